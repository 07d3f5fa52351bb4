import type { Rest } from "./rest.ts";
import { isWhole } from "./served.ts";

/** Files of this build and of those before it that are kept at most: more than three builds. */
export const MOST_FILES = 600;
/** Files of the build that are fetched at the same time. */
const LANES = 4;

/** The parts of a service worker that keeping assets needs. */
export interface AssetParts {
  open(): Promise<Pick<Cache, "match" | "put" | "delete" | "keys">>;
  fetch(url: string): Promise<Response>;
  /** Addresses of the files of the running build. */
  readonly build: readonly string[];
  readonly rest: Rest;
}

/**
 * Serves files of builds from the store, which they enter with their first use or with the build.
 * Their content is in their name: none is ever asked for again.
 */
export function createAssets({ open, fetch, build, rest }: AssetParts) {
  let storing: Promise<void> | null = null;

  /** Answers one request, and says what the worker must stay awake for. */
  async function serve(url: string): Promise<{ response: Response; done: Promise<void> | null }> {
    rest.disturb();
    const store = await open();
    const stored = await store.match(url);
    if (stored) return { response: stored, done: null };
    const response = await fetch(url);
    return { response, done: isWhole(response) ? store.put(url, response.clone()) : null };
  }

  /**
   * Stores the files of the build that are missing, when the pages are at rest and a few at a time,
   * and then lets the oldest of the builds before go. What cannot be had is left for the next time.
   * Asked twice, it is done once.
   */
  function storeBuild(): Promise<void> {
    storing ??= storeMissing().finally(() => {
      storing = null;
    });
    return storing;
  }

  async function storeMissing(): Promise<void> {
    const store = await open();
    const stored = new Set(await storedUrls(store));
    const missing = build.filter((url) => !stored.has(url));
    if (missing.length === 0) return;
    const lane = async () => {
      for (;;) {
        await rest.come();
        const url = missing.shift();
        if (url === undefined) return;
        const response = await fetch(url).catch(() => null);
        if (response && isWhole(response)) await store.put(url, response);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await dropOldest(store);
  }

  async function dropOldest(store: Pick<Cache, "keys" | "delete">): Promise<void> {
    const stored = await storedUrls(store);
    const ofBuild = new Set(build);
    const tooMany = Math.max(0, stored.length - MOST_FILES);
    for (const url of stored.filter((one) => !ofBuild.has(one)).slice(0, tooMany))
      await store.delete(url);
  }

  return { serve, storeBuild };
}

/** Oldest first. */
async function storedUrls(store: Pick<Cache, "keys">): Promise<string[]> {
  return (await store.keys()).map(({ url }) => url);
}
