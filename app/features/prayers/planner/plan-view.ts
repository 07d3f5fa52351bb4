import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { bestPlan, chanceByCrystals, type Plan, planWork } from "#app/game/plan/best-plan.ts";
import {
  chancesByDay,
  crystalsAfter,
  type DayChance,
  type Savings,
} from "#app/game/plan/by-day.ts";
import { type ExchangeStop, exchangeStop, pointsForCharacter } from "#app/game/plan/exchange.ts";
import { planInWords } from "#app/game/plan/plan-words.ts";
import { type Crystals, EQUAL_WITHIN, leastWhere } from "#app/game/plan/spending.ts";
import { itemNamed, type Wish, type WishMode } from "#app/game/plan/wish.ts";
import type { RatedPrayer } from "#app/game/rates/rated-prayer.ts";
import { nextReset, UTC } from "#app/game/utc-day.ts";
import type { PrayerType } from "#app/game/vocabulary/prayer-types.ts";
import { ROLL_TYPES } from "#app/game/vocabulary/prayers.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";

/** What a planner is asked of a prayer. */
export interface PlanAsked extends Savings {
  readonly want: readonly string[];
  readonly mode: WishMode;
  readonly now: number;
}

/** What a planner needs of a prayer. */
export interface PlannedPrayer extends RatedPrayer {
  readonly start: number | null;
  readonly end: number | null;
  readonly types: readonly PrayerType[];
  readonly rateUpCharacters: readonly { readonly character: { readonly id: string } }[];
  readonly rateUpCards: readonly {
    readonly card: { readonly id: number };
    /** Exchange points for one; null where it is not known. */
    readonly exchange: number | null;
  }[];
}

/** A plan as the page shows it. */
export interface PlanView extends Pick<Plan, "chance" | "expected" | "spent" | "left"> {
  /** As a player would say it. */
  readonly words: string;
  readonly rolls: readonly {
    readonly label: string;
    readonly times: number;
    readonly cost: Crystals;
  }[];
  readonly curve: Curve;
  /** What it takes of each kind of crystals alone; null where it is never reached, or not offered. */
  readonly reach: readonly {
    readonly chance: number;
    readonly sc: number | null;
    readonly gc: number | null;
  }[];
  /** From where on exchange points buy the wish; null where its price is not known. */
  readonly exchange: (ExchangeStop & { readonly points: number }) | null;
  /** What the first roll costs in each kind; null where none does. */
  readonly firstRoll: { readonly sc: number | null; readonly gc: number | null };
  readonly days: readonly (DayChance & { readonly isCertain: boolean })[];
  /** Whether the prayer can be rolled after the last of these days too. */
  readonly areDaysCut: boolean;
}

/** The chance over the cost in one kind of crystals, with all of the other in hand. */
export interface Curve {
  readonly currency: "sc" | "gc";
  readonly points: readonly { readonly cost: number; readonly chance: number }[];
}

/** Tens up to which a cost is looked for, as the plan's call does. */
const MOST_TENS = 200;
const POINTS = 120;

/** The plan for crystals; null where the wish is empty, or there is too much to weigh. */
export function planView(prayer: PlannedPrayer, asked: PlanAsked): PlanView | null {
  const { want, mode, stock } = asked;
  const items = want.flatMap((id) => itemNamed(prayer.pool, id) ?? []);
  const wish: Wish = { items, mode };
  if (items.length === 0 || !prayer.simulator) return null;
  const plan = bestPlan(prayer, wish, stock);
  const chanceOf = chanceByCrystals(prayer, wish);
  if (!plan || !chanceOf) return null;
  const firstRoll = firstRollOf(prayer);
  const sealPulls = pullsForSeals(plan);
  const points = pointsFor(prayer, asked);
  const stop = points === null ? null : exchangeStop(prayer, points, sealPulls);
  const reach = plan.reach.map(({ chance, gc }) => ({
    chance,
    gc,
    sc: firstRoll.sc === null ? null : sealsFor(chance, chanceOf, firstRoll.sc),
  }));
  const days = chancesByDay(prayer, asked, chanceOf, asked.now);
  const lastDay = days.at(-1)?.day;
  const farthest = reach.findLast(({ gc, sc }) => (firstRoll.gc === null ? sc : gc) !== null);
  return {
    chance: plan.chance,
    expected: plan.expected,
    spent: plan.spent,
    left: plan.left,
    words: planInWords(plan, stop),
    rolls: plan.rolls.map(({ type, sbNo, suNo, times, rates }) => ({
      label: labelOf(prayer, { type, sbNo, suNo }),
      times,
      cost: { sc: times * rates.sc, gc: times * rates.gc },
    })),
    curve:
      firstRoll.gc === null
        ? curveOf("sc", stock, farthest?.sc ?? 0, chanceOf)
        : curveOf("gc", stock, farthest?.gc ?? 0, chanceOf),
    reach,
    exchange: stop && points !== null ? { ...stop, points } : null,
    firstRoll,
    days: days.map((day) => ({
      ...day,
      isCertain: isCertain(prayer, day, points, firstRoll.sc),
    })),
    areDaysCut:
      (prayer.end ?? Number.POSITIVE_INFINITY) >
      (lastDay === undefined ? Number.POSITIVE_INFINITY : nextReset(lastDay)),
  };
}

/** The chance of a wish with the visitor's crystals. What its pool lacks is left out. */
export function chanceOfCrystals(
  prayer: PlannedPrayer,
  { want, mode, stock }: Pick<PlanAsked, "want" | "mode" | "stock">,
): number | undefined {
  const items = want.flatMap((id) => itemNamed(prayer.pool, id) ?? []);
  if (items.length === 0 || !prayer.simulator) return undefined;
  return chanceByCrystals(prayer, { items, mode })?.(stock);
}

/** The same with all that is saved until the last day of a prayer, or until today for one without. */
export function lastChance(prayer: PlannedPrayer, asked: PlanAsked): number | undefined {
  const { stock, income, now } = asked;
  const last = prayer.end === null ? (prayer.start ?? now) : prayer.end - 1;
  const days = Math.max(0, differenceInCalendarDays(last, now, UTC));
  return chanceOfCrystals(prayer, { ...asked, stock: crystalsAfter(stock, income, days) });
}

/** Whether a plan is worked out so soon that nobody waits for it, on a phone too. */
export function isLight(prayer: PlannedPrayer, { want, mode, stock }: PlanAsked): boolean {
  const items = want.flatMap((id) => itemNamed(prayer.pool, id) ?? []);
  return planWork(prayer, { items, mode }, stock) <= LIGHT_WORK;
}

const LIGHT_WORK = 200_000;

/** At even distances to beyond what is in hand and what nearly every chance takes, both among them. */
function curveOf(
  currency: Curve["currency"],
  stock: Crystals,
  farthest: number,
  chanceOf: (crystals: Crystals) => number,
): Curve {
  const most = Math.max(stock[currency] * 1.25, farthest, 1);
  const even = Array.from({ length: POINTS + 1 }, (_, at) => Math.round((at * most) / POINTS));
  const costs = [...new Set([...even, stock[currency]])].toSorted((one, other) => one - other);
  return {
    currency,
    points: costs.map((cost) => ({ cost, chance: chanceOf({ ...stock, [currency]: cost }) })),
  };
}

function sealsFor(
  chance: number,
  chanceOf: (crystals: Crystals) => number,
  price: number,
): number | null {
  const pulls = leastWhere(
    MOST_TENS * 10,
    (count) => chanceOf({ sc: count * price, gc: 0 }) >= chance - EQUAL_WITHIN,
  );
  return pulls === undefined ? null : pulls * price;
}

/** What the cheapest single roll costs of each kind. */
function firstRollOf({ pool, gcCost, maxPulls, stepUps, simulator }: RatedPrayer) {
  const items = Object.values(pool).flat();
  const has = (column: "sc" | "gc") => simulator && items.some(({ chance }) => chance[column]);
  const gods = [
    ...(gcCost === null || maxPulls === 0 ? [] : [gcCost]),
    ...stepUps.flatMap(({ data }) => data[0]?.cost ?? []),
  ];
  const seals = ROLL_TYPES.flatMap(({ sc }) => (sc > 0 ? [sc] : []));
  return {
    sc: has("sc") ? Math.min(...seals) : null,
    gc: has("gc") && gods.length > 0 ? Math.min(...gods) : null,
  };
}

/** Exchange points for the wish: for the cheapest of its items, or for all of them. */
function pointsFor(
  { types, rateUpCharacters, rateUpCards }: PlannedPrayer,
  { want, mode }: PlanAsked,
): number | null {
  const prices = want.map((id) =>
    rateUpCharacters.some(({ character }) => character.id === id)
      ? pointsForCharacter(types)
      : (rateUpCards.find(({ card }) => String(card.id) === id)?.exchange ?? null),
  );
  const known = prices.filter((price) => price !== null);
  if (known.length === 0 || (mode === "all" && known.length < prices.length)) return null;
  return mode === "any" ? Math.min(...known) : known.reduce((sum, price) => sum + price, 0);
}

/** Whether crystals meet the wish for sure, by the rolls alone or by the points that they give. */
function isCertain(
  prayer: PlannedPrayer,
  { crystals, chance }: DayChance,
  points: number | null,
  seal: number | null,
): boolean {
  if (chance >= 1 - EQUAL_WITHIN) return true;
  if (points === null) return false;
  const stop = exchangeStop(prayer, points, seal === null ? 0 : Math.floor(crystals.sc / seal));
  return stop !== null && stop.gc <= crystals.gc;
}

function pullsForSeals({ rolls }: Plan): number {
  return rolls.reduce(
    (sum, { rates, times }) => (rates.sc > 0 ? sum + rates.pulls * times : sum),
    0,
  );
}

function labelOf(
  { stepUps }: RatedPrayer,
  { type, sbNo, suNo }: Pick<Plan["rolls"][number], "type" | "sbNo" | "suNo">,
): string {
  if (type !== "step-up") return entryOf(ROLL_TYPES, type)?.label ?? type;
  const step = `Step ${suNo + 1}`;
  return stepUps.length > 1 ? `${step} of step-up ${sbNo + 1}` : step;
}
