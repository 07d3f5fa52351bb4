import { z } from "zod";
import { UNRELEASED_KINDS } from "#app/game/vocabulary/characters.ts";
import { DATE_MODES } from "#app/game/vocabulary/prayers.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { nameSize } from "./characters.ts";
import { characterName, characterThumbnail } from "./thumbnails.ts";
import { bannerType, count, instant, lastUpdate, role, worldCode } from "./values.ts";

const characters = z.array(characterThumbnail).describe("The characters of the group.");

/** What every list of characters carries beside its content. */
const envelope = {
  names: z.array(characterName).describe("The names of all characters of the content, by id."),
  lastUpdate,
};

/** GET /api/characters/variants: one group for each person with more than one world. */
export const variantsAnswer = z.strictObject({
  content: z
    .array(
      z.strictObject({
        jpName: z.string().describe("The person's Japanese name."),
        enName: z.string().describe("The person's English name."),
        translitName: z
          .string()
          .nullable()
          .describe("The Japanese one in Latin letters; null where it is not known."),
        jpSize: nameSize,
        available: count.describe("How many of them are released."),
        total: count.describe("How many characters are this person."),
        characters,
      }),
    )
    .describe("One group for each person who is more than one character."),
  ...envelope,
});

/** GET /api/characters/universe */
export const universeAnswer = z.strictObject({
  content: z
    .array(
      z.strictObject({
        id: worldCode,
        name: z.string().describe("The name of the world, which is its code."),
        characters,
      }),
    )
    .describe("One group for each world that has characters."),
  ...envelope,
});

/** GET /api/characters/release-date, in order of release. */
export const releaseDateAnswer = z.strictObject({
  content: z
    .array(
      z.strictObject({
        no: z.int().min(1).describe("Its place in the order, from 1."),
        date: instant.nullable().describe("The day of their debut; null where it is not known."),
        characters,
      }),
    )
    .describe("One group for each day on which characters came out, the first day first."),
  ...envelope,
});

/** GET /api/characters/unreleased: its six lists. */
export const unreleasedAnswer = z.strictObject({
  content: z
    .record(z.enum(UNRELEASED_KINDS.map(({ key }) => key)), characters)
    .describe("Lists of characters by where else they are found; mv is music videos."),
  ...envelope,
});

/** GET /api/characters/{rebirth-date, standard-prayer-date, ritual-date, rebirth-costume-date} */
export const batchesAnswer = z.strictObject({
  content: z
    .array(
      z.strictObject({
        no: z.int().min(1).describe("The number of the batch, from 1."),
        date: instant.nullable().describe("When it came or comes; null where it is not known."),
        dateMode: z
          .enum(idsOf(DATE_MODES))
          .describe("Whether the site shows the date, says that there is none, or neither."),
        characters,
      }),
    )
    .describe("The batches by number, those to come included."),
  ...envelope,
});

/** GET /api/characters/role-type */
export const roleTypeAnswer = z.strictObject({
  content: z
    .array(
      z.strictObject({
        id: role,
        name: z.string().describe("The English name of the role."),
        kanji: z.string().describe("The sign that this site writes for the role."),
        characters,
      }),
    )
    .describe("One group for each role."),
  ...envelope,
});

/** GET /api/characters/prayer-type */
export const prayerTypeAnswer = z.strictObject({
  content: z
    .array(z.strictObject({ type: bannerType, characters }))
    .describe("One group for each banner type; released characters alone."),
  ...envelope,
});

/** GET /api/characters/{standard-pool, ritual-pool} */
export const poolAnswer = z.strictObject({
  content: z.array(characterThumbnail).describe("The characters that are in the pool now."),
  ...envelope,
});

export type VariantsAnswer = z.infer<typeof variantsAnswer>;
export type UniverseAnswer = z.infer<typeof universeAnswer>;
export type ReleaseDateAnswer = z.infer<typeof releaseDateAnswer>;
export type UnreleasedAnswer = z.infer<typeof unreleasedAnswer>;
export type BatchesAnswer = z.infer<typeof batchesAnswer>;
export type RoleTypeAnswer = z.infer<typeof roleTypeAnswer>;
export type PrayerTypeAnswer = z.infer<typeof prayerTypeAnswer>;
