import { storedAt } from "./served.ts";

/** Pictures that are kept at most; with the characters' and the cards' none needs to go. */
export const MOST_PICTURES = 1500;
/** A stored picture older than this is asked for again, in ms. */
const FRESH_MS = 30 * 86_400_000;
/** Time without another picture after which those that came are stored, in ms. */
const REST_MS = 2000;

/** The parts of a service worker that keeping pictures needs. */
export interface PictureParts {
  open(): Promise<Pick<Cache, "match" | "put" | "delete" | "keys">>;
  fetch(url: string): Promise<Response>;
  now(): number;
  /** Resolves after so many ms. */
  wait(ms: number): Promise<void>;
}

/**
 * Serves pictures from the store, and from the network those that are not there. A page asks for
 * hundreds at once while somebody types or scrolls, so storing waits until no more come, and then
 * takes them from the browser's own cache, one after the other; the oldest make room.
 */
export function createPictures({ open, fetch, now, wait }: PictureParts) {
  const coming = new Set<string>();
  let asked = 0;
  let storing: Promise<void> | null = null;

  /** Answers one request, and says what the worker must stay awake for. */
  async function serve(url: string): Promise<{ response: Response; done: Promise<void> | null }> {
    asked += 1;
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
    for (let before = -1; before !== asked; ) {
      before = asked;
      await wait(REST_MS);
    }
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

/** No error, and no redirect, whose address would not be the picture's. */
function isWhole(response: Response): boolean {
  return response.status === 200 && !response.redirected;
}
