import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { mayLoadAhead } from "#app/layout/visit/load-ahead.ts";
import { callTowerDetail } from "../tower-calls.ts";
import {
  type FloorDetail,
  type FloorDetails,
  type FloorState,
  floorDetails,
} from "./floor-details.ts";

/** The floors that this page has loaded, the one that came with it among them. */
export function useFloorDetails(onPage: FloorDetail | null): FloorDetails {
  const [details] = useState(() => {
    const made = floorDetails(callTowerDetail);
    if (onPage) made.put(onPage);
    return made;
  });
  useEffect(() => {
    if (onPage) details.put(onPage);
  }, [details, onPage]);
  return details;
}

/** What is known of the chosen floor; asks for it, and for the floors beside it ahead of time. */
export function useFloorState(
  details: FloorDetails,
  floor: number | null,
  beside: readonly (number | null)[],
): FloorState {
  const read = useCallback(
    () => (floor === null ? undefined : details.of(floor)),
    [details, floor],
  );
  const state = useSyncExternalStore(details.subscribe, read, read);
  useEffect(() => {
    if (floor !== null) details.ask(floor);
  }, [details, floor]);
  const isReady = state?.state === "ready";
  const [below = null, above = null] = beside;
  useEffect(() => {
    if (!isReady || !mayLoadAhead()) return;
    for (const one of [above, below]) {
      if (one !== null) details.ask(one);
    }
  }, [details, isReady, below, above]);
  return state ?? LOADING;
}

const LOADING: FloorState = { state: "loading" };
