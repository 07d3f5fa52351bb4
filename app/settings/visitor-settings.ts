import type { SettingName, Settings } from "./settings.ts";
import { type SettingsStore, settingsStore } from "./settings-store.ts";

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
