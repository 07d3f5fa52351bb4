import {
  DEFAULT_SETTINGS,
  readSettings,
  SETTING_NAMES,
  type SettingName,
  type Settings,
  STORAGE_KEYS,
  writtenSetting,
} from "./settings.ts";

/** The parts of a browser's storage that the store needs. */
export interface SettingsStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface SettingsStore {
  current(): Settings;
  /** Changes a setting, and keeps it at once where the browser lets us. */
  set<Name extends SettingName>(name: Name, value: Settings[Name]): void;
  /** Gives every setting its default, and leaves no trace of any. */
  reset(): void;
  /** Reads everything again, as after a change in another tab. */
  reread(): void;
  subscribe(changed: () => void): () => void;
}

/**
 * Holds the settings. `open` gives the storage, and may throw, as it does where the visitor
 * denies it; the settings then live as long as the page.
 */
export function settingsStore(open: () => SettingsStorage): SettingsStore {
  const listeners = new Set<() => void>();
  let current = read(open);

  function change(next: Settings): void {
    current = next;
    for (const listener of listeners) {
      listener();
    }
  }

  return {
    current: () => current,
    set(name, value) {
      keep(open, STORAGE_KEYS[name], writtenSetting(name, value));
      change({ ...current, [name]: value });
    },
    reset() {
      for (const key of Object.values(STORAGE_KEYS)) keep(open, key, null);
      change(DEFAULT_SETTINGS);
    },
    reread: () => change(read(open)),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

function read(open: () => SettingsStorage): Settings {
  try {
    const storage = open();
    return defaultsIfEqual(readSettings((key) => storage.getItem(key)));
  } catch {
    // Denied storage is a choice of the visitor's: the defaults serve her.
    return DEFAULT_SETTINGS;
  }
}

/** The defaults themselves where nothing else is chosen, so that nothing is drawn anew for them. */
function defaultsIfEqual(read: Settings): Settings {
  const isDefault = (name: SettingName) => read[name] === DEFAULT_SETTINGS[name];
  return SETTING_NAMES.every(isDefault) ? DEFAULT_SETTINGS : read;
}

function keep(open: () => SettingsStorage, key: string, text: string | null): void {
  try {
    if (text === null) {
      open().removeItem(key);
    } else {
      open().setItem(key, text);
    }
  } catch {
    // Denied or full: the setting holds for this page.
  }
}
