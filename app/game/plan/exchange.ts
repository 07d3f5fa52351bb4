import type { AskedRoll, RatedPrayer } from "../rates/rated-prayer.ts";
import { preparedRoll } from "../rates/roll.ts";
import type { PrayerType } from "../vocabulary/prayer-types.ts";

/** Each pull, whatever pays for it, gives one exchange point (known of the game, not in the facts). */
const POINTS_A_PULL = 1;

/**
 * Exchange points for a featured character: constants of the game, as its facts have them
 * (`seeds/mechanics.json`); null for types of prayers of which they have none.
 */
export function pointsForCharacter(types: readonly PrayerType[]): number | null {
  if (types.includes("ultra")) return 250;
  return types.includes("festival") ? 150 : null;
}

/** From where on exchange points buy an item for certain. */
export interface ExchangeStop {
  /** The pull with which there are points enough. */
  readonly pulls: number;
  /** God crystals that it takes to come so far, the cheapest way. */
  readonly gc: number;
}

/**
 * The fewest god crystals after which points buy an item that costs so many, with `before` pulls
 * for seal crystals made; null where the prayer has not enough rolls.
 */
export function exchangeStop(
  prayer: RatedPrayer,
  points: number,
  before: number,
): ExchangeStop | null {
  const pulls = Math.ceil(points / POINTS_A_PULL);
  const missing = Math.max(0, pulls - before);
  const ten = rollOf(prayer, { type: "gc", sbNo: -1, suNo: -1 });
  const prices = [...cheapestSteps(prayer)].flatMap(([stepped, gc]) => {
    const rest = Math.max(0, missing - stepped);
    if (rest === 0) return [gc];
    const tens = ten ? Math.ceil(rest / ten.pulls) : Number.POSITIVE_INFINITY;
    return ten && tens <= (prayer.maxPulls ?? tens) ? [gc + tens * ten.gc] : [];
  });
  return prices.length > 0 ? { pulls, gc: Math.min(...prices) } : null;
}

/** For each number of pulls that steps can give the fewest god crystals. */
function cheapestSteps(prayer: RatedPrayer): Map<number, number> {
  let cheapest = new Map([[0, 0]]);
  for (const [sbNo, { data }] of prayer.stepUps.entries()) {
    let [pulls, gc] = [0, 0];
    const prefixes = [{ pulls, gc }];
    for (const suNo of data.keys()) {
      const row = rollOf(prayer, { type: "step-up", sbNo, suNo });
      pulls += row?.pulls ?? 0;
      gc += row?.gc ?? 0;
      prefixes.push({ pulls, gc });
    }
    const longer = new Map<number, number>();
    for (const [before, price] of cheapest) {
      for (const prefix of prefixes) {
        const total = before + prefix.pulls;
        longer.set(total, Math.min(price + prefix.gc, longer.get(total) ?? Infinity));
      }
    }
    cheapest = longer;
  }
  return cheapest;
}

function rollOf(prayer: RatedPrayer, asked: AskedRoll) {
  const prepared = preparedRoll(prayer, asked);
  return typeof prepared === "string" ? null : prepared.rates;
}
