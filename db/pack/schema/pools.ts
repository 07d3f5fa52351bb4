import { z } from "zod";
import { BATCH_KINDS, DATE_MODES, POOL_KINDS } from "#app/game/vocabulary/prayers.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { instant, naturalNumber, ordinal, slug, sources, text } from "./values.ts";

/** A batch of characters, with the id `<kind>-<no>`; `date` stands exactly where `dateMode` is `all`. */
export const batch = z
  .strictObject({
    id: slug,
    kind: z.enum(idsOf(BATCH_KINDS)),
    no: ordinal,
    date: instant.optional(),
    dateMode: z.enum(idsOf(DATE_MODES)).default("all"),
    characters: z.array(slug).min(1),
  })
  .superRefine((value, context) => {
    if (value.id !== `${value.kind}-${value.no}`) {
      context.addIssue({
        code: "custom",
        path: ["id"],
        message: "is not the kind, - and the number",
      });
    }
    if ((value.dateMode === "all") !== (value.date !== undefined)) {
      context.addIssue({
        code: "custom",
        path: ["date"],
        message: "stands where dateMode is all, and only there",
      });
    }
  });

/** A named list of characters, or of cards of one rarity, that pools share. */
export const poolSet = z
  .strictObject({
    id: slug,
    kind: z.enum(idsOf(POOL_KINDS)),
    characters: z.array(slug).default([]),
    cards: z.array(naturalNumber).default([]),
  })
  .superRefine(({ kind, characters, cards }, context) => {
    const [given, other] = kind === "character" ? [characters, cards] : [cards, characters];
    if (given.length === 0 || other.length > 0) {
      context.addIssue({
        code: "custom",
        path: ["kind"],
        message: "a set of characters lists characters, any other set lists cards",
      });
    }
  });

/** Characters of a forever prayer or a roulette: absent where no source lists them. */
const members = {
  characters: z.array(slug).min(1).optional(),
  /** How many they are, where only that is known. */
  count: ordinal.optional(),
};

function checkMembers(
  { characters, count }: { characters?: string[] | undefined; count?: number | undefined },
  context: z.RefinementCtx,
): void {
  if (characters === undefined || count === undefined) return;
  const message = "stands only where the characters are not known";
  context.addIssue({ code: "custom", path: ["count"], message });
}

/** A forever prayer; the id is its ordinal. */
export const foreverPrayer = z
  .strictObject({
    id: ordinal,
    title: text,
    start: instant,
    end: instant,
    notes: z.array(text).default([]),
    ...members,
    sources,
  })
  .superRefine(checkMembers);

/** A roulette at Kourindou; the id is its ordinal among those of which a date is known. */
export const roulette = z
  .strictObject({
    id: ordinal,
    start: instant,
    notes: z.array(text).default([]),
    ...members,
    sources,
  })
  .superRefine(checkMembers);

export type PackBatch = z.infer<typeof batch>;
