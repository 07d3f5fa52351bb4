import type { PrayerType } from "#app/game/vocabulary/prayer-types.ts";
import type { PackPrayer } from "#db/pack/schema/prayers.ts";
import type { PackInstant } from "#db/pack/schema/values.ts";
import { FIRST_YEAR, later, yearOf } from "./moments.ts";
import { cardSetsOf } from "./pool-sets.ts";
import { type Columns, type Origin, poolOf } from "./pools.ts";
import type { Card, ReleasedCharacter } from "./roster.ts";
import { type StepUpId, stepUpOf } from "./step-ups.ts";

/** What a sample prayer is to be, before rates and prices. What it lacks is empty or ordinary. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly types: readonly PrayerType[];
  readonly start: PackInstant;
  readonly days: number;
  readonly rateUps?: readonly {
    readonly character: ReleasedCharacter;
    readonly status?: "new" | "extra";
  }[];
  readonly cards?: readonly { readonly card: Card; readonly isNew: boolean }[];
  readonly columns?: Columns;
  readonly simulator?: boolean;
  readonly stepUps?: readonly StepUpId[];
  readonly gcCost?: number;
  readonly dust?: number;
  readonly maxPulls?: number;
}

/** Points for a rate-up card: of a 5★ one as in the facts (`exchange-rate-up-5star-card`). */
const EXCHANGE: Readonly<Record<number, number>> = { 5: 50, 4: 25 };

const GC_COST = 600;
const DUST = 10;

/** The prayer of a plan. A prayer without a god-crystal column has neither a price nor dust. */
export function prayerOf(plan: Plan): PackPrayer {
  const { dust = DUST, gcCost = GC_COST, columns = "both", simulator = true } = plan;
  const { rateUps = [], cards = [], stepUps = [] } = plan;
  const gods = columns === "both" || columns === "gc";
  return {
    id: plan.id,
    server: "global",
    name: plan.name,
    permanent: false,
    types: [...plan.types],
    start: plan.start,
    end: later(plan.start, plan.days),
    simulator: simulator && columns !== "none",
    maxPulls: plan.maxPulls,
    ...(gods && { gcCost, dust }),
    rateUpCharacters: rateUps.map(({ character, status }) => ({ character: character.id, status })),
    rateUpCards: cards.map(({ card, isNew }) => ({
      card: card.id,
      isNew,
      exchange: EXCHANGE[card.rarity],
    })),
    stepUps: gods ? stepUps.map((id) => stepUpOf(id, dust)) : [],
    pool: poolOf({
      columns,
      rateUps: {
        character: rateUps.length,
        card5: cards.filter(({ card }) => card.rarity === 5).length,
        card4: cards.filter(({ card }) => card.rarity === 4).length,
      },
      origins: originsOf(plan),
      cardSets: cardSetsOf(yearOf(plan.start)),
      generous: plan.maxPulls !== undefined,
    }),
    sources: [],
  };
}

/**
 * From where a prayer draws characters that are not raised: prayers that can be bought a few times
 * only give festival characters, festivals some, all others those of the standard prayer.
 */
function originsOf({ types, start, maxPulls }: Plan): Origin[] {
  const year = yearOf(start);
  const standard = `standard-${year}`;
  if (types.includes("story-card")) return [];
  // Nobody had been in a festival when the first year began.
  if (year === FIRST_YEAR) return [{ set: standard, share: 1 }];
  const festival = `festival-${year}`;
  if (maxPulls !== undefined) return [{ set: festival, share: 1 }];
  if (types.includes("festival") || types.includes("ultra")) {
    return [
      { set: standard, share: 0.8 },
      { set: festival, share: 0.2 },
    ];
  }
  return [{ set: standard, share: 1 }];
}

/** Names in the title: three at most, then a count. */
export function listed(characters: readonly ReleasedCharacter[]): string {
  const names = characters.map(({ name }) => name);
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  return [shown.slice(0, -1).join(", "), ...shown.slice(-1)].filter(Boolean).join(" & ");
}
