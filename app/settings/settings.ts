import { clampScrollBatch, DEFAULT_SCROLL_BATCH } from "#app/game/scroll-batch.ts";

/** What a visitor chooses for herself; kept in her browser alone. */
export interface Settings {
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

export type SettingName = keyof Settings;

/** The settings that are either on or off. */
export type SwitchName = {
  [Name in SettingName]: Settings[Name] extends boolean ? Name : never;
}[SettingName];

export const DEFAULT_SETTINGS: Settings = {
  jpContent: false,
  useUtc: false,
  useTranslit: false,
  elementLang: "en",
  useTraditionalName: false,
  scrollBatch: DEFAULT_SCROLL_BATCH,
  theme: "system",
};

/** Under which key the browser keeps a setting (specification 1 §9). */
export const STORAGE_KEYS: Readonly<Record<SettingName, string>> = {
  jpContent: "jp-content",
  useUtc: "use-utc",
  useTranslit: "use-translit",
  elementLang: "element-lang",
  useTraditionalName: "use-traditional-name",
  scrollBatch: "scroll-batch",
  theme: "theme",
};

export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS).filter(isPreferenceName);

/**
 * Reads what a storage holds. Whatever is absent, or is nothing that we would have written, is the
 * default; nothing of it is ever believed further than that.
 */
export function readSettings(read: (key: string) => string | null): Settings {
  const text = (name: SettingName) => read(STORAGE_KEYS[name]);
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

/** The text to keep for a setting; null where the key is better removed. */
export function writtenSetting<Name extends SettingName>(
  name: Name,
  value: Settings[Name],
): string | null {
  return name === "theme" && value === "system" ? null : String(value);
}

function isPreferenceName(name: string): name is SettingName {
  return name in DEFAULT_SETTINGS;
}

function readTheme(text: string | null): Settings["theme"] {
  return text === "theme-light" || text === "theme-dark" ? text : "system";
}
