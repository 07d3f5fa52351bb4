// The search of story cards in Chromium, on the shipped cards: filtering and sorting ten thousand,
// from a key to the list that shows it, the size of the list, and memory after many changes.
// `npm run bench story-cards`, after `npm run build`. Ends with 1 when a target is missed.
import { fileURLToPath } from "node:url";
import type { CDPSession, Page } from "@playwright/test";
import { z } from "zod";
import { bundleModule } from "#tests/support/browser/bundle-module.ts";
import type * as Filter from "#tests/support/browser/filter-in-browser.ts";
import { launchChromium } from "#tests/support/browser/launch.ts";
import { tell } from "#tests/support/figures.ts";
import { importSeeds } from "#tests/support/import-seeds.ts";
import { createFresh } from "#tests/support/postgres/fresh.ts";
import { openServer } from "#tests/support/postgres/open.ts";
import { median } from "#tests/support/requests-a-second.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { slopeOf } from "#tests/support/slope.ts";

const TARGETS = { filterMs: 8, keyMs: 50, listBytes: 60_000, grownBytes: 25_000 };
const CARDS = 10_000;
const CHANGES = 1_000;
const THOUSANDS = 4;
/** The kinds of a heap snapshot that a page makes itself. */
const OWN_KINDS = new Set([
  "object",
  "array",
  "closure",
  "string",
  "concatenated string",
  "sliced string",
  "number",
  "symbol",
  "regexp",
]);
const heapSnapshot = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.tuple([z.array(z.string())]).rest(z.unknown()),
    }),
  }),
  nodes: z.array(z.number()),
});

const databases = await openServer();
const database = await createFresh(databases.url);
const browser = await launchChromium(["--disable-gpu", "--enable-precise-memory-info"]);
try {
  await importSeeds(database.url);
  const site = await startSiteProcess(database.url, {}, { discardsLog: true });
  const origin = `http://127.0.0.1:${site.port}`;
  await measureList(origin);
  await measureFilter(await browser.newPage(), origin);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/story-cards`, { waitUntil: "networkidle" });
  // A first visit stores the site for later; who types does so after it.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await measureKeys(page);
  await measureMemory(page);
  await site.stop();
} finally {
  await browser.close();
  await database.drop();
  await databases.close();
}

async function measureList(origin: string): Promise<void> {
  for (const encoding of ["br", "gzip"]) {
    const headers = { "accept-encoding": encoding };
    const answer = await fetch(`${origin}/api/story-cards/get-list`, { headers, method: "HEAD" });
    const bytes = Number(answer.headers.get("content-length"));
    report(`the list, ${encoding}`, bytes, encoding === "br" ? TARGETS.listBytes : null, "bytes");
  }
}

/** The very modules of the site on ten thousand cards, made by repeating the shipped ones. */
async function measureFilter(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/story-cards`, { waitUntil: "networkidle" });
  const path = fileURLToPath(new URL("../support/browser/filter-in-browser.ts", import.meta.url));
  await page.evaluate(await bundleModule(path, "filterBench"));
  const results = await page.evaluate(
    async ([count]): Promise<Filter.Measured[]> => {
      const bench: typeof Filter = Reflect.get(window, "filterBench");
      return bench.measureQueries(await (await fetch("/api/story-cards/get-list")).json(), count);
    },
    [CARDS] as const,
  );
  for (const { query, found, times } of results) {
    report(`${CARDS} cards, ${query} (${found} found)`, median(times), TARGETS.filterMs, "ms");
  }
}

/** From a key's event to the end of the first frame that shows another count of cards found. */
async function measureKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    let pressed = 0;
    Reflect.set(window, "keyTimes", times);
    window.addEventListener("keydown", ({ timeStamp }) => (pressed = timeStamp), true);
    const line = document.querySelector(".count");
    if (!line) throw new Error("There is no count line.");
    new MutationObserver(() => {
      const from = pressed;
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => times.push(performance.now() - from);
        painted.port2.postMessage(null);
      });
    }).observe(line, { subtree: true, characterData: true, childList: true });
  });
  await page.getByRole("searchbox", { name: "Search by name" }).focus();
  // Latin letters alone: what is put in without a key has no moment at which it was pressed.
  for (const word of ["moon rabbit", "scarlet", "magic", "reimu", "fairy", "spring", "dream"]) {
    await page.keyboard.type(word, { delay: 120 });
    for (const _ of word) await page.keyboard.press("Backspace", { delay: 60 });
  }
  const times = await page.evaluate((): number[] => Reflect.get(window, "keyTimes"));
  const sorted = times.toSorted((a, b) => a - b);
  report(`key to list, median of ${times.length}`, median(times), TARGETS.keyMs, "ms");
  report("key to list, 95th of 100", sorted[Math.floor(sorted.length * 0.95)] ?? 0, null, "ms");
}

/**
 * Whether it levels off: the page's own objects after each thousand changes, and by how much they
 * grow with a thousand on the whole; one look alone differs by some 50 kB from the next. What the
 * browser compiles, and what its inspector writes down of every picture that is drawn again, grows
 * with the time it is looked at and is no part of them. Elements are the browser's too and are not
 * counted, but for the objects by which the page holds them.
 */
async function measureMemory(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await changeFilters(page, CHANGES);
  const start = await ownBytes(session);
  const grown = [0];
  for (let thousand = 1; thousand <= THOUSANDS; thousand += 1) {
    await changeFilters(page, CHANGES);
    grown.push((await ownBytes(session)) - start);
    report(`objects after ${thousand * CHANGES} more changes`, grown.at(-1) ?? 0, null, "bytes");
  }
  report("objects, grown with a thousand changes", slopeOf(grown), TARGETS.grownBytes, "bytes");
}

/** Types another text in each frame. */
async function changeFilters(page: Page, count: number): Promise<void> {
  const field = page.getByRole("searchbox", { name: "Search by name" });
  await field.evaluate(async (input, changes) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    const texts = ["moon", "", "scarlet", "a", "魔法", "zzz"];
    for (let change = 0; change < changes; change += 1) {
      write?.call(input, texts[change % texts.length]);
      input.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
  }, count);
}

/** Bytes of objects, arrays, functions and texts after two collections: the first runs finalizers. */
async function ownBytes(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.enable");
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", take);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", take);
  const { snapshot, nodes } = heapSnapshot.parse(JSON.parse(chunks.join("")));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type] ?? -1] ?? "";
    if (OWN_KINDS.has(kind)) sum += nodes[at + size] ?? 0;
  }
  return sum;
}

function report(what: string, value: number, target: number | null, unit: "ms" | "bytes"): void {
  tell({ what, value, unit, atMost: target ?? undefined });
}
