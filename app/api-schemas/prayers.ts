import { z } from "zod";
import { FOREVER_CATEGORIES } from "#app/game/vocabulary/banner-types.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { RATE_TYPES, RATE_UP_STATUSES, ROLL_TYPES } from "#app/game/vocabulary/prayers.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { characterName, characterThumbnail } from "./thumbnails.ts";
import { cardId, characterId, count, image, instant, lastUpdate } from "./values.ts";

export const chance = z.number().min(0).max(1).describe("A chance, 0 to 1.");

export const rateUpCharacter = z
  .strictObject({
    character: characterThumbnail,
    status: z
      .enum(idsOf(RATE_UP_STATUSES))
      .nullable()
      .describe(
        "new appears for the first time, extra is added beside those of the title; null is neither.",
      ),
  })
  .describe("A character whose rate a prayer raises.");

export const rateUpCard = z
  .strictObject({
    card: z
      .strictObject({
        id: cardId,
        name: z.string().describe("Its English name, else the original one."),
        rarity: z.int().min(1).max(5).describe("Its stars, 1 to 5."),
        image,
        releaseDate: instant
          .nullable()
          .describe("When it is revealed; null where that is not known."),
      })
      .describe("The card in short."),
    isNew: z.boolean().describe("Whether it appears for the first time."),
    exchange: z
      .int()
      .nullable()
      .describe("What it costs in exchange points; null where it is not sold."),
  })
  .describe("A story card whose rate a prayer raises.");

const stepUp = z.strictObject({
  id: z.string().describe("Its family, asc, desc or special, and how many steps it has: asc-5."),
  index: z.int().min(1).describe("Its place among the step-ups of the prayer, from 1."),
  pulls: count.describe("How many steps there are."),
});

const stepUpRow = z.strictObject({
  cost: count.describe("What the ten cost, in god crystals."),
  guaranteed: count.describe("How many of its ten are characters at least."),
  multiplier: z.number().describe("What the chances of a pick-up are multiplied by."),
  pickUpGuaranteed: count.describe("How many of its ten are pick-ups at least."),
  dust: count.describe("Fortune Dust that it gives."),
});

/** A prayer as lists show it: without its pool and the rows of its step-ups. */
export const listedPrayer = z
  .strictObject({
    id: z
      .string()
      .describe("The id of the prayer, which its page and calls take. It never changes."),
    name: z.string().describe("Its English name."),
    image,
    start: instant
      .nullable()
      .describe("When it begins, in milliseconds since the epoch; null where that is not known."),
    end: instant
      .nullable()
      .describe("The first instant after it; null where it has no end or none is known."),
    duration: z
      .int()
      .nullable()
      .describe("Milliseconds from start to end; null where one of them is."),
    types: z
      .array(z.enum(idsOf(PRAYER_TYPES)))
      .describe("What kinds of prayer it is; it may be several."),
    rateUpCharacters: z
      .array(rateUpCharacter)
      .describe("Characters whose rate is raised. /api/characters/chronological has their names."),
    rateUpCards: z.array(rateUpCard).describe("Story cards whose rate is raised."),
    stepUps: z
      .array(stepUp)
      .describe("Its step-ups: rows of tens for god crystals, in fixed order."),
    simulator: z.boolean().describe("Whether its pulls can be rolled."),
    maxPulls: z
      .int()
      .nullable()
      .describe("How many tens for god crystals there are; null for no end."),
    gcCost: z.int().nullable().describe("God crystals for ten; null where there is no such pull."),
    dust: z.int().nullable().describe("Fortune Dust that such a ten gives."),
  })
  .describe("A prayer as lists show it.");

/** An item of a pool with its chance in each slot of a pull, by column. */
export const poolItem = z
  .strictObject({
    id: z.union([characterId, cardId]).describe("The id of a character, or the number of a card."),
    shortName: z.string().describe("The name as lists write it."),
    shortTranslitName: z
      .string()
      .nullable()
      .describe(
        "The Japanese name of a character in Latin letters; null for cards, and where it is not known.",
      ),
    rateType: z.enum(idsOf(RATE_TYPES)).describe("Whether its rate is raised."),
    chance: z
      .strictObject({ sc: chance.nullable(), gc: chance.nullable() })
      .describe(
        "In each slot of a pull for seal or for god crystals; null where it is not among them.",
      ),
  })
  .describe("A character or card of a pool, with its chances.");

/** GET /api/prayers/get-detail?id= and /api/prayers/get-special/{standard or ritual}?id= */
export const prayerDetailAnswer = listedPrayer.extend({
  stepUps: z
    .array(
      stepUp.extend({ data: z.array(stepUpRow).describe("Its steps, in the order of pulling.") }),
    )
    .describe("Its step-ups: rows of tens for god crystals, in fixed order."),
  pool: z
    .strictObject({
      characters: z.array(poolItem).describe("Characters."),
      card5: z.array(poolItem).describe("Story cards of five stars."),
      card4: z.array(poolItem).describe("Story cards of four stars."),
      card3: z.array(poolItem).describe("Story cards of three stars."),
    })
    .describe("All that it can give, with chances; empty where these are not known."),
});

const filterOption = z.strictObject({
  id: z.string().describe("The id of the character, or the number of the card as text."),
  name: z.string().describe("The English name that no other has."),
});
const characterOption = filterOption.extend({
  translit: z
    .string()
    .nullable()
    .describe("The same from the Japanese name in Latin letters; null where it is not known."),
});

/** GET /api/prayers/get-list: the first page, with the options of the search. */
export const prayerListAnswer = z.strictObject({
  content: z.array(listedPrayer).describe("100 prayers at most, by start, the latest first."),
  filterOpts: z
    .strictObject({
      characters: z.array(characterOption).describe("Characters that some prayer raises."),
      cards: z.array(filterOption).describe("Cards that some prayer raises."),
    })
    .describe("What one can search prayers by; in the answer without `last` alone."),
  isLast: z.boolean().describe("Whether there are no further ones."),
  lastUpdate,
});

/** GET /api/prayers/get-list-2?last= and get-list?last=: the page after a prayer. */
export const nextPrayersAnswer = prayerListAnswer.omit({ filterOpts: true });

/** POST /api/prayers/roll, as JSON or as a form. */
export const rollRequest = z
  .strictObject({
    id: z.string().min(1).max(100).describe("The id of the prayer."),
    type: z.enum(idsOf(ROLL_TYPES)).describe("The kind of pull."),
    sbNo: z
      .int()
      .min(-1)
      .max(1000)
      .default(-1)
      .describe("For a step-up its place among the prayer's, 0 to 1000; else -1."),
    suNo: z
      .int()
      .min(-1)
      .max(1000)
      .default(-1)
      .describe("For a step-up how many of its rows are done, 0 to 1000; else -1."),
    pullNo: z
      .int()
      .min(0)
      .max(1_000_000)
      .default(0)
      .describe("God-crystal tens so far, 0 to 1000000."),
    seed: z
      .string()
      .max(64)
      .optional()
      .describe(
        "Of 64 characters at most: makes the roll reproducible; without it chance is the system's own.",
      ),
  })
  .describe("A roll.");

/** What a page's own form sends: a roll, and the run that it goes on, by its seed and steps. */
export const pageRollRequest = rollRequest.extend({
  seed: z.string().max(56).optional(),
  steps: z.string().max(2000).default(""),
});

export const rollAnswer = z.strictObject({
  result: z
    .array(
      z.strictObject({
        type: z.enum(["chara", "card"]).describe("A character or a story card."),
        id: z
          .union([characterId, cardId])
          .describe("The id of a character, or the number of a card."),
        name: z.string().describe("Its English name."),
        img: image,
        metadata: z.int().nullable().describe("The stars of a card; null for a character."),
      }),
    )
    .describe("What was drawn, one for each pull, in order."),
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
  content: z
    .strictObject({
      title: z.string().describe("Its name."),
      characters: z.array(characterThumbnail).describe("Who is in it."),
      count: z
        .record(z.enum(FOREVER_CATEGORIES), count)
        .describe("How many of them are of each banner type; total is all."),
      start: instant.describe("When it begins, in milliseconds since the epoch."),
      end: instant.describe("The first instant after it, in milliseconds since the epoch."),
      notes: z.array(z.string()).describe("What else is known of it, a sentence each."),
    })
    .describe("The forever prayer."),
  names: z.array(characterName).describe("The names of its characters, by id."),
});

/** GET /api/characters/kourindou-roulette */
export const rouletteAnswer = z.strictObject({
  start: instant.describe("When it begins, in milliseconds since the epoch."),
  characters: z.array(characterThumbnail).describe("Who is in it."),
  count: count.describe("How many characters there are in it."),
  names: z.array(characterName).describe("The names of its characters, by id."),
});

export type ListedPrayer = z.infer<typeof listedPrayer>;
export type PrayerDetailAnswer = z.infer<typeof prayerDetailAnswer>;
export type PrayerListAnswer = z.infer<typeof prayerListAnswer>;
export type NextPrayersAnswer = z.infer<typeof nextPrayersAnswer>;
export type RollRequest = z.infer<typeof rollRequest>;
export type RollAnswer = z.infer<typeof rollAnswer>;
export type ForeverPrayerAnswer = z.infer<typeof foreverPrayerAnswer>;
export type RouletteAnswer = z.infer<typeof rouletteAnswer>;
