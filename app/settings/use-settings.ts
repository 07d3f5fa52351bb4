import { useSyncExternalStore } from "react";
import { DEFAULT_SETTINGS, type SettingName, type Settings } from "./settings.ts";
import { type SettingsStore, settingsStore } from "./settings-store.ts";

/**
 * The visitor's settings. The server and the first rendering in the browser know the defaults
 * alone, so that both draw the same; the visitor's own follow at once.
 */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribeToSettings, currentSettings, () => DEFAULT_SETTINGS);
}

/**
 * What `make` makes of the visitor's settings; only when that differs is anything drawn anew.
 * It is to be a text, a number or the like: two objects always differ.
 */
export function useSettingsSelector<Value extends string | number | boolean | null>(
  make: (settings: Settings) => Value,
): Value {
  return useSyncExternalStore(
    subscribeToSettings,
    () => make(currentSettings()),
    () => make(DEFAULT_SETTINGS),
  );
}

/** Changes a setting everywhere on the page, in the storage and in the visitor's other tabs. */
export function setSetting<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  store().set(name, value);
}

/** Gives every setting its default again, here and in the visitor's other tabs. */
export function resetSettings(): void {
  store().reset();
}

/** What they are now; in a browser only. */
export function currentSettings(): Settings {
  return store().current();
}

export function subscribeToSettings(changed: () => void): () => void {
  return store().subscribe(changed);
}

let made: SettingsStore | undefined;

function store(): SettingsStore {
  if (!made) {
    const browserStore = settingsStore(() => window.localStorage);
    // Another tab has written, or emptied the whole storage.
    window.addEventListener("storage", browserStore.reread);
    made = browserStore;
  }
  return made;
}
