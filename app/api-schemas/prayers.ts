import { z } from "zod";
import { FOREVER_CATEGORIES } from "#app/game/forever-prayer.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { RATE_TYPES, RATE_UP_STATUSES, ROLL_TYPES } from "#app/game/vocabulary/prayers.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { characterName, characterThumbnail } from "./thumbnails.ts";
import { count, image, instant, lastUpdate } from "./values.ts";

export const chance = z.number().min(0).max(1);

const rateUpCharacter = z.strictObject({
  character: characterThumbnail,
  status: z.enum(idsOf(RATE_UP_STATUSES)).nullable(),
});

const rateUpCard = z.strictObject({
  card: z.strictObject({
    id: z.int(),
    name: z.string(),
    rarity: z.int(),
    image,
    /** When it is revealed; null where that is not known. */
    releaseDate: instant.nullable(),
  }),
  isNew: z.boolean(),
  exchange: z.int().nullable(),
});

const stepUp = z.strictObject({
  id: z.string(),
  index: z.int().min(1),
  /** How many steps there are, and so how many pulls the counter counts to. */
  pulls: count,
});

const stepUpRow = z.strictObject({
  cost: count,
  guaranteed: count,
  multiplier: z.number(),
  pickUpGuaranteed: count,
  dust: count,
});

/** A prayer as lists show it: without its pool and the rows of its step-ups. */
export const listedPrayer = z.strictObject({
  id: z.string(),
  name: z.string(),
  image,
  start: instant.nullable(),
  end: instant.nullable(),
  /** Milliseconds from start to end. */
  duration: z.int().nullable(),
  types: z.array(z.enum(idsOf(PRAYER_TYPES))),
  rateUpCharacters: z.array(rateUpCharacter),
  rateUpCards: z.array(rateUpCard),
  stepUps: z.array(stepUp),
  simulator: z.boolean(),
  maxPulls: z.int().nullable(),
  gcCost: z.int().nullable(),
  dust: z.int().nullable(),
});

/** An item of a pool with its chance in each slot of a pull, by column. */
const poolItem = z.strictObject({
  id: z.union([z.string(), z.int()]),
  shortName: z.string(),
  shortTranslitName: z.string().nullable(),
  rateType: z.enum(idsOf(RATE_TYPES)),
  chance: z.strictObject({ sc: chance.nullable(), gc: chance.nullable() }),
});

/** GET /api/prayers/get-detail?id= and /api/prayers/get-special/{standard or ritual}?id= */
export const prayerDetailAnswer = listedPrayer.extend({
  stepUps: z.array(stepUp.extend({ data: z.array(stepUpRow) })),
  pool: z.strictObject({
    characters: z.array(poolItem),
    card5: z.array(poolItem),
    card4: z.array(poolItem),
    card3: z.array(poolItem),
  }),
});

const filterOption = z.strictObject({ id: z.string(), name: z.string() });
const characterOption = filterOption.extend({ translit: z.string().nullable() });

/** GET /api/prayers/get-list: the first page, with the options of the search. */
export const prayerListAnswer = z.strictObject({
  content: z.array(listedPrayer),
  filterOpts: z.strictObject({
    characters: z.array(characterOption),
    cards: z.array(filterOption),
  }),
  isLast: z.boolean(),
  lastUpdate,
});

/** GET /api/prayers/get-list-2?last= and get-list?last=: the page after a prayer. */
export const nextPrayersAnswer = prayerListAnswer.omit({ filterOpts: true });

/** POST /api/prayers/roll, as JSON or as a form. */
export const rollRequest = z.strictObject({
  id: z.string().min(1).max(100).describe("The id of the prayer."),
  type: z.enum(idsOf(ROLL_TYPES)).describe("The kind of pull."),
  sbNo: z
    .int()
    .min(-1)
    .max(1000)
    .default(-1)
    .describe("For a step-up its place among the prayer's, from 0; else -1."),
  suNo: z
    .int()
    .min(-1)
    .max(1000)
    .default(-1)
    .describe("For a step-up how many of its rows are done; else -1."),
  pullNo: z.int().min(0).max(1_000_000).default(0).describe("God-crystal tens so far."),
  seed: z
    .string()
    .max(64)
    .optional()
    .describe("Makes the roll reproducible; without it chance is the system's own."),
});

/** What a page's own form sends: a roll, and the run that it goes on, by its seed and steps. */
export const pageRollRequest = rollRequest.extend({
  seed: z.string().max(56).optional(),
  steps: z.string().max(2000).default(""),
});

export const rollAnswer = z.strictObject({
  result: z.array(
    z.strictObject({
      type: z.enum(["chara", "card"]),
      id: z.union([z.string(), z.int()]),
      name: z.string(),
      img: image,
      /** The rarity of a card; null for a character. */
      metadata: z.int().nullable(),
    }),
  ),
  coin: count,
  sc: count,
  gc: count,
  dust: count,
  pullNo: count,
  gcDisabled: z.boolean(),
  seed: z.string().optional(),
});

/** GET /api/characters/forever-prayer?id= */
export const foreverPrayerAnswer = z.strictObject({
  navigator: z.strictObject({ no: z.int(), prev: z.int().nullable(), next: z.int().nullable() }),
  content: z.strictObject({
    title: z.string(),
    characters: z.array(characterThumbnail),
    count: z.record(z.enum(FOREVER_CATEGORIES), count),
    start: instant,
    end: instant,
    notes: z.array(z.string()),
  }),
  names: z.array(characterName),
});

/** GET /api/characters/kourindou-roulette */
export const rouletteAnswer = z.strictObject({
  start: instant,
  characters: z.array(characterThumbnail),
  count,
  names: z.array(characterName),
});

export type ListedPrayer = z.infer<typeof listedPrayer>;
export type PrayerDetailAnswer = z.infer<typeof prayerDetailAnswer>;
export type PrayerListAnswer = z.infer<typeof prayerListAnswer>;
export type NextPrayersAnswer = z.infer<typeof nextPrayersAnswer>;
export type RollRequest = z.infer<typeof rollRequest>;
export type RollAnswer = z.infer<typeof rollAnswer>;
export type ForeverPrayerAnswer = z.infer<typeof foreverPrayerAnswer>;
export type RouletteAnswer = z.infer<typeof rouletteAnswer>;
