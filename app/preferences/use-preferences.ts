import { useBrowserValue } from "#app/widgets/browser-value.ts";
import { DEFAULT_PREFERENCES, type PreferenceName, type Preferences } from "./preferences.ts";
import { type PreferencesStore, preferencesStore } from "./preferences-store.ts";

/**
 * The visitor's preferences. The server and the first rendering in the browser know the defaults
 * alone, so that both draw the same; the visitor's own follow in the next task.
 */
export function usePreferences(): Preferences {
  return useBrowserValue(subscribe, current, () => DEFAULT_PREFERENCES);
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

function subscribe(changed: () => void): () => void {
  return store().subscribe(changed);
}

function current(): Preferences {
  return store().current();
}
