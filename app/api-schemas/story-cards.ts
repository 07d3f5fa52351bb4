import { z } from "zod";
import {
  BUFF_ATTRIBUTE_TYPES,
  BUFF_DIRECTIONS,
  BUFF_TARGETS,
  BUFF_UNITS,
} from "#app/game/vocabulary/buffs.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { OBTAINING_SOURCES } from "#app/game/vocabulary/story-cards.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { cardId, image, instant, lastUpdate, role, tag } from "./values.ts";

export const storyCardBuff = z
  .strictObject({
    attr: z.string().describe("The id of what it acts on, such as yang-atk."),
    attrName: z.string().describe("Its English name."),
    attrType: z.enum(idsOf(BUFF_ATTRIBUTE_TYPES)).describe("What kind of thing that is."),
    enabled: z
      .boolean()
      .describe("False for an effect that works only from a higher limit break on."),
    metadata: z
      .strictObject({
        direction: z
          .enum(idsOf(BUFF_DIRECTIONS))
          .nullable()
          .describe("Whether it raises or lowers it; null where it does neither."),
        layer: z
          .union([z.literal(1), z.literal(2)])
          .describe("The layer of the effect in the game."),
        unit: z.enum(idsOf(BUFF_UNITS)).describe("What its values are counted in."),
      })
      .describe("How it works."),
    target: z
      .enum(idsOf(BUFF_TARGETS))
      .describe("On whom it works: the bearer, one ally or enemy, the party, all enemies."),
    turn: z
      .int()
      .nullable()
      .describe("How long it lasts, in turns; null where it does not run out."),
    role: role.nullable().describe("For which role alone it works; null for all."),
    values: z
      .tuple([z.number().nullable(), z.number()])
      .describe("Without and with full limit break, in the unit; null where it is not known."),
  })
  .describe("An effect of a story card.");

const originalLanguage = z
  .enum(["ja", "zh-Hans"])
  .describe("Its language: Japanese or simplified Chinese.");

const rarity = z.int().min(1).max(5).describe("Its stars, 1 to 5.");

export const storyCard = z
  .strictObject({
    id: cardId,
    name: z.string().describe("Its English name, else the Japanese or the Chinese one."),
    aliases: z
      .array(
        z.strictObject({
          value: z.string().describe("The other name."),
          priority: z
            .int()
            .describe("1 puts the card first when just this name is sought; else 0."),
        }),
      )
      .describe("Other names by which it is found."),
    sort: z.string().describe("The name as lists are ordered by it."),
    type: z.enum(idsOf(CARD_TYPES)).describe("Its suit."),
    rarity,
    image,
    artist: z
      .strictObject({
        id: z
          .int()
          .nullable()
          .describe("The number of the illustrator; null where no person is named."),
        jp: z.string().describe("The name as the card gives it; empty where it is not known."),
      })
      .describe("Who drew it."),
    featured: z
      .array(z.string())
      .describe("Ids of the persons that it shows; chips has their names."),
    releaseDate: instant
      .nullable()
      .describe(
        "When it comes out, in milliseconds since the epoch; null where that is not known.",
      ),
    obtaining: z
      .array(
        z.strictObject({
          type: z.enum(idsOf(OBTAINING_SOURCES)).describe("The kind of source."),
          display: z.string().describe("The source in words."),
        }),
      )
      .describe("Where it can be had; empty where that is not known."),
    links: z
      .strictObject({
        wiki: z.string().nullable().describe("In the wiki of the game."),
        chronicle: z.string().nullable().describe("In the LostWord Chronicle."),
      })
      .describe("Addresses of pages about it; null where none is known."),
    stats: z
      .array(
        z.strictObject({
          type: z.enum(idsOf(STATS)).describe("The stat."),
          name: z.string().describe("Its English name."),
          icon: z.string().describe("The name of its icon on this site."),
          min: z.int().describe("Points without limit break."),
          max: z.int().describe("Points with full limit break."),
        }),
      )
      .describe("The stats that it raises."),
    total: z
      .strictObject({
        min: z.number().describe("Points without limit break."),
        max: z.number().describe("Points with full limit break."),
      })
      .describe("The points of all stats together; HP counts a fifth."),
    buffs: z.array(storyCardBuff).describe("Its effects, those of randomBuffs apart."),
    randomBuffs: z
      .array(z.array(storyCardBuff))
      .describe("Groups, of each of which one effect works."),
    original: z
      .strictObject({ text: z.string().describe("The name."), lang: originalLanguage })
      .nullable()
      .describe("The Japanese name, else the Chinese one, where it is another than name."),
    nameLang: z.enum(["en", "ja", "zh-Hans"]).describe("Language of name."),
    unofficial: z.boolean().describe("Whether the English name is a translation of this site."),
    sampleRelease: z.boolean().describe("Whether the release date is sample data, not a fact."),
    isRaised: z
      .boolean()
      .describe("Whether a prayer of the list raises its rate, whatever sources of it are known."),
  })
  .describe("A story card.");

/** GET /api/story-cards/get-list */
export const storyCardListAnswer = z.strictObject({
  content: z.array(storyCard).describe("Every card by its sort, those to come included."),
  tags: z.array(tag).describe("Character tags that effects of cards act on."),
  chips: z
    .array(
      z.strictObject({
        id: z.string().describe("The id of the person, as featured has it."),
        name: z.string().describe("The person's English name."),
        translit: z
          .string()
          .nullable()
          .describe("The Japanese one in Latin letters; null where it is not known."),
      }),
    )
    .describe("The persons that cards show."),
  lastUpdate,
});

export type StoryCardBuff = z.infer<typeof storyCardBuff>;
export type StoryCard = z.infer<typeof storyCard>;
export type StoryCardListAnswer = z.infer<typeof storyCardListAnswer>;

/** GET /api/story-cards/get-illust */
export const illustratorsAnswer = z.strictObject({
  content: z
    .array(
      z.strictObject({
        id: z.int().describe("The number of the illustrator."),
        jp: z.string().describe("The name as cards give it."),
        pixiv: z.string().nullable().describe("Address on Pixiv; null where it is not known."),
        twitter: z.string().nullable().describe("Address on Twitter; null where it is not known."),
        website: z.string().nullable().describe("Own site; null where it is not known."),
        storyCards: z
          .array(
            storyCard.pick({
              id: true,
              name: true,
              sort: true,
              rarity: true,
              releaseDate: true,
              image: true,
            }),
          )
          .describe("The cards in short, by sort."),
      }),
    )
    .describe("Illustrators of cards of which some release is known."),
  lastUpdate,
});

export type IllustratorsAnswer = z.infer<typeof illustratorsAnswer>;
