import type { BatchKind, PoolKind } from "#app/game/vocabulary/prayers.ts";
import type { PackPrayer } from "#db/pack/schema/prayers.ts";

type PoolTier = PackPrayer["pool"][number];

/** Which columns a pool has: seal crystals and god crystals, one of them, or no pool at all. */
export type Columns = "both" | "sc" | "gc" | "none";

/** What draws characters at the normal rate, with its share of that rate. */
export type Origin = ({ readonly set: string } | { readonly batches: BatchKind }) & {
  readonly share: number;
};

export interface PoolPlan {
  readonly columns: Columns;
  /** How many rate-ups of each kind the prayer has. */
  readonly rateUps: Readonly<Record<Exclude<PoolKind, "card3">, number>>;
  /** Where the characters come from that are not raised; empty: the prayer gives cards only. */
  readonly origins: readonly Origin[];
  readonly cardSets: Readonly<Record<"card5" | "card4" | "card3", string>>;
  /** Prayers that are made for characters give more of them. */
  readonly generous?: boolean;
}

/** A chance as a count of hundred-thousandths, so that a column sums to exactly 1. */
const UNIT = 100_000;

type Totals = Readonly<Record<Exclude<PoolKind, "card3">, number>>;

/** Made-up chances of a slot, by kind; 3★ cards take what is left. */
const TOTALS: Readonly<Record<"sc" | "gc" | "generous" | "cards", Totals>> = {
  sc: { character: 5_000, card5: 7_000, card4: 23_000 },
  gc: { character: 6_000, card5: 8_000, card4: 25_000 },
  generous: { character: 10_000, card5: 8_000, card4: 25_000 },
  cards: { character: 0, card5: 12_000, card4: 28_000 },
};

/** What one rate-up takes of the chance of its kind, and the part that all together can take. */
const RATE_UP = {
  character: { each: 700, part: 0.7 },
  card5: { each: 1_500, part: 0.5 },
  card4: { each: 4_000, part: 0.5 },
} as const;

const RAISED = ["character", "card5", "card4"] as const;

/**
 * The tiers of a pool: rate-ups first, then what is drawn at the normal rate. A rate-up that a set
 * names too stands in its pick-up tier only.
 */
export function poolOf(plan: PoolPlan): PoolTier[] {
  if (plan.columns === "none") return [];
  const columns = columnsOf(plan);
  const pickUps = RAISED.filter((kind) => plan.rateUps[kind] > 0).map((kind) => ({
    ...{ kind, rateType: "pick-up" as const },
    units: (totals: Totals) => raisedUnits(plan, kind, totals),
  }));
  const origins = plan.origins.map(({ share, ...origin }) => ({
    ...{ kind: "character" as const, rateType: "normal" as const },
    ...origin,
    units: (totals: Totals) =>
      Math.round((totals.character - raisedUnits(plan, "character", totals)) * share),
  }));
  const cards = (["card5", "card4", "card3"] as const).map((kind) => ({
    ...{ kind, rateType: "normal" as const, set: plan.cardSets[kind] },
    units: (totals: Totals) =>
      kind === "card3"
        ? UNIT - totals.character - totals.card5 - totals.card4
        : totals[kind] - raisedUnits(plan, kind, totals),
  }));
  return [...pickUps, ...origins, ...cards].map(({ units, ...tier }) => ({
    ...tier,
    ...Object.fromEntries(columns.map(([name, totals]) => [name, units(totals) / UNIT])),
  }));
}

function columnsOf({ columns, generous, origins }: PoolPlan): ["sc" | "gc", Totals][] {
  const cardsOnly = origins.length === 0;
  const both: ["sc" | "gc", Totals][] = [
    ["sc", cardsOnly ? TOTALS.cards : TOTALS.sc],
    ["gc", generous ? TOTALS.generous : TOTALS.gc],
  ];
  if (cardsOnly && columns !== "sc") {
    throw new Error("a god-crystal pull guarantees a character, so its pool has to hold some");
  }
  return both.filter(([name]) => columns === "both" || columns === name);
}

function raisedUnits({ rateUps }: PoolPlan, kind: (typeof RAISED)[number], totals: Totals): number {
  const { each, part } = RATE_UP[kind];
  return Math.min(rateUps[kind] * each, Math.round(totals[kind] * part));
}
