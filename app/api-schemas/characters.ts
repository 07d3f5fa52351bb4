import { z } from "zod";
import { NAME_SIZES } from "#app/game/name-size.ts";
import { COUNTED_BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { bannerType, characterStatus, count, image, instant, lastUpdate } from "./values.ts";

export const characterCounter = z
  .record(z.enum(COUNTED_BANNER_TYPES.map(({ id }) => id)), count)
  .describe("Released characters by banner type; mfes counts under sfes.");

export const nameSize = z
  .enum(NAME_SIZES)
  .describe("Size class of a name that is too long for its place, by number of letters.");

/** The data record of a character (specification 1 §3). `fr` is the day of its rebirth or null. */
export const character = z.strictObject({
  id: z.string(),
  title: z.strictObject({ en: z.string().nullable(), jp: z.string().nullable() }),
  name: z.strictObject({
    en: z.string(),
    translit: z.string().nullable(),
    jp: z.string(),
    meta: z.strictObject({ "tracker-size": nameSize }),
  }),
  shortName: z.string(),
  img: z.strictObject({
    thumbnail: image,
    frThumbnail: image,
    altThumbnail: image,
    spoilerSafeThumbnail: image,
    card: image,
  }),
  status: characterStatus,
  announced: z.boolean().describe("Whether she is announced, and not released yet."),
  type: bannerType.nullable(),
  release: z.strictObject({ debut: instant.nullable(), jp: instant.nullable() }),
  fr: instant.nullable().describe("The day of her rebirth; null where she has none."),
  metadata: z.string().nullable(),
  meta: z.strictObject({
    world: z.string(),
    role: z.enum(idsOf(ROLES)).nullable(),
    modal: z.string().nullable(),
  }),
});

export const upcomingCharacter = z.strictObject({
  id: z.string(),
  name: z.string(),
  translit: z.string().nullable(),
  debut: instant.nullable(),
  world: z.string(),
  type: bannerType.nullable(),
});

const series = z.strictObject({
  series: z.string(),
  "jp-title": z.string().nullable(),
  "en-title": z.string(),
  large: z.boolean(),
  available: count.describe("How many of them are released."),
  total: count,
  data: z.array(character),
});

/** GET /api/characters/chronological */
export const chronologicalAnswer = z.strictObject({
  counter: characterCounter,
  upcoming: z.array(upcomingCharacter),
  content: z.array(z.strictObject({ id: z.string(), name: z.string(), data: z.array(series) })),
  lastUpdate,
});

export type CharacterCounter = z.infer<typeof characterCounter>;
export type Character = z.infer<typeof character>;
export type UpcomingCharacter = z.infer<typeof upcomingCharacter>;
export type ChronologicalAnswer = z.infer<typeof chronologicalAnswer>;
