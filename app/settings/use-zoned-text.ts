import { useSyncExternalStore } from "react";
import type { DateZone } from "#app/game/date-format.ts";
import { useSettings } from "./use-settings.ts";

/**
 * What `write` makes of the zone that the visitor reads times in: of UTC on the server and while
 * hydrating; drawn anew only where the words of her zone differ.
 */
export function useZonedText(write: (zone: DateZone) => string): string {
  const { useUtc } = useSettings();
  return useSyncExternalStore(
    subscribeToNothing,
    () => write(useUtc ? "utc" : "local"),
    () => write("utc"),
  );
}

const subscribeToNothing = () => () => undefined;
