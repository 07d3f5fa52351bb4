import { z } from "zod";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { DIFFICULTIES, DROP_KINDS } from "#app/game/vocabulary/stages.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { count, lastUpdate } from "./values.ts";

const elements = z.array(z.enum(idsOf(ELEMENTS)));

const place = z.strictObject({
  name: z.string().describe("As players write it: 3-2-8 Normal."),
  chapterId: z.int().describe("The id that the game gives the chapter."),
  chapter: z.int().describe("The number of the chapter."),
  event: z.int().nullable().describe("The number of the event that the chapter belongs to."),
  section: z.int().describe("Its number within the chapter."),
  episode: z.int().describe("Its number within the section."),
  difficulty: z.enum(idsOf(DIFFICULTIES)),
});

const stage = z.strictObject({
  id: z.int(),
  place: place.nullable().describe("Null where its place in the story is not known."),
  level: z.int(),
  coins: z.strictObject({ min: count, max: count }),
  playerExp: count.describe("Experience for the player."),
  characterExp: count.describe("Experience for each character."),
  recommended: elements.describe("To which most of its enemies are weak."),
  waves: z.array(z.array(z.int())).describe("The enemies of each wave, by id."),
  drops: z
    .array(
      z.strictObject({
        slot: z.int().describe("The number of the drop."),
        kind: z.enum(idsOf(DROP_KINDS)),
        items: z.array(z.int()).describe("One of these, by the id of the item."),
        cards: z.array(z.int()).describe("One of these, by the id of the story card."),
        amount: z.int().describe("How many of it."),
      }),
    )
    .nullable()
    .describe("Null where they are not known. Chances are not known of any."),
  asOf: z.string().describe("The month in which it was seen to hold: 2020-08."),
  sources: z.array(z.string()).describe("Where it is known from."),
});

const enemy = z.strictObject({
  id: z.int(),
  jp: z.string().describe("Its Japanese name."),
  character: z.string().nullable().describe("The id of the character that it is; null for others."),
  level: z.int(),
  hp: z.int(),
  barriers: z.int(),
  spellGauge: z
    .int()
    .nullable()
    .describe("Its spell gauge in the game's data; null where it is not known."),
  weak: elements,
  resists: elements,
  stats: z.array(
    z.strictObject({ id: z.enum(idsOf(STATS)), value: z.int().describe("In points.") }),
  ),
  sources: z.array(z.string()),
});

/** GET /api/stages */
export const stagesAnswer = z.strictObject({
  content: z.array(stage),
  enemies: z.array(enemy),
  lastUpdate,
});

export type StagesAnswer = z.infer<typeof stagesAnswer>;

/** GET /api/items */
export const itemsAnswer = z.strictObject({
  content: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string().nullable().describe("Null where no English name is known."),
      jp: z.string().nullable().describe("Null where no Japanese name is known."),
      floors: z
        .array(z.strictObject({ floor: z.int(), amount: z.int().describe("How many of it.") }))
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
  ),
  lastUpdate,
});

export type ItemsAnswer = z.infer<typeof itemsAnswer>;
