import { POOL_PARTS } from "#app/game/rates/rated-prayer.ts";
import { readSteps } from "#app/game/rates/run-steps.ts";
import { defineUrlState } from "#app/lib/search-params.ts";
import { FIRST_BATCH, prayerListUrl } from "../list/search-params.ts";
import { planParameters } from "../planner/search-params.ts";
import { isSeed, MOST_SERVED_STEPS } from "../simulator/simulator-run.ts";

export type PoolPart = (typeof POOL_PARTS)[number]["part"];

const FIRST_PART: PoolPart = "characters";

/**
 * What stands in the URL of a prayer's page: the part of the pool whose chances are shown, and the
 * simulator's run by its seed and its steps, both empty for none, and what the planner is asked.
 */
export const prayerDetailUrl = defineUrlState({
  pool: {
    decode: (values: readonly string[]): PoolPart =>
      POOL_PARTS.find(({ part }) => part === values[0])?.part ?? FIRST_PART,
    encode: (part: PoolPart) => (part === FIRST_PART ? null : part),
  },
  seed: {
    decode: ([seed = ""]: readonly string[]): string => (isSeed(seed) ? seed : ""),
    encode: (seed: string) => seed || null,
  },
  steps: {
    decode: ([text = ""]: readonly string[]): string => {
      const count = readSteps(text)?.length ?? 0;
      return count > 0 && count <= MOST_SERVED_STEPS ? text : "";
    },
    encode: (text: string) => text || null,
  },
  ...planParameters,
});

/** The query that the page's answer depends on: a seed without steps is no run, nor are steps alone. */
export function prayerDetailQuery(searchParams: URLSearchParams): URLSearchParams {
  const state = prayerDetailUrl.decode(searchParams);
  const hasRun = state.seed !== "" && state.steps !== "";
  return prayerDetailUrl.encode(hasRun ? state : { ...state, seed: "", steps: "" });
}

/**
 * The query of the list from which a prayer's page was reached without scripts, with its question
 * mark; empty for the whole list. The page's address carries the list's own keys for it.
 */
export function listQueryOf(searchParams: URLSearchParams): string {
  const list = prayerListUrl.decode(searchParams);
  const query = prayerListUrl.encode({ ...list, shown: FIRST_BATCH }).toString();
  return query === "" ? "" : `?${query}`;
}

/** What of a query makes another answer of a prayer's own page. */
export function prayerPageQuery(searchParams: URLSearchParams): URLSearchParams {
  return new URLSearchParams([
    ...prayerDetailQuery(searchParams),
    ...new URLSearchParams(listQueryOf(searchParams)),
  ]);
}
