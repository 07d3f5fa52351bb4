import { beforeEach, describe, expect, test } from "vitest";
import { createAssets, MOST_FILES } from "./assets.ts";
import { createRest, type Rest } from "./rest.ts";

const BUILD = Array.from({ length: 6 }, (_, no) => `https://a.example/assets/new-${no}.js`);

let kept: Map<string, Response>;
let fetched: string[];
let atOnce: number;
let mostAtOnce: number;
let broken: Set<string>;
let wakers: (() => void)[];
let whenFetched: () => void;
let rest: Rest;
let assets: ReturnType<typeof createAssets>;

beforeEach(() => {
  kept = new Map();
  fetched = [];
  atOnce = 0;
  mostAtOnce = 0;
  broken = new Set();
  wakers = [];
  whenFetched = () => undefined;
  const store = {
    match: async (url: RequestInfo | URL) => kept.get(String(url)),
    put: async (url: RequestInfo | URL, response: Response) => void kept.set(String(url), response),
    delete: async (url: RequestInfo | URL) => kept.delete(String(url)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  };
  rest = createRest(() => new Promise<void>((resolve) => wakers.push(resolve)));
  assets = createAssets({ open: async () => store, fetch: fetchCounted, build: BUILD, rest });
});

describe("a file that is asked for", () => {
  test("comes from the network once, and then from the store", async () => {
    const first = await assets.serve(BUILD[0] ?? "");
    await first.done;
    const second = await assets.serve(BUILD[0] ?? "");
    expect(await first.response.text()).toBe(await second.response.text());
    expect(second.done).toBeNull();
    expect(fetched).toEqual([BUILD[0]]);
  });

  test("is not stored when there is none", async () => {
    const { response, done } = await assets.serve("https://a.example/assets/gone.js");
    expect(response.status).toBe(404);
    expect(done).toBeNull();
  });

  test("fails without a network", async () => {
    broken.add(BUILD[0] ?? "");
    await expect(assets.serve(BUILD[0] ?? "")).rejects.toThrow("Failed to fetch");
  });
});

describe("the files of the build", () => {
  test("are all stored, no more than four at a time", async () => {
    await stored(assets.storeBuild());
    expect([...kept.keys()].sort()).toEqual([...BUILD]);
    expect(mostAtOnce).toBe(4);
  });

  test("wait until no page asks for a file", async () => {
    const done = assets.storeBuild();
    await settled();
    await assets.serve(BUILD[0] ?? "");
    await wake();
    expect(fetched).toEqual([BUILD[0]]);
    await stored(done);
    expect(kept.size).toBe(BUILD.length);
  });

  test("wait again when a page is scrolled meanwhile", async () => {
    const done = assets.storeBuild();
    whenFetched = () => rest.disturb();
    await wake();
    for (let turn = 0; turn < 10; turn += 1) await settled();
    expect(fetched).toHaveLength(4);
    whenFetched = () => undefined;
    await stored(done);
    expect(kept.size).toBe(BUILD.length);
  });

  test("are fetched once when two pages ask at the same time", async () => {
    await stored(Promise.all([assets.storeBuild(), assets.storeBuild()]));
    expect(fetched).toHaveLength(BUILD.length);
  });

  test("are not asked for again when they are there", async () => {
    kept.set(BUILD[2] ?? "", file());
    await stored(assets.storeBuild());
    expect(fetched).not.toContain(BUILD[2]);
  });

  test("that could not be had come with the next time", async () => {
    broken.add(BUILD[3] ?? "");
    await stored(assets.storeBuild());
    expect(kept.size).toBe(BUILD.length - 1);
    broken.clear();
    await stored(assets.storeBuild());
    expect(kept.size).toBe(BUILD.length);
  });

  test("make the oldest files of other builds go, but none of their own", async () => {
    kept.set(BUILD[0] ?? "", file());
    for (let no = 1; no < MOST_FILES; no += 1)
      kept.set(`https://a.example/assets/old-${no}.js`, file());
    await stored(assets.storeBuild());
    expect(kept.size).toBe(MOST_FILES);
    expect(kept.has(BUILD[0] ?? "")).toBe(true);
    expect(kept.has("https://a.example/assets/old-5.js")).toBe(false);
    expect(kept.has("https://a.example/assets/old-6.js")).toBe(true);
  });
});

/** Lets the rest come until all is stored. */
async function stored(done: Promise<unknown>): Promise<void> {
  for (let rests = 0; rests < 4; rests += 1) await wake();
  await done;
}

/** Lets one wait of the worker end. */
async function wake(): Promise<void> {
  await settled();
  for (const one of wakers.splice(0)) one();
  await settled();
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function fetchCounted(url: string): Promise<Response> {
  fetched.push(url);
  whenFetched();
  atOnce += 1;
  mostAtOnce = Math.max(mostAtOnce, atOnce);
  await new Promise((resolve) => setImmediate(resolve));
  atOnce -= 1;
  if (broken.has(url)) throw new TypeError("Failed to fetch");
  return url.endsWith("gone.js") ? new Response("", { status: 404 }) : file();
}

function file(): Response {
  return new Response("export {};");
}
