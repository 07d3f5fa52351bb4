import { useEffect, useMemo, useRef, useState } from "react";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import type { RateUp } from "#app/components/prayer/shown-prayer.ts";
import { areSavingsEmpty, NO_SAVINGS, type Savings } from "#app/game/plan/by-day.ts";
import { amountIn } from "#app/game/plan/typed-amount.ts";
import { MOST_WISHES, type WishMode } from "#app/game/plan/wish.ts";
import { startOfDay } from "#app/game/utc-day.ts";
import { usePageSearch, useReplaceSearch } from "#app/lib/page-search.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { keepSavings, keptSavings } from "#app/settings/kept-savings.ts";
import { useClockFrom } from "#app/ui/clock.ts";
import { fetchPrayer, UnansweredError } from "../simulator/fetch-prayer.ts";
import type { PlanAsked, PlanView } from "./plan-view.ts";
import type { PlannerData } from "./planner-data.ts";
import { planParameters, SAVINGS_KEYS, savingsIn, savingsNumbers } from "./search-params.ts";
import { useSavings } from "./use-savings.ts";
import { plannerUrl, useWish } from "./use-wish.ts";
import { usePlannerWorker } from "./use-worker.ts";
import { featuring } from "./wished.ts";

type WorkingOut = typeof import("./plan-view.ts");

/** What plans are worked out with in the browser, loaded when the first is asked for. */
interface Loaded extends WorkingOut {
  readonly prayer: PrayerDetailAnswer;
}

export type Planner = ReturnType<typeof usePlanner>;

/**
 * The planner of a prayer: the wish in the URL, the savings in the browser, and the plan for them.
 * What the server has worked out stands until something else is asked for.
 */
export function usePlanner(data: PlannerData, rateUps: readonly RateUp[]) {
  const search = usePageSearch();
  const replace = useReplaceSearch();
  const isHydrated = useHydrated();
  const savings = useSavings();
  const now = useClockFrom(data.asked.now, startOfDay, 60_000);
  const { state, choices, want, mode } = useWish(data, rateUps);
  const inUrl = savingsIn(state);
  const isInUrl = !areSavingsEmpty(inUrl);
  const asked: PlanAsked = isHydrated
    ? { ...(isInUrl ? inUrl : savings), want, mode, now }
    : data.asked;
  const write = (next: Partial<typeof state>) => {
    const query = new URLSearchParams(search);
    for (const key of Object.keys(planParameters)) query.delete(key);
    for (const [key, text] of plannerUrl.encode({ ...state, ...next })) query.set(key, text);
    replace(query);
  };
  const save = (next: Savings) => {
    keepSavings(next);
    if (isInUrl) write(NOTHING_IN_URL);
  };
  const { plan, loaded, problem } = usePlan(data, asked);
  const otherChances = useOtherChances(data, asked, loaded);
  return {
    asked,
    choices,
    plan,
    problem,
    find: isHydrated ? state.find : data.find,
    /** Whether the search has found anything, as far as it was answered. */
    isFound: state.find === data.find ? data.found.length > 0 : null,
    otherChances,
    wish: (id: string, isWished: boolean) => {
      const others = want.filter((one) => one !== id);
      write({ want: isWished ? [...others, id].slice(0, MOST_WISHES) : others });
    },
    choose: (next: WishMode) => write({ mode: next }),
    search: (find: string) => write({ find }),
    save,
    /** Takes in what was typed and ticked before the scripts came: of `form` what has `changed`. */
    takeEarly: (form: FormData, changed: ReadonlySet<string>) => {
      const text = (name: string) => String(form.get(name) ?? "");
      const before = savingsNumbers(isInUrl ? inUrl : (keptSavings() ?? NO_SAVINGS));
      const numbers = SAVINGS_KEYS.filter((key) => changed.has(key)).map((key) => [
        key,
        amountIn(text(key)),
      ]);
      if (numbers.length > 0) keepSavings(savingsIn({ ...before, ...Object.fromEntries(numbers) }));
      write({
        ...(numbers.length > 0 ? NOTHING_IN_URL : {}),
        ...(changed.has("want") ? { want: form.getAll("want").map(String) } : {}),
        ...(changed.has("mode") ? { mode: text("mode") === "all" ? "all" : "any" } : {}),
        ...(changed.has("find") ? { find: text("find") } : {}),
      });
    },
  };
}

const NOTHING_IN_URL = savingsNumbers(NO_SAVINGS);

/** The plan for what is asked; the one before it while it is worked out. */
function usePlan(data: PlannerData, asked: PlanAsked) {
  const key = JSON.stringify(asked);
  const isOfServer = key === JSON.stringify(data.asked);
  const { loaded, problem } = useLoaded(data.id, !isOfServer);
  const worker = usePlannerWorker();
  const [worked, setWorked] = useState<{ key: string; plan: PlanView | null } | null>(null);
  const made = useMemo((): PlanView | null | undefined => {
    if (isOfServer) return data.plan;
    const of: PlanAsked = JSON.parse(key);
    return loaded?.isLight(loaded.prayer, of) ? loaded.planView(loaded.prayer, of) : undefined;
  }, [isOfServer, data.plan, loaded, key]);
  const isHeavy = made === undefined && loaded !== null && worked?.key !== key;
  const begin = useRef(worker.start);
  begin.current = worker.start;
  useEffect(() => {
    if (!isHeavy || !loaded) return;
    begin.current({ kind: "plan", prayer: loaded.prayer, asked: JSON.parse(key) }, (news) => {
      if (news.kind === "plan") setWorked({ key, plan: news.plan });
    });
  }, [isHeavy, loaded, key]);
  const current = made === undefined && worked?.key === key ? worked.plan : made;
  const shown = useRef(data.plan);
  if (current !== undefined) shown.current = current;
  const failed = worker.hasFailed ? "The plan could not be worked out. Try again." : null;
  return { plan: shown.current, loaded, problem: problem ?? failed };
}

function useLoaded(id: string, isNeeded: boolean) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isAsked = isNeeded && loaded?.prayer.id !== id;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    Promise.all([fetchPrayer(id), import("./plan-view.ts")]).then(
      ([prayer, tools]) => {
        if (!isWanted) return;
        setLoaded({ ...tools, prayer });
        setProblem(null);
      },
      (error: unknown) => {
        if (!(error instanceof UnansweredError)) throw error;
        if (isWanted) setProblem(error.message);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, isAsked]);
  return { loaded: loaded?.prayer.id === id ? loaded : null, problem };
}

/** The chances of the other prayers that feature something wished. */
function useOtherChances(data: PlannerData, asked: PlanAsked, loaded: Loaded | null) {
  const [chances, setChances] = useState(data.otherChances);
  const key = JSON.stringify(asked);
  const isOfServer = key === JSON.stringify(data.asked);
  useEffect(() => {
    if (isOfServer || !loaded) return;
    const of: PlanAsked = JSON.parse(key);
    let isWanted = true;
    const others = areSavingsEmpty(of) ? [] : featuring(data.others, of.want);
    Promise.all(
      others.map(async ({ id }): Promise<[string, number][]> => {
        const chance = loaded.lastChance(await fetchPrayer(id), of);
        return chance === undefined ? [] : [[id, chance]];
      }),
    ).then(
      (known) => {
        if (isWanted) setChances(Object.fromEntries(known.flat()));
      },
      (error: unknown) => {
        // What the others offer stands beside the plan: it is left out where it cannot be loaded.
        if (!(error instanceof UnansweredError)) throw error;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isOfServer, loaded, key, data.others]);
  return isOfServer ? data.otherChances : chances;
}
