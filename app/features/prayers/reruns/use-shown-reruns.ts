import { useEffect } from "react";
import { useFetcher } from "react-router";
import { entryOf, isMine, keyOf } from "#app/collection/box/entry.ts";
import { useBox } from "#app/collection/use-collection.ts";
import { useWantsAny } from "#app/collection/use-is-wanted.ts";
import type { FeaturedRecord } from "#app/presenters/reruns.ts";
import { type RerunsState, searchOf } from "./search-params.ts";
import { wantedFirst } from "./sorted-reruns.ts";

/**
 * The rows with what the visitor's collection wants before all others, in the order of the table, or
 * those of a part of it. Where she wants anything, or asks for a part, all rows are fetched, since it
 * may stand among those not shown yet.
 */
export function useShownReruns(
  state: RerunsState,
  shown: readonly FeaturedRecord[],
): FeaturedRecord[] {
  const box = useBox();
  const entry = ({ kind, id }: FeaturedRecord) => entryOf(box, keyOf(kind, id));
  const { mine } = state;
  const { load, data } = useFetcher<{
    readonly state: RerunsState;
    readonly records: readonly FeaturedRecord[];
  }>();
  const wantsAny = useWantsAny();
  const all: RerunsState = { ...state, shown: "all", mine: null };
  const path = `/prayers/reruns?${searchOf(all)}`;
  const isNeeded = (wantsAny || mine !== null) && state.shown !== "all";
  useEffect(() => {
    if (isNeeded) void load(path);
  }, [isNeeded, path, load]);
  // What was fetched for another order or search says nothing here.
  const fetched = data && searchOf(data.state) === searchOf(all) ? data.records : shown;
  const isWanted = (record: FeaturedRecord) => entry(record).wanted;
  if (mine === null) return wantedFirst(shown, fetched, isWanted);
  return wantedFirst(fetched, fetched, isWanted).filter((record) => isMine(entry(record), mine));
}
