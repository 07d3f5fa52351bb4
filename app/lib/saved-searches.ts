/** A search of a list that a visitor has kept in her browser. */
export interface SavedSearch {
  readonly name: string;
  /** The query of the list's address. */
  readonly query: string;
}

const KEY = "saved-searches";
const MOST = 50;
export const LONGEST_NAME = 60;

/** Kept in the browser alone, for each list by its path; equal texts give the same object. */
export function readSearches(path: string, stored: string | null): readonly SavedSearch[] {
  const list = asRecord(parsed(stored))?.[path];
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST).flatMap((one: unknown): SavedSearch[] => {
    const { name, query } = asRecord(one) ?? {};
    return typeof name === "string" && typeof query === "string" ? [{ name, query }] : [];
  });
}

/** What is stored after `searches` have become those of a list. */
export function writtenSearches(
  stored: string | null,
  path: string,
  searches: readonly SavedSearch[],
): string {
  const { [path]: _, ...others } = asRecord(parsed(stored)) ?? {};
  return JSON.stringify(searches.length === 0 ? others : { ...others, [path]: searches });
}

/** The searches with one more; another of the same name is replaced. */
export function withSearch(
  searches: readonly SavedSearch[],
  saved: SavedSearch,
): readonly SavedSearch[] {
  return [saved, ...searches.filter(({ name }) => name !== saved.name)].slice(0, MOST);
}

/** What the browser keeps; null where it keeps nothing. */
export function storedSearches(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    // Denied by the visitor.
    return null;
  }
}

/** Whether the browser has kept it. */
export function storeSearches(text: string): boolean {
  try {
    window.localStorage.setItem(KEY, text);
  } catch {
    return false;
  }
  for (const heard of listeners) heard();
  return true;
}

export function listenToSearches(heard: () => void): () => void {
  listeners.add(heard);
  window.addEventListener("storage", heard);
  return () => {
    listeners.delete(heard);
    window.removeEventListener("storage", heard);
  };
}

const listeners = new Set<() => void>();

function parsed(stored: string | null): unknown {
  if (stored === null) return null;
  try {
    return JSON.parse(stored);
  } catch {
    // Not ours, or cut off.
    return null;
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}
