import type { BatchKind } from "#app/game/vocabulary/prayers.ts";
import type { PackBatch } from "#db/pack/schema/batches.ts";
import type { PackPrayer } from "#db/pack/schema/prayers.ts";
import { LAST_YEAR } from "./moments.ts";
import { cardSetsOf } from "./pool-sets.ts";
import { poolOf } from "./pools.ts";

/** The standard and the ritual prayer, without an end: they give the characters of their batches. */
export function poolPrayersOf(batches: readonly PackBatch[]): PackPrayer[] {
  return [
    poolPrayer("standard", "Standard Prayer", batches),
    poolPrayer("ritual", "Ritual Prayer", batches),
  ];
}

function poolPrayer(
  kind: "standard" | "ritual",
  name: string,
  batches: readonly PackBatch[],
): PackPrayer {
  return {
    id: `${kind}-prayer`,
    server: "global",
    name,
    permanent: true,
    types: [kind],
    start: firstDateOf(kind, batches),
    simulator: true,
    gcCost: 600,
    dust: 10,
    ...{ rateUpCharacters: [], rateUpCards: [], stepUps: [], sources: [] },
    pool: poolOf({
      columns: "both",
      rateUps: { character: 0, card5: 0, card4: 0 },
      origins: [{ batches: kind, share: 1 }],
      cardSets: cardSetsOf(LAST_YEAR),
    }),
  };
}

function firstDateOf(kind: BatchKind, batches: readonly PackBatch[]) {
  return batches.find((batch) => batch.kind === kind)?.date;
}
