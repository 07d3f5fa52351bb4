import type { Location } from "react-router";

/** What a growing list leaves at its place in the history, for back and reload. */
export interface GrownList {
  readonly list: string;
  readonly allowed: number;
  readonly scrollY: number;
}

/** What this list left at this place; undefined when it left nothing. */
export function readGrown(place: Location, list: string): GrownList | undefined {
  const grown = stored().get(nameOf(place));
  return grown?.list === list ? grown : undefined;
}

/** Keeps it for as long as the tab lives. Where the browser refuses, for as long as the document does. */
export function writeGrown(place: Location, grown: GrownList): void {
  const all = stored().set(nameOf(place), grown);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...all]));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

const KEY = "grown-lists";
/** The router's key of the entry with which a document begins, whichever that is. */
const FIRST = "default";

let known: Map<string, GrownList> | undefined;

function stored(): Map<string, GrownList> {
  known ??= read();
  return known;
}

function read(): Map<string, GrownList> {
  const all = new Map<string, GrownList>();
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    for (const entry of Array.isArray(found) ? found : []) {
      if (isGrownEntry(entry) && !(isNewVisit() && entry[0].endsWith(FIRST))) all.set(...entry);
    }
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error;
  }
  return all;
}

/** Whether the document was neither loaded again nor come back to. */
function isNewVisit(): boolean {
  return performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "navigate");
}

function nameOf({ pathname, key }: Location): string {
  return `${pathname} ${key}`;
}

function isGrownEntry(value: unknown): value is [string, GrownList] {
  if (!Array.isArray(value) || typeof value[0] !== "string") return false;
  const grown: unknown = value[1];
  return (
    typeof grown === "object" &&
    grown !== null &&
    "list" in grown &&
    typeof grown.list === "string" &&
    "allowed" in grown &&
    typeof grown.allowed === "number" &&
    "scrollY" in grown &&
    typeof grown.scrollY === "number"
  );
}
