import { z } from "zod";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { DIFFICULTIES, DROP_KINDS } from "#app/game/vocabulary/stages.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { month, naturalNumber, ordinal, slug, sources, text } from "./values.ts";

const elements = z.array(z.enum(idsOf(ELEMENTS)));

/** Something that battles of the story drop, by its number in the game. */
export const stageItem = z.strictObject({ id: ordinal, nameJp: text, sources });

/** Who stands in a wave of a battle, by its number in the game. */
export const stageEnemy = z.strictObject({
  id: ordinal,
  nameJp: text,
  character: slug.optional(),
  level: ordinal,
  hp: ordinal,
  barriers: z.int().min(0).max(9),
  spellGauge: z.int().min(0).max(99).optional(),
  weak: elements,
  resists: elements,
  stats: z.partialRecord(z.enum(idsOf(STATS)), naturalNumber),
  sources,
});

const drop = z.strictObject({
  /** Lines of one slot are its possibilities. */
  slot: z.int().min(1).max(99),
  kind: z.enum(idsOf(DROP_KINDS)),
  /** One of these. */
  items: z.array(ordinal).default([]),
  cards: z.array(naturalNumber).default([]),
  amount: ordinal.default(1),
});

/** A battle, by its number in the game; where it stands in the story is not always known. */
export const stage = z.strictObject({
  id: ordinal,
  place: z
    .strictObject({
      chapterId: ordinal,
      chapter: ordinal,
      /** The number of the event that the chapter belongs to. */
      event: ordinal.optional(),
      section: ordinal,
      episode: ordinal,
      difficulty: z.enum(idsOf(DIFFICULTIES)),
    })
    .optional(),
  level: ordinal,
  /** At least and at most. */
  coins: z.tuple([naturalNumber, naturalNumber]),
  playerExp: naturalNumber,
  characterExp: naturalNumber,
  recommended: elements.default([]),
  waves: z.array(z.array(ordinal).min(1).max(3)).min(1).max(9),
  /** Absent where nothing is known of them. */
  drops: z.array(drop).optional(),
  asOf: month,
  sources,
});
