import type { Rest } from "./rest.ts";
import { isWhole, storedAt } from "./served.ts";

/** Pictures that are kept at most; with the characters' and the cards' none needs to go. */
export const MOST_PICTURES = 1500;
/** A stored picture older than this is asked for again, in ms. */
const FRESH_MS = 30 * 86_400_000;

/** The parts of a service worker that keeping pictures needs. */
export interface PictureParts {
  open(): Promise<Pick<Cache, "match" | "put" | "delete" | "keys">>;
  fetch(url: string): Promise<Response>;
  now(): number;
  readonly rest: Rest;
}

/**
 * Serves pictures from the store, and from the network those that are not there. A page asks for
 * hundreds at once while somebody types or scrolls, so storing waits until no more come, and then
 * takes them from the browser's own cache, one after the other; the oldest make room.
 */
export function createPictures({ open, fetch, now, rest }: PictureParts) {
  const coming = new Set<string>();
  let storing: Promise<void> | null = null;

  /** Answers one request, and says what the worker must stay awake for. */
  async function serve(url: string): Promise<{ response: Response; done: Promise<void> | null }> {
    rest.asked();
    const stored = await (await open()).match(url);
    if (stored && now() - storedAt(stored) < FRESH_MS) return { response: stored, done: null };
    try {
      const response = await fetch(url);
      return { response, done: isWhole(response) ? storeLater(url) : null };
    } catch (error) {
      if (stored) return { response: stored, done: null };
      throw error;
    }
  }

  function storeLater(url: string): Promise<void> {
    coming.add(url);
    storing ??= storeAtRest().finally(() => {
      storing = null;
    });
    return storing;
  }

  async function storeAtRest(): Promise<void> {
    await rest.come();
    const store = await open();
    for (const url of coming) {
      coming.delete(url);
      const response = await fetch(url);
      if (isWhole(response)) await store.put(url, response);
    }
    const kept = await store.keys();
    for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST_PICTURES)))
      await store.delete(oldest);
  }

  return { serve };
}
