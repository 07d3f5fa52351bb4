import { clampScrollBatch, DEFAULT_SCROLL_BATCH } from "#app/game/scroll-batch.ts";

/** What a visitor chooses for herself; kept in her browser alone. */
export interface Preferences {
  /** Spoiler mode: shows what the global version does not have yet. */
  readonly jpContent: boolean;
  /** Times in UTC instead of the visitor's own zone. */
  readonly useUtc: boolean;
  /** Names as the Japanese is transliterated. */
  readonly useTranslit: boolean;
  /** Elements by their Japanese or their English signs. */
  readonly elementLang: "en" | "jp";
  /** Family name first. */
  readonly useTraditionalName: boolean;
  /** How many more records a list draws at each scroll, 1 to 1000. */
  readonly scrollBatch: number;
  /** "system" follows the device, and leaves the storage empty. */
  readonly theme: "system" | "theme-light" | "theme-dark";
}

export type PreferenceName = keyof Preferences;

/** The preferences that are either on or off. */
export type SwitchName = {
  [Name in PreferenceName]: Preferences[Name] extends boolean ? Name : never;
}[PreferenceName];

export const DEFAULT_PREFERENCES: Preferences = {
  jpContent: false,
  useUtc: false,
  useTranslit: false,
  elementLang: "en",
  useTraditionalName: false,
  scrollBatch: DEFAULT_SCROLL_BATCH,
  theme: "system",
};

/** Under which key the browser keeps a preference (specification 1 §9). */
export const STORAGE_KEYS: Readonly<Record<PreferenceName, string>> = {
  jpContent: "jp-content",
  useUtc: "use-utc",
  useTranslit: "use-translit",
  elementLang: "element-lang",
  useTraditionalName: "use-traditional-name",
  scrollBatch: "scroll-batch",
  theme: "theme",
};

export const PREFERENCE_NAMES = Object.keys(DEFAULT_PREFERENCES).filter(isPreferenceName);

/**
 * Reads what a storage holds. Whatever is absent, or is nothing that we would have written, is the
 * default; nothing of it is ever believed further than that.
 */
export function readPreferences(read: (key: string) => string | null): Preferences {
  const text = (name: PreferenceName) => read(STORAGE_KEYS[name]);
  return {
    jpContent: text("jpContent") === "true",
    useUtc: text("useUtc") === "true",
    useTranslit: text("useTranslit") === "true",
    elementLang: text("elementLang") === "jp" ? "jp" : "en",
    useTraditionalName: text("useTraditionalName") === "true",
    scrollBatch: clampScrollBatch(text("scrollBatch") ?? ""),
    theme: readTheme(text("theme")),
  };
}

/** The text to keep for a preference; null where the key is better removed. */
export function writtenPreference<Name extends PreferenceName>(
  name: Name,
  value: Preferences[Name],
): string | null {
  return name === "theme" && value === "system" ? null : String(value);
}

function isPreferenceName(name: string): name is PreferenceName {
  return name in DEFAULT_PREFERENCES;
}

function readTheme(text: string | null): Preferences["theme"] {
  return text === "theme-light" || text === "theme-dark" ? text : "system";
}
