import { useSyncExternalStore } from "react";
import { displayedName, type WrittenName } from "#app/game/displayed-name.ts";
import { askFamilyFirst, familyFirstNames, subscribeToNames } from "./family-first-names.ts";
import { DEFAULT_SETTINGS, type Settings } from "./settings.ts";
import { currentSettings, subscribeToSettings } from "./use-settings.ts";

/**
 * Writes names as the visitor wants them; names in traditional order are fetched when asked for. It
 * is another function only when names are written otherwise: lists hold hundreds of them, and other
 * settings draw none anew.
 */
export function useDisplayedName(): WriteName {
  return useSyncExternalStore(subscribe, current, () => WRITE_BY_DEFAULT);
}

type WriteName = (name: WrittenName) => string;

const WRITE_BY_DEFAULT = writing(DEFAULT_SETTINGS, new Map());

let made = { settings: DEFAULT_SETTINGS, names: familyFirstNames(), write: WRITE_BY_DEFAULT };

function current(): WriteName {
  const settings = currentSettings();
  const names = familyFirstNames();
  if (names !== made.names || !areWrittenAlike(settings, made.settings)) {
    made = { settings, names, write: writing(settings, names) };
  }
  return made.write;
}

function writing(settings: Settings, names: ReadonlyMap<string, string>): WriteName {
  return (name) => displayedName(name, settings, names);
}

function areWrittenAlike(some: Settings, others: Settings): boolean {
  return (
    some.useTranslit === others.useTranslit && some.useTraditionalName === others.useTraditionalName
  );
}

function subscribe(changed: () => void): () => void {
  askIfWanted();
  const stopPreferences = subscribeToSettings(() => {
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
  if (currentSettings().useTraditionalName) askFamilyFirst();
}
