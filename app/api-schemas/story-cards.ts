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

export const storyCardBuff = z.strictObject({
  attr: z.string(),
  attrName: z.string(),
  attrType: z.enum(idsOf(BUFF_ATTRIBUTE_TYPES)),
  enabled: z
    .boolean()
    .describe("False for an effect that works only from a higher limit break on."),
  metadata: z.strictObject({
    direction: z.enum(idsOf(BUFF_DIRECTIONS)).nullable(),
    layer: z.union([z.literal(1), z.literal(2)]).describe("The layer of the effect in the game."),
    unit: z.enum(idsOf(BUFF_UNITS)),
  }),
  target: z.enum(idsOf(BUFF_TARGETS)),
  turn: z.int().nullable().describe("How long it lasts, in turns; null where it does not run out."),
  role: z.enum(idsOf(ROLES)).nullable().describe("For which role alone it works; null for all."),
  values: z
    .tuple([z.number().nullable(), z.number()])
    .describe("Without and with full limit break, in the unit; null where it is not known."),
});

const originalLanguage = z.enum(["ja", "zh-Hans"]);

export const storyCard = z.strictObject({
  id: z.int(),
  name: z.string(),
  aliases: z.array(
    z.strictObject({
      value: z.string(),
      priority: z.int().describe("1 puts the card first when just this name is sought; else 0."),
    }),
  ),
  sort: z.string().describe("The name as lists are ordered by it."),
  type: z.enum(idsOf(CARD_TYPES)),
  rarity: z.int().min(1).max(5),
  image,
  artist: z.strictObject({ id: z.int().nullable(), jp: z.string() }),
  featured: z
    .array(z.string())
    .describe("Ids of the persons that it shows; chips has their names."),
  releaseDate: instant.nullable().describe("Null where it is not known."),
  obtaining: z.array(
    z.strictObject({ type: z.enum(idsOf(OBTAINING_SOURCES)), display: z.string() }),
  ),
  links: z.strictObject({ wiki: z.string().nullable(), chronicle: z.string().nullable() }),
  stats: z.array(
    z.strictObject({
      type: z.enum(idsOf(STATS)),
      name: z.string(),
      icon: z.string(),
      min: z.int().describe("Without limit break."),
      max: z.int().describe("With full limit break."),
    }),
  ),
  total: z
    .strictObject({
      min: z.number().describe("Without limit break."),
      max: z.number().describe("With full limit break."),
    })
    .describe("Of all stats together."),
  buffs: z.array(storyCardBuff),
  randomBuffs: z
    .array(z.array(storyCardBuff))
    .describe("Groups, of each of which one effect works."),
  original: z
    .strictObject({ text: z.string(), lang: originalLanguage })
    .nullable()
    .describe("The Japanese name, else the Chinese one, where it is another than name."),
  nameLang: z.enum(["en", "ja", "zh-Hans"]).describe("Language of name."),
  unofficial: z.boolean().describe("Whether the English name is a translation of this site."),
  sampleRelease: z.boolean().describe("Whether the release date is sample data, not a fact."),
  isRaised: z
    .boolean()
    .describe("Whether a prayer of the list raises its rate, whatever sources of it are known."),
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
