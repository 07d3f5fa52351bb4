import { createContext, useContext } from "react";
import type { DateZone } from "#app/game/date-format.ts";
import { displayedName, type NameSettings, type WrittenName } from "#app/game/displayed-name.ts";
import { DEFAULT_SETTINGS, type Settings } from "./settings.ts";

// What the parts of a page read of the settings, each by itself: lists hold hundreds of names and
// pictures, and a setting draws only those anew that it changes. SettingsProvider gives them.

export const SettingsContext = createContext<Settings>(DEFAULT_SETTINGS);
export const JpContentContext = createContext(DEFAULT_SETTINGS.jpContent);
export const ZoneContext = createContext<DateZone>("utc");
export const WRITE_BY_DEFAULT = writeNames(DEFAULT_SETTINGS, new Map());
export const WriteNameContext = createContext<WriteName>(WRITE_BY_DEFAULT);

/**
 * The visitor's settings. The server and the first rendering in the browser know the defaults
 * alone, so that both draw the same.
 */
export function useSettings(): Settings {
  return useContext(SettingsContext);
}

/** Whether content of the Japanese version is shown, for what reads no other setting. */
export function useJpContent(): boolean {
  return useContext(JpContentContext);
}

/** The zone that the visitor reads times in: UTC on the server and while hydrating. */
export function useZone(): DateZone {
  return useContext(ZoneContext);
}

/** Writes names as the visitor wants them; another function only when they are written otherwise. */
export function useDisplayedName(): WriteName {
  return useContext(WriteNameContext);
}

export type WriteName = (name: WrittenName) => string;

/** `familyFirst` leads from a name to its traditional order. */
export function writeNames(
  settings: NameSettings,
  familyFirst: ReadonlyMap<string, string>,
): WriteName {
  return (name) => displayedName(name, settings, familyFirst);
}
