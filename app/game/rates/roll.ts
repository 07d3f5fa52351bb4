import { type AskedRoll, isLimitReached, type RatedPrayer } from "./rated-prayer.ts";
import { type RollRates, type RollRefusal, rollRates } from "./roll-rates.ts";
import { type RollSampler, rollSampler } from "./roll-sampler.ts";
import type { RandomSource } from "./seeded-random.ts";
import type { SlotItem } from "./slot-rates.ts";

/** A roll with how many god-crystal tens came before it. */
export interface CountedRoll extends AskedRoll {
  readonly pullNo: number;
}

export interface RollResult extends Pick<RollRates, "sc" | "gc" | "dust"> {
  /** In draw order. */
  readonly items: readonly SlotItem[];
  /** Token value of the items. */
  readonly coin: number;
  /** God-crystal tens, this one included. */
  readonly pullNo: number;
  /** Whether the prayer's limit of god-crystal tens is reached. */
  readonly gcDisabled: boolean;
}

/** Rolls once, or says why the prayer cannot be rolled so. */
export function roll(
  prayer: RatedPrayer,
  asked: CountedRoll,
  random: RandomSource,
): RollResult | RollRefusal {
  const prepared = preparedRoll(prayer, asked);
  if (typeof prepared === "string") return prepared;
  const isCounted = asked.type === "gc";
  if (isCounted && isLimitReached(prayer, asked.pullNo)) return "no rolls left";
  const { rates, sample } = prepared;
  const drawn = new Int32Array(rates.pulls);
  sample(random, drawn);
  const items = [...drawn].flatMap((at) => rates.slot[at] ?? []);
  const pullNo = asked.pullNo + (isCounted ? 1 : 0);
  const { sc, gc, dust } = rates;
  const coin = items.reduce((sum, { tokens }) => sum + tokens, 0);
  return { items, coin, sc, gc, dust, pullNo, gcDisabled: isLimitReached(prayer, pullNo) };
}

interface PreparedRoll {
  readonly rates: RollRates;
  readonly sample: RollSampler;
}

const prepared = new WeakMap<RatedPrayer, Map<string, PreparedRoll>>();

/** The rates and the sampler of a roll, kept as long as the prayer's record. */
export function preparedRoll(
  prayer: RatedPrayer,
  { type, sbNo, suNo }: AskedRoll,
): PreparedRoll | RollRefusal {
  const ofPrayer = prepared.get(prayer) ?? new Map<string, PreparedRoll>();
  prepared.set(prayer, ofPrayer);
  const key = type === "step-up" ? `${type} ${sbNo} ${suNo}` : type;
  const cached = ofPrayer.get(key);
  if (cached) return cached;
  const rates = rollRates(prayer, { type, sbNo, suNo });
  // Not kept: places that a prayer does not have can be invented without end.
  if (typeof rates === "string") return rates;
  const made = { rates, sample: rollSampler(rates) };
  ofPrayer.set(key, made);
  return made;
}
