/** What a growing list leaves in its history entry, for back and reload. */
export interface GrownEntry {
  readonly list: string;
  readonly allowed: number;
  readonly scrollY: number;
}

/** What this list left in the current history entry; undefined when it left nothing. */
export function readGrown(list: string): GrownEntry | undefined {
  const state: unknown = window.history.state;
  const grown = isRecord(state) ? state[FIELD] : undefined;
  return isGrownEntry(grown) && grown.list === list ? grown : undefined;
}

/** Beside what the router keeps in the entry; gone when the router replaces the entry. */
export function writeGrown(entry: GrownEntry): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(isRecord(state) ? state : {}), [FIELD]: entry }, "");
}

/**
 * A history entry at the address of the page with this state, above the current one or in its place,
 * before the router knows of it: the router has to follow, by replacing it. Tells whether it is
 * still the entry that the browser is at.
 */
export function writeEntry(state: object, replace: boolean): () => boolean {
  const now: unknown = window.history.state;
  const place = isRecord(now) && typeof now.idx === "number" ? now.idx : 0;
  const key = Math.random().toString(36).slice(2, 10);
  // As the router writes its own.
  if (replace) window.history.replaceState({ usr: state, key, idx: place }, "");
  else window.history.pushState({ usr: state, key, idx: place + 1 }, "");
  return () => {
    const current: unknown = window.history.state;
    return isRecord(current) && current.key === key;
  };
}

const FIELD = "grown";

function isGrownEntry(value: unknown): value is GrownEntry {
  return (
    isRecord(value) &&
    typeof value.list === "string" &&
    typeof value.allowed === "number" &&
    typeof value.scrollY === "number"
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
