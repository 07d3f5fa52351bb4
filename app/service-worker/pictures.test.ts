import { beforeEach, describe, expect, test } from "vitest";
import { createPictures, MOST_PICTURES } from "./pictures.ts";
import { createRest, type Rest } from "./rest.ts";

const NOW = Date.parse("2026-11-21T15:00:00Z");
const DAY_MS = 86_400_000;

let kept: Map<string, Response>;
let fetched: string[];
let wakers: (() => void)[];
let isOnline: boolean;
let whenFetched: () => void;
let pages: Rest;
let pictures: ReturnType<typeof createPictures>;

beforeEach(() => {
  kept = new Map();
  fetched = [];
  wakers = [];
  isOnline = true;
  whenFetched = () => undefined;
  const store = {
    match: async (url: RequestInfo | URL) => kept.get(String(url)),
    put: async (url: RequestInfo | URL, response: Response) => void kept.set(String(url), response),
    delete: async (request: RequestInfo | URL) => kept.delete(urlOf(request)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  };
  pages = createRest(() => new Promise((resolve) => wakers.push(resolve)));
  pictures = createPictures({
    open: async () => store,
    fetch: async (url) => {
      if (!isOnline) throw new TypeError("Failed to fetch");
      fetched.push(url);
      whenFetched();
      return picture(NOW, url.endsWith("gone") ? 404 : 200);
    },
    now: () => NOW,
    rest: pages,
  });
});

describe("a picture that is not stored", () => {
  test("comes from the network, and is stored when no more are asked for", async () => {
    const { response, done } = await pictures.serve("https://a.example/images/f1");
    expect(response.status).toBe(200);
    expect(kept.size).toBe(0);
    await rest();
    await done;
    expect([...kept.keys()]).toEqual(["https://a.example/images/f1"]);
  });

  test("waits with all others until nobody asks", async () => {
    const { done } = await pictures.serve("https://a.example/images/f1");
    await pictures.serve("https://a.example/images/f2");
    await rest();
    await pictures.serve("https://a.example/images/f3");
    await rest();
    expect(kept.size).toBe(0);
    await rest();
    await done;
    expect(kept.size).toBe(3);
  });

  test("waits again when a page is scrolled while those before it are stored", async () => {
    const { done } = await pictures.serve("https://a.example/images/f1");
    await pictures.serve("https://a.example/images/f2");
    whenFetched = () => pages.disturb();
    await rest();
    await rest();
    expect(kept.size).toBe(1);
    whenFetched = () => undefined;
    await rest();
    await done;
    expect(kept.size).toBe(2);
  });

  test("is not stored when there is none", async () => {
    const { response, done } = await pictures.serve("https://a.example/images/gone");
    expect(response.status).toBe(404);
    expect(done).toBeNull();
  });

  test("fails without a network", async () => {
    isOnline = false;
    await expect(pictures.serve("https://a.example/images/f1")).rejects.toThrow("Failed to fetch");
  });
});

describe("a picture known to be missing", () => {
  const url = "https://a.example/images/f1";

  test("is left to the browser once the store has been read, not before", async () => {
    expect(pictures.isMissing(url)).toBe(false);
    await settled();
    expect(pictures.isMissing(url)).toBe(true);
  });

  test("is kept when no more are asked for, and is missing no more", async () => {
    pictures.isMissing(url);
    await settled();
    const storing = pictures.keep(url);
    await settled();
    expect(kept.size).toBe(0);
    await rest();
    await storing;
    expect([...kept.keys()]).toEqual([url]);
    expect(pictures.isMissing(url)).toBe(false);
  });

  test("is none of those that were stored before", async () => {
    kept.set(url, picture(NOW));
    pictures.isMissing(url);
    await settled();
    expect(pictures.isMissing(url)).toBe(false);
  });
});

describe("a stored picture", () => {
  test("is served without asking anybody", async () => {
    kept.set("https://a.example/images/f1", picture(NOW - 29 * DAY_MS));
    const { response } = await pictures.serve("https://a.example/images/f1");
    expect(response).toBe(kept.get("https://a.example/images/f1"));
    expect(fetched).toEqual([]);
  });

  test("is asked for again after thirty days, and stored anew", async () => {
    kept.set("https://a.example/images/f1", picture(NOW - 31 * DAY_MS));
    const { response, done } = await pictures.serve("https://a.example/images/f1");
    expect(response.headers.get("date")).toBe(new Date(NOW).toUTCString());
    await rest();
    await done;
    expect(kept.get("https://a.example/images/f1")?.headers.get("date")).toBe(
      new Date(NOW).toUTCString(),
    );
  });

  test("serves after thirty days while there is no network", async () => {
    kept.set("https://a.example/images/f1", picture(NOW - 31 * DAY_MS));
    isOnline = false;
    const { response } = await pictures.serve("https://a.example/images/f1");
    expect(response).toBe(kept.get("https://a.example/images/f1"));
  });

  test("makes room for a new one when it is the oldest of too many", async () => {
    for (let id = 0; id < MOST_PICTURES; id += 1)
      kept.set(`https://a.example/images/${id}`, picture(NOW));
    const { done } = await pictures.serve("https://a.example/images/new");
    await rest();
    await done;
    expect(kept.size).toBe(MOST_PICTURES);
    expect(kept.has("https://a.example/images/0")).toBe(false);
    expect(kept.has("https://a.example/images/new")).toBe(true);
  });
});

/** Lets one wait of the worker end. */
async function rest(): Promise<void> {
  await settled();
  for (const wake of wakers.splice(0)) wake();
  await settled();
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function picture(sentAt: number, status = 200): Response {
  return new Response("<svg/>", { status, headers: { date: new Date(sentAt).toUTCString() } });
}

function urlOf(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : String(request);
}
