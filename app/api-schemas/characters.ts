import { z } from "zod";
import { NAME_SIZES } from "#app/game/name-size.ts";
import { COUNTED_BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import {
  bannerType,
  characterId,
  characterStatus,
  count,
  image,
  instant,
  lastUpdate,
  role,
  worldCode,
} from "./values.ts";

export const characterCounter = z
  .record(z.enum(COUNTED_BANNER_TYPES.map(({ id }) => id)), count)
  .describe("Released characters by banner type; mfes counts under sfes.");

export const nameSize = z
  .enum(NAME_SIZES)
  .describe("Size class of a name that is too long for its place, by number of letters.");

/** The data record of a character (specification 1 §3). `fr` is the day of its rebirth or null. */
export const character = z
  .strictObject({
    id: characterId,
    title: z
      .strictObject({
        en: z.string().nullable().describe("In English; null where it is not known."),
        jp: z.string().nullable().describe("In Japanese; null where it is not known."),
      })
      .describe("Her title, such as Nameless Space Terror."),
    name: z
      .strictObject({
        en: z.string().describe("In English."),
        translit: z
          .string()
          .nullable()
          .describe("The Japanese one in Latin letters; null where it is not known."),
        jp: z.string().describe("In Japanese."),
        meta: z
          .strictObject({ "tracker-size": nameSize })
          .describe("How the site writes the short name below a thumbnail."),
      })
      .describe("Her name, which her versions in other worlds share."),
    shortName: z.string().describe("The part of the English name that lists write."),
    img: z
      .strictObject({
        thumbnail: image,
        frThumbnail: image.describe("After the rebirth; null where she has none."),
        altThumbnail: image.describe("A second one; null where there is none."),
        spoilerSafeThumbnail: image.describe("One that does not tell who she is."),
        card: image.describe("A larger one."),
      })
      .describe("Her pictures."),
    status: characterStatus,
    announced: z.boolean().describe("Whether she is announced, and not released yet."),
    type: bannerType.nullable().describe("Her banner type; null where it is not known."),
    release: z
      .strictObject({
        debut: instant.nullable().describe("In the global version; null where it is not known."),
        jp: instant.nullable().describe("In Japan; null where it is not known."),
      })
      .describe("When she came out."),
    fr: instant.nullable().describe("The day of her rebirth; null where she has none."),
    metadata: z
      .string()
      .nullable()
      .describe("The form that she takes, such as Mima; null without one."),
    meta: z
      .strictObject({
        world: worldCode,
        role: role.nullable().describe("Her role; null where it is not known."),
        modal: z.string().nullable().describe("Kept for programs that expect it; always null."),
      })
      .describe("Where she is from, and what for."),
  })
  .describe("A character.");

export const upcomingCharacter = z
  .strictObject({
    id: characterId,
    name: z.string().describe("The English name that no other character has."),
    translit: z
      .string()
      .nullable()
      .describe("Her Japanese name in Latin letters; null where it is not known."),
    debut: instant.nullable().describe("When she comes out; null where it is not known."),
    world: worldCode,
    type: bannerType.nullable().describe("Her banner type; null where it is not known."),
  })
  .describe("A character whose debut lies ahead.");

const series = z.strictObject({
  series: z.string().describe("The id of the series."),
  "jp-title": z.string().nullable().describe("Its Japanese title; null where it has none."),
  "en-title": z.string().describe("Its English title."),
  large: z.boolean().describe("Whether it has more than 11 characters."),
  available: count.describe("How many of its characters are released."),
  total: count.describe("How many characters it has."),
  data: z.array(character).describe("The characters of the series."),
});

/** GET /api/characters/chronological */
export const chronologicalAnswer = z.strictObject({
  counter: characterCounter,
  upcoming: z.array(upcomingCharacter).describe("Characters whose debut lies ahead."),
  content: z
    .array(
      z.strictObject({
        id: z.string().describe("The id of the group."),
        name: z.string().describe("Its name."),
        data: z.array(series).describe("Its series, in the order of their works."),
      }),
    )
    .describe("Groups of series, each with its characters."),
  lastUpdate,
});

export type CharacterCounter = z.infer<typeof characterCounter>;
export type Character = z.infer<typeof character>;
export type UpcomingCharacter = z.infer<typeof upcomingCharacter>;
export type ChronologicalAnswer = z.infer<typeof chronologicalAnswer>;
