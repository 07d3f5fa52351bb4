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

/**
 * Beside what the router keeps in the entry; gone when the router replaces the entry. Where the
 * browser refuses, the list begins anew on the way back.
 */
export function writeGrown(entry: GrownEntry): void {
  const state: unknown = window.history.state;
  try {
    window.history.replaceState({ ...(isRecord(state) ? state : {}), [FIELD]: entry }, "");
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
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
