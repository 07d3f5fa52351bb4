// From a press to what it shows, in a list of all characters with every one of them owned: `npm run
// bench marking`, after `npm run build`. Each press is a real key on a tile, and counts as shown once
// the browser has painted the tile's new sign. Ends with 1 when a target is missed.
import type { Browser, Page } from "@playwright/test";
import { launchChromium } from "#tests/fixtures/browser/chromium.ts";
import { report } from "#tests/fixtures/figures.ts";
import { median } from "#tests/fixtures/paced-load.ts";
import { withSeededSite } from "#tests/fixtures/seeded-site.ts";

/** With the tiles of each; those to come have no place in the order of release. */
const LISTS = { "/characters": 463, "/characters/release-order": 378 };
const PRESSES = 30;
const MOST_MS = 50;

const browser = await launchChromium();
try {
  await withSeededSite(async (site) => {
    for (const [path, tiles] of Object.entries(LISTS)) await measure(browser, site + path, tiles);
  });
} finally {
  await browser.close();
}

async function measure(browser: Browser, address: string, count: number): Promise<void> {
  const path = new URL(address).pathname;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem("jp-content", "true"));
    await page.goto(address);
    await page.getByRole("button", { name: "Mark what I own" }).click();
    await page.getByRole("button", { name: "Done marking" }).click();
    // Those to come are fetched.
    await page
      .locator("main a.who")
      .nth(count - 1)
      .waitFor({ state: "attached" });
    await ownAll(page);
    // What hears the keys comes after the page.
    await page.reload({ waitUntil: "networkidle" });
    // By their marks: what lies below the fold of a long list has no role until it is laid out.
    const tiles = page.locator("main a.who:has([data-owned])");
    await tiles.nth(count - 1).waitFor({ state: "attached" });
    report({ what: `${path}: tiles owned`, value: await tiles.count(), unit: "" });
    const shown: number[] = [];
    let touched = 0;
    for (let press = 0; press < PRESSES; press += 1) {
      const { ms, others } = await pressed(page, 7 * press);
      shown.push(ms);
      touched = Math.max(touched, others);
    }
    shown.sort((a, b) => a - b);
    report({ what: `${path}: from press to shown, median`, value: median(shown), unit: "ms" });
    const slowest = shown.at(-1) ?? Number.NaN;
    report({ what: `${path}: slowest of ${PRESSES}`, value: slowest, unit: "ms", atMost: MOST_MS });
    report({ what: `${path}: other tiles that changed`, value: touched, unit: "", atMost: 0 });
  } finally {
    await context.close();
  }
}

interface Shown {
  readonly ms: number;
  /** Other tiles that changed meanwhile. */
  readonly others: number;
}

/** Presses O on a tile, and gives how long its sign took and how many other tiles changed. */
async function pressed(page: Page, at: number): Promise<Shown> {
  const tile = page.locator("main a.who").nth(at);
  await tile.focus();
  await tile.evaluate((link) => {
    const shown = new Promise<Shown>((resolve) => {
      let pressedAt = 0;
      const others = new Set<Element>();
      const pressing = (event: KeyboardEvent) => {
        pressedAt = event.timeStamp;
      };
      window.addEventListener("keydown", pressing, { capture: true, once: true });
      let isShown = false;
      const watch = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const near = target instanceof Element ? target : target.parentElement;
          const changed = near?.closest("a.who");
          if (changed && changed !== link) others.add(changed);
          if (changed !== link || isShown) continue;
          isShown = true;
          // Behind the frame that paints it.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              watch.disconnect();
              resolve({ ms: performance.now() - pressedAt, others: others.size });
            };
            port2.postMessage(null);
          });
        }
      });
      watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    Object.assign(window, { shown });
  });
  await page.keyboard.press("o");
  const found = await page.evaluate(() => Reflect.get(window, "shown") as Promise<Shown>);
  await page.evaluate(() => navigator.locks.request("collection", () => undefined));
  return found;
}

/** Every character that the page's data know is owned, as if each had been pressed. */
async function ownAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLAnchorElement>("main a.who");
    const ids = [...links].map(({ href }) => new URL(href).searchParams.get("character"));
    const opening = indexedDB.open("collection");
    const done = (request: IDBRequest | IDBTransaction) =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", resolve);
        request.addEventListener("complete", resolve);
        request.addEventListener("error", reject);
      });
    await done(opening);
    const transaction = opening.result.transaction("profiles", "readwrite");
    const profiles = transaction.objectStore("profiles");
    const reading = profiles.getAll();
    await done(reading);
    const entry = {
      count: 1,
      limitBreak: 0,
      rebirth: false,
      costume: false,
      wanted: false,
      note: "",
    };
    for (const profile of reading.result) {
      const entries = new Map(ids.map((id) => [`character/${id}`, entry]));
      profiles.put({ ...profile, box: { ...profile.box, entries } });
    }
    await done(transaction);
    opening.result.close();
  });
}
