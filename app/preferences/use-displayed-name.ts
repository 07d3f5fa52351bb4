import { useEffect, useSyncExternalStore } from "react";
import { displayedName, type WrittenName } from "#app/game/displayed-name.ts";
import {
  askFamilyFirst,
  familyFirstNames,
  noNames,
  subscribeToNames,
} from "./family-first-names.ts";
import { usePreferences } from "./use-preferences.ts";

/** Writes names as the visitor wants them; names in traditional order are fetched when asked for. */
export function useDisplayedName(): (name: WrittenName) => string {
  const preferences = usePreferences();
  const familyFirst = useSyncExternalStore(subscribeToNames, familyFirstNames, noNames);
  const { useTraditionalName } = preferences;
  useEffect(() => {
    if (useTraditionalName) {
      askFamilyFirst();
    }
  }, [useTraditionalName]);
  return (name) => displayedName(name, preferences, familyFirst);
}
