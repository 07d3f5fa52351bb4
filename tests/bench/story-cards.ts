// The search of story cards in Chromium, on the shipped cards: filtering and sorting ten thousand,
// from a key to the list that shows it, the size of the list, and memory after many changes.
// `npm run bench story-cards`, after `npm run build`. Ends with 1 when a target is missed.
import { fileURLToPath } from "node:url";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { bundleModule } from "#tests/support/browser/bundle-module.ts";
import type * as Filter from "#tests/support/browser/filter-in-browser.ts";
import { findChromium } from "#tests/support/browser/find.ts";
import { tell } from "#tests/support/figures.ts";
import { importSeeds } from "#tests/support/import-seeds.ts";
import { createFresh } from "#tests/support/postgres/fresh.ts";
import { openServer } from "#tests/support/postgres/open.ts";
import { median } from "#tests/support/requests-a-second.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";

const TARGETS = { filterMs: 8, keyMs: 50, listBytes: 60_000, grownBytes: 250_000 };
const CARDS = 10_000;
const CHANGES = 1_000;

const databases = await openServer();
const database = await createFresh(databases.url);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--disable-gpu", "--enable-precise-memory-info"],
});
try {
  await importSeeds(database.url);
  const site = await startSiteProcess(database.url, {}, { discardsLog: true });
  const origin = `http://127.0.0.1:${site.port}`;
  await measureList(origin);
  await measureFilter(await browser.newPage(), origin);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/story-cards`, { waitUntil: "networkidle" });
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

/** Whether it levels off: the heap after each thousand changes, of which the last may not grow. */
async function measureMemory(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await changeFilters(page, CHANGES / 5);
  const start = await heapBytes(session);
  let before = start;
  for (const thousand of [1, 2, 3]) {
    await changeFilters(page, CHANGES);
    const now = await heapBytes(session);
    report(`heap after ${thousand * CHANGES} changes, grown by`, now - start, null, "bytes");
    if (thousand === 3) report("of it in the last", now - before, TARGETS.grownBytes, "bytes");
    before = now;
  }
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

/** What is used after two collections: the first lets finalizers run. */
async function heapBytes(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.enable");
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Runtime.getHeapUsage")).usedSize;
}

function report(what: string, value: number, target: number | null, unit: "ms" | "bytes"): void {
  tell({ what, value, unit, atMost: target ?? undefined });
}
