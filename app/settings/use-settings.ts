import { useSyncExternalStore } from "react";
import { DEFAULT_PREFERENCES, type PreferenceName, type Preferences } from "./settings.ts";
import { type PreferencesStore, preferencesStore } from "./settings-store.ts";

/**
 * The visitor's preferences. The server and the first rendering in the browser know the defaults
 * alone, so that both draw the same; the visitor's own follow at once.
 */
export function usePreferences(): Preferences {
  return useSyncExternalStore(
    subscribeToPreferences,
    currentPreferences,
    () => DEFAULT_PREFERENCES,
  );
}

/**
 * What `make` makes of the visitor's preferences; only when that differs is anything drawn anew.
 * It is to be a text, a number or the like: two objects always differ.
 */
export function useOfPreferences<Value extends string | number | boolean | null>(
  make: (preferences: Preferences) => Value,
): Value {
  return useSyncExternalStore(
    subscribeToPreferences,
    () => make(currentPreferences()),
    () => make(DEFAULT_PREFERENCES),
  );
}

/** Changes a preference everywhere on the page, in the storage and in the visitor's other tabs. */
export function setPreference<Name extends PreferenceName>(
  name: Name,
  value: Preferences[Name],
): void {
  store().set(name, value);
}

/** Gives every preference its default again, here and in the visitor's other tabs. */
export function resetPreferences(): void {
  store().reset();
}

/** What they are now; in a browser only. */
export function currentPreferences(): Preferences {
  return store().current();
}

export function subscribeToPreferences(changed: () => void): () => void {
  return store().subscribe(changed);
}

let made: PreferencesStore | undefined;

function store(): PreferencesStore {
  if (!made) {
    const browserStore = preferencesStore(() => window.localStorage);
    // Another tab has written, or emptied the whole storage.
    window.addEventListener("storage", browserStore.reread);
    made = browserStore;
  }
  return made;
}
