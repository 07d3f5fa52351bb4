const KEY = "recent-searches";
const MOST = 5;

/** The texts searched for last in this browser, the newest first. */
export function recentSearches(): readonly string[] {
  const stored = read();
  return Array.isArray(stored)
    ? stored.filter((text): text is string => typeof text === "string").slice(0, MOST)
    : [];
}

/** Keeps a text that has led somewhere; nothing where the browser stores nothing. */
export function keepSearch(text: string): void {
  const kept = [text, ...recentSearches().filter((one) => one !== text)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function read(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch (error) {
    // A browser that refuses to read, or a text that something else has written there.
    if (error instanceof DOMException || error instanceof SyntaxError) return [];
    throw error;
  }
}
