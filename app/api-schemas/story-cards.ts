import { z } from "zod";
import {
  BUFF_ATTRIBUTE_TYPES,
  BUFF_DIRECTIONS,
  BUFF_TARGETS,
  BUFF_UNITS,
} from "#app/game/vocabulary/buffs.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { OBTAINING_SOURCES } from "#app/game/vocabulary/story-cards.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { image, instant, lastUpdate } from "./values.ts";

/** `enabled` is false for an effect that only works from a higher limit break on. */
export const storyCardBuff = z.strictObject({
  attr: z.string(),
  attrName: z.string(),
  attrType: z.enum(idsOf(BUFF_ATTRIBUTE_TYPES)),
  enabled: z.boolean(),
  metadata: z.strictObject({
    direction: z.enum(idsOf(BUFF_DIRECTIONS)).nullable(),
    layer: z.union([z.literal(1), z.literal(2)]),
    unit: z.enum(idsOf(BUFF_UNITS)),
  }),
  target: z.enum(idsOf(BUFF_TARGETS)),
  turn: z.int().nullable(),
  role: z.enum(idsOf(ROLES)).nullable(),
  /** [base, max]: without and with full limit break. */
  values: z.tuple([z.number().nullable(), z.number()]),
});

const originalLanguage = z.enum(["ja", "zh-Hans"]);

export const storyCard = z.strictObject({
  id: z.int(),
  name: z.string(),
  aliases: z.array(z.strictObject({ value: z.string(), priority: z.int() })),
  sort: z.string(),
  type: z.enum(idsOf(CARD_TYPES)),
  rarity: z.int().min(1).max(5),
  image,
  artist: z.strictObject({ id: z.int().nullable(), jp: z.string() }),
  featured: z.array(z.string()),
  releaseDate: instant.nullable(),
  obtaining: z.array(
    z.strictObject({ type: z.enum(idsOf(OBTAINING_SOURCES)), display: z.string() }),
  ),
  links: z.strictObject({ wiki: z.string().nullable(), chronicle: z.string().nullable() }),
  stats: z.array(
    z.strictObject({
      type: z.enum(idsOf(STATS)),
      name: z.string(),
      icon: z.string(),
      min: z.int(),
      max: z.int(),
    }),
  ),
  total: z.strictObject({ min: z.number(), max: z.number() }),
  buffs: z.array(storyCardBuff),
  randomBuffs: z.array(z.array(storyCardBuff)),
  /** The Japanese name, else the Chinese one, where it is another than `name`. */
  original: z.strictObject({ text: z.string(), lang: originalLanguage }).nullable(),
  /** Language of `name`. */
  nameLang: z.enum(["en", "ja", "zh-Hans"]),
  /** Whether the English name is a translation of ours. */
  unofficial: z.boolean(),
  /** Whether the release date is sample data, not a fact. */
  sampleRelease: z.boolean(),
  /** Whether a prayer of the list raises its rate, whatever sources of it are known. */
  isRaised: z.boolean(),
});

/** GET /api/story-cards/get-list */
export const storyCardListAnswer = z.strictObject({
  content: z.array(storyCard),
  tags: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  chips: z.array(
    z.strictObject({ id: z.string(), name: z.string(), translit: z.string().nullable() }),
  ),
  lastUpdate,
});

export type StoryCardBuff = z.infer<typeof storyCardBuff>;
export type StoryCard = z.infer<typeof storyCard>;
export type StoryCardListAnswer = z.infer<typeof storyCardListAnswer>;

/** GET /api/story-cards/get-illust */
export const illustratorsAnswer = z.strictObject({
  content: z.array(
    z.strictObject({
      id: z.int(),
      jp: z.string(),
      pixiv: z.string().nullable(),
      twitter: z.string().nullable(),
      website: z.string().nullable(),
      storyCards: z.array(
        z.strictObject({
          id: z.int(),
          name: z.string(),
          sort: z.string(),
          rarity: z.int(),
          releaseDate: instant.nullable(),
          image,
        }),
      ),
    }),
  ),
  lastUpdate,
});

export type IllustratorsAnswer = z.infer<typeof illustratorsAnswer>;
