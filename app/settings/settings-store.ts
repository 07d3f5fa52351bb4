import {
  DEFAULT_PREFERENCES,
  PREFERENCE_NAMES,
  type PreferenceName,
  type Preferences,
  readPreferences,
  STORAGE_KEYS,
  writtenPreference,
} from "./settings.ts";

/** The parts of a browser's storage that the store needs. */
export interface PreferenceStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface PreferencesStore {
  current(): Preferences;
  /** Changes a preference, and keeps it at once where the browser lets us. */
  set<Name extends PreferenceName>(name: Name, value: Preferences[Name]): void;
  /** Gives every preference its default, and leaves no trace of any. */
  reset(): void;
  /** Reads everything again, as after a change in another tab. */
  reread(): void;
  subscribe(changed: () => void): () => void;
}

/**
 * Holds the preferences. `open` gives the storage, and may throw, as it does where the visitor
 * denies it; the preferences then live as long as the page.
 */
export function preferencesStore(open: () => PreferenceStorage): PreferencesStore {
  const listeners = new Set<() => void>();
  let current = read(open);

  function change(next: Preferences): void {
    current = next;
    for (const listener of listeners) {
      listener();
    }
  }

  return {
    current: () => current,
    set(name, value) {
      keep(open, STORAGE_KEYS[name], writtenPreference(name, value));
      change({ ...current, [name]: value });
    },
    reset() {
      for (const key of Object.values(STORAGE_KEYS)) keep(open, key, null);
      change(DEFAULT_PREFERENCES);
    },
    reread: () => change(read(open)),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

function read(open: () => PreferenceStorage): Preferences {
  try {
    const storage = open();
    return defaultsIfEqual(readPreferences((key) => storage.getItem(key)));
  } catch {
    // Denied storage is a choice of the visitor's: the defaults serve her.
    return DEFAULT_PREFERENCES;
  }
}

/** The defaults themselves where nothing else is chosen, so that nothing is drawn anew for them. */
function defaultsIfEqual(read: Preferences): Preferences {
  const isDefault = (name: PreferenceName) => read[name] === DEFAULT_PREFERENCES[name];
  return PREFERENCE_NAMES.every(isDefault) ? DEFAULT_PREFERENCES : read;
}

function keep(open: () => PreferenceStorage, key: string, text: string | null): void {
  try {
    if (text === null) {
      open().removeItem(key);
    } else {
      open().setItem(key, text);
    }
  } catch {
    // Denied or full: the preference holds for this page.
  }
}
