import { logOfMiss, type RepeatedRoll, repeatedLog, type Wanted } from "../rates/hits.ts";
import type { AskedRoll, RatedPrayer } from "../rates/rated-prayer.ts";
import { preparedRoll } from "../rates/roll.ts";
import type { RollRates } from "../rates/roll-rates.ts";
import type { SlotItem } from "../rates/slot-rates.ts";

/** What somebody has and wants of a prayer's pool. */
export interface Ownership {
  readonly isOwned: Wanted;
  readonly isWanted: Wanted;
}

/** What some rolls may bring to a collection. */
export interface Novelty {
  /** The chance of at least one item that is not owned; nothing new comes otherwise. */
  readonly anyNew: number;
  /** The chance of at least one item that is wanted, owned or not. */
  readonly anyWanted: number;
  /** How many different items that are not owned come on average. */
  readonly expectedNew: number;
}

/** A kind of roll of a prayer; `suNo` −1 with a step-up means all of its rows, in their order. */
export interface RollNovelty extends AskedRoll, Novelty {
  readonly pulls: number;
  readonly sc: number;
  readonly gc: number;
}

/** What each kind of roll, each row of a step-up and each whole step-up may bring. */
export function noveltyOfPrayer(prayer: RatedPrayer, ownership: Ownership): RollNovelty[] {
  const ratesOf = (asked: AskedRoll): RollRates[] => {
    const prepared = preparedRoll(prayer, asked);
    return typeof prepared === "string" ? [] : [prepared.rates];
  };
  const noveltiesOf = (asked: AskedRoll, rates: readonly RollRates[]): RollNovelty[] => {
    if (rates.length === 0) return [];
    const sum = (of: "pulls" | "sc" | "gc") => rates.reduce((total, one) => total + one[of], 0);
    const rolls = rates.map((one) => ({ rates: one, times: 1 }));
    const costs = { pulls: sum("pulls"), sc: sum("sc"), gc: sum("gc") };
    return [{ ...asked, ...costs, ...noveltyOf(rolls, ownership) }];
  };
  const plain = (["single", "multi", "gc"] as const).map((type) => ({ type, sbNo: -1, suNo: -1 }));
  const stepUps = prayer.stepUps.flatMap(({ data }, sbNo) => {
    const rows = data.map((_, suNo) => ({ type: "step-up" as const, sbNo, suNo }));
    return [
      ...rows.flatMap((row) => noveltiesOf(row, ratesOf(row))),
      ...noveltiesOf({ type: "step-up", sbNo, suNo: -1 }, rows.flatMap(ratesOf)),
    ];
  });
  return [...plain.flatMap((asked) => noveltiesOf(asked, ratesOf(asked))), ...stepUps];
}

/** What a sequence of rolls of one prayer may bring, guarantees included. */
export function noveltyOf(
  rolls: readonly RepeatedRoll[],
  { isOwned, isWanted }: Ownership,
): Novelty {
  const isNew: Wanted = (item) => !isOwned(item);
  const missesOf = new Map<string, number>();
  for (const { rates, times } of rolls) {
    const missOf = missByChance(rates);
    for (const item of rates.slot.filter(isNew)) {
      const key = `${item.kind} ${item.id}`;
      missesOf.set(key, (missesOf.get(key) ?? 0) + repeatedLog(missOf(item), times));
    }
  }
  return {
    anyNew: chanceOfAny(rolls, isNew),
    anyWanted: chanceOfAny(rolls, isWanted),
    expectedNew: [...missesOf.values()].reduce((sum, log) => sum - Math.expm1(log), 0),
  };
}

function chanceOfAny(rolls: readonly RepeatedRoll[], wanted: Wanted): number {
  const log = rolls.reduce(
    (sum, { rates, times }) => sum + repeatedLog(logOfMiss(rates, wanted), times),
    0,
  );
  return Math.max(0, -Math.expm1(log));
}

/** The chance of missing one item, worked out once for all that are drawn alike. */
function missByChance(rates: RollRates): (item: SlotItem) => number {
  const known = new Map<string, number>();
  return (item) => {
    const likeness = `${item.kind} ${item.rateType} ${item.chance}`;
    const log = known.get(likeness) ?? logOfMiss(rates, (other) => other === item);
    known.set(likeness, log);
    return log;
  };
}
