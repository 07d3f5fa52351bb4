import { z } from "zod";
import { FOREVER_CATEGORIES } from "#app/game/forever-prayer.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { RATE_TYPES, RATE_UP_STATUSES, ROLL_TYPES } from "#app/game/vocabulary/prayers.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { characterName, characterThumbnail } from "./thumbnails.ts";
import { count, image, instant, lastUpdate } from "./values.ts";

export const chance = z.number().min(0).max(1).describe("A chance, 0 to 1.");

const rateUpCharacter = z.strictObject({
  character: characterThumbnail,
  status: z
    .enum(idsOf(RATE_UP_STATUSES))
    .nullable()
    .describe("new appears for the first time, extra is added beside those of the title."),
});

const rateUpCard = z.strictObject({
  card: z.strictObject({
    id: z.int(),
    name: z.string(),
    rarity: z.int(),
    image,
    releaseDate: instant.nullable().describe("When it is revealed; null where that is not known."),
  }),
  isNew: z.boolean(),
  exchange: z
    .int()
    .nullable()
    .describe("What it costs in exchange points; null where it is not sold."),
});

const stepUp = z.strictObject({
  id: z.string(),
  index: z.int().min(1).describe("Its place among the step-ups of the prayer, from 1."),
  pulls: count.describe("How many steps there are."),
});

const stepUpRow = z.strictObject({
  cost: count.describe("God crystals."),
  guaranteed: count.describe("How many of its ten are characters at least."),
  multiplier: z.number().describe("What the chances of a pick-up are multiplied by."),
  pickUpGuaranteed: count.describe("How many of its ten are pick-ups at least."),
  dust: count.describe("Fortune Dust that it gives."),
});

/** A prayer as lists show it: without its pool and the rows of its step-ups. */
export const listedPrayer = z.strictObject({
  id: z.string(),
  name: z.string(),
  image,
  start: instant.nullable(),
  end: instant.nullable(),
  duration: z.int().nullable().describe("Milliseconds from start to end."),
  types: z.array(z.enum(idsOf(PRAYER_TYPES))),
  rateUpCharacters: z.array(rateUpCharacter),
  rateUpCards: z.array(rateUpCard),
  stepUps: z.array(stepUp),
  simulator: z.boolean().describe("Whether its pulls can be rolled."),
  maxPulls: z
    .int()
    .nullable()
    .describe("How many tens for god crystals there are; null for no end."),
  gcCost: z.int().nullable().describe("God crystals for ten; null where there is no such pull."),
  dust: z.int().nullable().describe("Fortune Dust that such a ten gives."),
});

/** An item of a pool with its chance in each slot of a pull, by column. */
const poolItem = z.strictObject({
  id: z.union([z.string(), z.int()]),
  shortName: z.string(),
  shortTranslitName: z.string().nullable(),
  rateType: z.enum(idsOf(RATE_TYPES)),
  chance: z
    .strictObject({ sc: chance.nullable(), gc: chance.nullable() })
    .describe(
      "In each slot of a pull for seal or for god crystals; null where it is not among them.",
    ),
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
      metadata: z.int().nullable().describe("The rarity of a card; null for a character."),
    }),
  ),
  coin: count.describe("Coins that it gives."),
  sc: count.describe("Seal crystals that it costs."),
  gc: count.describe("God crystals that it costs."),
  dust: count.describe("Fortune Dust that it gives."),
  pullNo: count.describe("God-crystal tens so far, this one counted."),
  gcDisabled: z.boolean().describe("Whether there is no further ten for god crystals."),
  seed: z.string().optional().describe("The seed that was sent."),
});

/** GET /api/characters/forever-prayer?id= */
export const foreverPrayerAnswer = z.strictObject({
  navigator: z
    .strictObject({
      no: z.int().describe("Its number, from 1."),
      prev: z.int().nullable().describe("Null for the first one."),
      next: z.int().nullable().describe("Null for the newest one."),
    })
    .describe("Its number, and those before and after it."),
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
