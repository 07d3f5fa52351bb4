import { useEffect, useMemo, useSyncExternalStore } from "react";
import { fromRanges } from "#app/game/number-ranges.ts";
import { type FloorFilter, floorMatches, isFiltering } from "#app/game/tower-filter.ts";
import type { FloorDetails } from "./floor-details.ts";
import type { FloorRow } from "./floor-keys.ts";
import type { KnownFloors } from "./use-known-floors.ts";

/**
 * The floors that are listed, ascending: all known ones, or those in which the page (`found`, as
 * ranges) has found what is looked for. Floors to come are looked through here, as the page does
 * not know them.
 */
export function useFoundFloors(
  { floors, future }: KnownFloors,
  found: string | null,
  filter: FloorFilter,
  /** What a filter by keys asks of a floor; null where it asks for nothing. */
  keyed: ((floor: FloorRow) => boolean) | null,
  details: FloorDetails,
): readonly number[] {
  const isLooking = isFiltering(filter) || keyed !== null;
  useEffect(() => {
    if (!isLooking) return;
    for (const floor of future) details.ask(floor);
  }, [isLooking, future, details]);
  const matching = () =>
    [...future].filter((floor) => {
      const known = details.of(floor);
      if (known?.state !== "ready" || !floorMatches(known.detail, filter)) return false;
      const { enemies, rewards } = known.detail;
      // The page does not know which floors to come have a boss or a story.
      return keyed?.({ floor, isBoss: false, isStory: false, enemies, rewards }) ?? true;
    });
  const futureFound = useSyncExternalStore(
    details.subscribe,
    () => (isLooking ? matching().join() : ""),
    () => "",
  );
  return useMemo(() => {
    if (found === null) return floors;
    const wanted = new Set([...fromRanges(found), ...futureFound.split(",").map(Number)]);
    return floors.filter((floor) => wanted.has(floor));
  }, [floors, found, futureFound]);
}
