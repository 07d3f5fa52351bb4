import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useIsWanted, useWantsAny } from "#app/collection/use-is-wanted.ts";
import type { FeaturedRecord } from "#app/presenters/reruns.ts";
import { type RerunsState, searchOf } from "./search-params.ts";
import { wantedFirst } from "./sorted-reruns.ts";

/**
 * The rows with what the visitor's collection wants before all others, in the order of the table.
 * Where she wants anything, all rows are fetched, since it may stand among those not shown yet.
 */
export function useWantedRerunsFirst(state: RerunsState, shown: readonly FeaturedRecord[]) {
  const asksFor = useIsWanted();
  const isWanted = ({ kind, id }: Pick<FeaturedRecord, "kind" | "id">) =>
    asksFor?.(kind, id) ?? false;
  const { load, data } = useFetcher<{
    readonly state: RerunsState;
    readonly records: readonly FeaturedRecord[];
  }>();
  const wantsAny = useWantsAny();
  const all: RerunsState = { ...state, shown: "all" };
  const path = `/prayers/reruns?${searchOf(all)}`;
  const isNeeded = wantsAny && state.shown !== "all";
  useEffect(() => {
    if (isNeeded) void load(path);
  }, [isNeeded, path, load]);
  // What was fetched for another order or search says nothing here.
  const fetched = data && searchOf(data.state) === searchOf(all) ? data.records : shown;
  return { records: wantedFirst(shown, fetched, isWanted), isWanted };
}
