import { useSyncExternalStore } from "react";
import { displayedName, type WrittenName } from "#app/game/displayed-name.ts";
import { askFamilyFirst, familyFirstNames, subscribeToNames } from "./family-first-names.ts";
import { DEFAULT_PREFERENCES, type Preferences } from "./settings.ts";
import { currentPreferences, subscribeToPreferences } from "./use-settings.ts";

/**
 * Writes names as the visitor wants them; names in traditional order are fetched when asked for. It
 * is another function only when names are written otherwise: lists hold hundreds of them, and other
 * preferences draw none anew.
 */
export function useDisplayedName(): WriteName {
  return useSyncExternalStore(subscribe, current, () => WRITE_BY_DEFAULT);
}

type WriteName = (name: WrittenName) => string;

const WRITE_BY_DEFAULT = writing(DEFAULT_PREFERENCES, new Map());

let made = { preferences: DEFAULT_PREFERENCES, names: familyFirstNames(), write: WRITE_BY_DEFAULT };

function current(): WriteName {
  const preferences = currentPreferences();
  const names = familyFirstNames();
  if (names !== made.names || !areWrittenAlike(preferences, made.preferences)) {
    made = { preferences, names, write: writing(preferences, names) };
  }
  return made.write;
}

function writing(preferences: Preferences, names: ReadonlyMap<string, string>): WriteName {
  return (name) => displayedName(name, preferences, names);
}

function areWrittenAlike(some: Preferences, others: Preferences): boolean {
  return (
    some.useTranslit === others.useTranslit && some.useTraditionalName === others.useTraditionalName
  );
}

function subscribe(changed: () => void): () => void {
  askIfWanted();
  const stopPreferences = subscribeToPreferences(() => {
    askIfWanted();
    changed();
  });
  const stopNames = subscribeToNames(changed);
  return () => {
    stopPreferences();
    stopNames();
  };
}

function askIfWanted(): void {
  if (currentPreferences().useTraditionalName) askFamilyFirst();
}
