import { z } from "zod";
import { UNRELEASED_KINDS } from "#app/game/vocabulary/characters.ts";
import { DATE_MODES } from "#app/game/vocabulary/prayers.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { nameSize } from "./characters.ts";
import { characterName, characterThumbnail } from "./thumbnails.ts";
import { bannerType, count, instant, lastUpdate } from "./values.ts";

const characters = z.array(characterThumbnail);

/** What every list of characters carries beside its content. */
const envelope = {
  names: z.array(characterName).describe("The names of all characters of the content, by id."),
  lastUpdate,
};

/** GET /api/characters/variants: one group for each person with more than one world. */
export const variantsAnswer = z.strictObject({
  content: z.array(
    z.strictObject({
      jpName: z.string(),
      enName: z.string(),
      translitName: z.string().nullable(),
      jpSize: nameSize,
      available: count.describe("How many of them are released."),
      total: count,
      characters,
    }),
  ),
  ...envelope,
});

/** GET /api/characters/universe */
export const universeAnswer = z.strictObject({
  content: z.array(z.strictObject({ id: z.string(), name: z.string(), characters })),
  ...envelope,
});

/** GET /api/characters/release-date, in order of release. */
export const releaseDateAnswer = z.strictObject({
  content: z.array(
    z.strictObject({
      no: z.int().min(1).describe("Its place in the order, from 1."),
      date: instant.nullable().describe("Null where it is not known."),
      characters,
    }),
  ),
  ...envelope,
});

/** GET /api/characters/unreleased: its six lists. */
export const unreleasedAnswer = z.strictObject({
  content: z.record(z.enum(UNRELEASED_KINDS.map(({ key }) => key)), characters),
  ...envelope,
});

/** GET /api/characters/{rebirth-date, standard-prayer-date, ritual-date, rebirth-costume-date} */
export const batchesAnswer = z.strictObject({
  content: z.array(
    z.strictObject({
      no: z.int().min(1).describe("The number of the batch, from 1."),
      date: instant.nullable().describe("Null where it is not known."),
      dateMode: z
        .enum(idsOf(DATE_MODES))
        .describe("Whether the site shows the date, says that there is none, or neither."),
      characters,
    }),
  ),
  ...envelope,
});

/** GET /api/characters/role-type */
export const roleTypeAnswer = z.strictObject({
  content: z.array(
    z.strictObject({
      id: z.enum(idsOf(ROLES)),
      name: z.string(),
      kanji: z.string().describe("The sign that the game writes for the role."),
      characters,
    }),
  ),
  ...envelope,
});

/** GET /api/characters/prayer-type */
export const prayerTypeAnswer = z.strictObject({
  content: z.array(z.strictObject({ type: bannerType, characters })),
  ...envelope,
});

/** GET /api/characters/{standard-pool, ritual-pool} */
export const poolAnswer = z.strictObject({ content: characters, ...envelope });

export type VariantsAnswer = z.infer<typeof variantsAnswer>;
export type UniverseAnswer = z.infer<typeof universeAnswer>;
export type ReleaseDateAnswer = z.infer<typeof releaseDateAnswer>;
export type UnreleasedAnswer = z.infer<typeof unreleasedAnswer>;
export type BatchesAnswer = z.infer<typeof batchesAnswer>;
export type RoleTypeAnswer = z.infer<typeof roleTypeAnswer>;
export type PrayerTypeAnswer = z.infer<typeof prayerTypeAnswer>;
