import { z } from "zod";
import { DIFFICULTIES, DROP_KINDS } from "#app/game/vocabulary/stages.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { floor } from "./tower.ts";
import { cardId, count, element, itemId, lastUpdate } from "./values.ts";

const elements = z.array(element);

const place = z.strictObject({
  name: z.string().describe("As players write it: 3-2-8 Normal."),
  chapterId: z.int().describe("The id that the game gives the chapter."),
  chapter: z.int().describe("The number of the chapter."),
  event: z.int().nullable().describe("The number of the event that the chapter belongs to."),
  section: z.int().describe("Its number within the chapter."),
  episode: z.int().describe("Its number within the section."),
  difficulty: z.enum(idsOf(DIFFICULTIES)).describe("Its difficulty."),
});

const stage = z.strictObject({
  id: z.int().describe("The id that the game gives the stage."),
  place: place.nullable().describe("Where in the story it is; null where that is not known."),
  level: z.int().describe("The level of the stage."),
  coins: z
    .strictObject({
      min: count.describe("At least."),
      max: count.describe("At most."),
    })
    .describe("Coins that it gives."),
  playerExp: count.describe("Experience for the player."),
  characterExp: count.describe("Experience for each character."),
  recommended: elements.describe("Elements to which most of its enemies are weak."),
  waves: z.array(z.array(z.int())).describe("The enemies of each wave, by id."),
  drops: z
    .array(
      z.strictObject({
        slot: z.int().describe("The number of the drop."),
        kind: z.enum(idsOf(DROP_KINDS)).describe("What it holds."),
        items: z.array(z.int()).describe("One of these, by the id of the item."),
        cards: z.array(cardId).describe("One of these, by the id of the story card."),
        amount: z.int().describe("How many of it."),
      }),
    )
    .nullable()
    .describe("What it may drop; null where that is not known. Chances are not known of any."),
  asOf: z.string().describe("The month in which it was seen to hold: 2020-08."),
  sources: z.array(z.string()).describe("Where it is known from."),
});

const enemy = z.strictObject({
  id: z.int().describe("The id that the game gives the enemy."),
  jp: z.string().describe("Its Japanese name."),
  character: z.string().nullable().describe("The id of the character that it is; null for others."),
  level: z.int().describe("Its level."),
  hp: z.int().describe("Its HP."),
  barriers: z.int().describe("How many barriers it has."),
  spellGauge: z
    .int()
    .nullable()
    .describe("Its spell gauge in the game's data; null where it is not known."),
  weak: elements.describe("Elements that it is weak to."),
  resists: elements.describe("Elements that it resists."),
  stats: z
    .array(
      z.strictObject({
        id: z.enum(idsOf(STATS)).describe("The stat."),
        value: z.int().describe("How much, in points."),
      }),
    )
    .describe("Its stats, as far as they are known."),
  sources: z.array(z.string()).describe("Where it is known from."),
});

/** GET /api/stages */
export const stagesAnswer = z.strictObject({
  content: z.array(stage).describe("The stages, in the order of the story."),
  enemies: z.array(enemy).describe("The enemies of these stages."),
  lastUpdate,
});

export type StagesAnswer = z.infer<typeof stagesAnswer>;

/** GET /api/items */
export const itemsAnswer = z.strictObject({
  content: z
    .array(
      z.strictObject({
        id: itemId,
        name: z.string().nullable().describe("Its English name; null where none is known."),
        jp: z.string().nullable().describe("Its Japanese name; null where none is known."),
        floors: z
          .array(z.strictObject({ floor, amount: z.int().describe("How many of it.") }))
          .nullable()
          .describe(
            "Released floors of the Scarlet Devil Tower that give it; null where no source tells.",
          ),
        stages: z
          .array(z.int())
          .nullable()
          .describe(
            "Stages of the story that may drop it, as of August 2020 in Japan; null where no source tells.",
          ),
      }),
    )
    .describe("Items of the game."),
  lastUpdate,
});

export type ItemsAnswer = z.infer<typeof itemsAnswer>;
