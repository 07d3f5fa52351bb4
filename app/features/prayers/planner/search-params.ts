import type { Savings } from "#app/game/plan/by-day.ts";
import { MOST_CRYSTALS } from "#app/game/plan/spending.ts";
import { MOST_WISHES, type WishMode } from "#app/game/plan/wish.ts";
import { itemsOf } from "#app/lib/choices-parameter.ts";
import { countParameter, type defineUrlState, textParameter } from "#app/lib/search-params.ts";

const crystals = () => countParameter({ min: 0, max: MOST_CRYSTALS });

const LONGEST_ID = 100;

/** Stands for a wish of nothing, where what is featured would be wished for else. */
const NOTHING = "none";

/** What stands in the URL of a prayer's planner: the wish, and without scripts the crystals too. */
export const planParameters = {
  /** Ids of items of the pool; null for what the prayer features first. */
  want: {
    decode: (values: readonly string[]): readonly string[] | null => {
      const items = itemsOf(values).filter((id) => id.length <= LONGEST_ID && id.isWellFormed());
      const wanted = [...new Set(items)].filter((id) => id !== NOTHING).slice(0, MOST_WISHES);
      return items.length === 0 ? null : wanted;
    },
    encode: (ids: readonly string[] | null) => ids && (ids.join(",") || NOTHING),
  },
  mode: {
    decode: ([text]: readonly string[]): WishMode => (text === "all" ? "all" : "any"),
    encode: (mode: WishMode) => (mode === "all" ? mode : null),
  },
  sc: crystals(),
  gc: crystals(),
  "sc-day": crystals(),
  "gc-day": crystals(),
  "sc-week": crystals(),
  "gc-week": crystals(),
  /** What is searched for in the pool. */
  find: textParameter({ max: 100 }),
} satisfies Parameters<typeof defineUrlState>[0];

/** The id of the form that sends them: fields that stand outside of it belong to it by this. */
export const PLAN_FORM = "plan-form";

/** The keys under which savings stand in a query. */
export const SAVINGS_KEYS = ["sc", "gc", "sc-day", "gc-day", "sc-week", "gc-week"] as const;

type SavingsNumbers = Readonly<Record<(typeof SAVINGS_KEYS)[number], number>>;

/** The savings that stand in a query. */
export function savingsIn(numbers: SavingsNumbers): Savings {
  return {
    stock: { sc: numbers.sc, gc: numbers.gc },
    income: {
      day: { sc: numbers["sc-day"], gc: numbers["gc-day"] },
      week: { sc: numbers["sc-week"], gc: numbers["gc-week"] },
    },
  };
}

/** The numbers of savings as a query has them. */
export function savingsNumbers({ stock, income: { day, week } }: Savings): SavingsNumbers {
  return {
    sc: stock.sc,
    gc: stock.gc,
    "sc-day": day.sc,
    "gc-day": day.gc,
    "sc-week": week.sc,
    "gc-week": week.gc,
  };
}
