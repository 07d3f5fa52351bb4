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
  /** What the store holds; null until it has been read. */
  let known: Set<string> | null = null;
  let hasBegunToRead = false;

  /**
   * Whether a picture is known not to be stored. Then it is best left to the browser: what passes
   * through a worker costs it several times as much. The first requests of a worker's life come
   * before it knows, and are answered by `serve`.
   */
  function isMissing(url: string): boolean {
    if (!hasBegunToRead) {
      hasBegunToRead = true;
      void read();
    }
    return known !== null && !known.has(url);
  }

  async function read(): Promise<void> {
    try {
      const keys = await (await open()).keys();
      known = new Set(keys.map((request) => request.url));
    } catch {
      // A browser that denies the store now may give it to a later request.
      hasBegunToRead = false;
    }
  }

  /** Stores a picture that the browser fetched by itself; resolves when all that came are stored. */
  function keep(url: string): Promise<void> {
    rest.disturb();
    return storeLater(url);
  }

  /** Answers one request, and says what the worker must stay awake for. */
  async function serve(url: string): Promise<{ response: Response; done: Promise<void> | null }> {
    rest.disturb();
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
    const store = await open();
    for (const url of coming) {
      await rest.come();
      coming.delete(url);
      const response = await fetch(url);
      if (isWhole(response)) await store.put(url, response);
    }
    const kept = await store.keys();
    const tooMany = Math.max(0, kept.length - MOST_PICTURES);
    for (const oldest of kept.slice(0, tooMany)) await store.delete(oldest);
    known = new Set(kept.slice(tooMany).map((request) => request.url));
  }

  return { isMissing, keep, serve };
}
