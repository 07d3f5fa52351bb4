// The floors of the tower in Chromium, on the shipped pack: from a key or a press to the painted
// floor with its neighbours loaded ahead, scrolling the list, and the size of a floor's answer.
// `npm run bench tower`, after `npm run build`. Ends with 1 when a target is missed.
import type { Page } from "@playwright/test";
import { launchChromium } from "#tests/support/browser/launch.ts";
import { floorHeading, floorList, TOWER } from "#tests/support/browser/tower-page.ts";
import { tell } from "#tests/support/figures.ts";
import { importSeeds } from "#tests/support/import-seeds.ts";
import { createFresh } from "#tests/support/postgres/fresh.ts";
import { openServer } from "#tests/support/postgres/open.ts";
import { median } from "#tests/support/requests-a-second.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";

const TARGETS = { changeMs: 60, taskMs: 50, detailBytes: 8_000 };
const STEPS = 40;

const databases = await openServer();
const database = await createFresh(databases.url);
const browser = await launchChromium(["--disable-gpu"]);
try {
  await importSeeds(database.url);
  const site = await startSiteProcess(database.url, {}, { discardsLog: true });
  const origin = `http://127.0.0.1:${site.port}`;
  await measureDetails(origin);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(`${origin}${TOWER}?floor=100`, { waitUntil: "networkidle" });
    // Keys do nothing before the scripts are there.
    await page.locator(".cover-line").waitFor({ state: "detached" });
    await measureChanges(page, `${width} px, arrow key`, () => page.keyboard.press("ArrowRight"));
    const above = page.getByRole("link", { name: "Floor above" });
    await measureChanges(page, `${width} px, press`, () => above.click());
    await measureScrolling(page, `${width} px`);
    await page.close();
  }
  await site.stop();
} finally {
  await browser.close();
  await database.drop();
  await databases.close();
}

async function measureDetails(origin: string): Promise<void> {
  const { content }: { content: readonly { floor: number }[] } = await (
    await fetch(`${origin}/api/towers/get-list`)
  ).json();
  let largest = 0;
  // Every tenth: each answer is made and compressed when it is first asked for.
  const asked = content.filter((_, at) => at % 10 === 0);
  for (const { floor } of asked) {
    const answer = await fetch(`${origin}/api/towers/get-detail?floor=${floor}`, {
      headers: { "accept-encoding": "br" },
      method: "HEAD",
    });
    largest = Math.max(largest, Number(answer.headers.get("content-length")));
  }
  report(
    `largest of ${asked.length} of ${content.length} floors, br`,
    largest,
    TARGETS.detailBytes,
    "bytes",
  );
}

/** From the event to the end of the first frame in which the next floor stands with its enemies. */
async function measureChanges(page: Page, how: string, step: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, "floorTimes", times);
    let pressed = 0;
    for (const type of ["keydown", "click"]) {
      window.addEventListener(type, ({ timeStamp }) => (pressed = timeStamp), true);
    }
    const place = document.querySelector(".floor-place");
    if (!place) throw new Error("There is no place for a floor.");
    const titleOf = () => place.querySelector("h2")?.textContent;
    let title = titleOf();
    new MutationObserver(() => {
      if (titleOf() === title || !place.querySelector(".floor-content")) return;
      title = titleOf();
      const from = pressed;
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => times.push(performance.now() - from);
        painted.port2.postMessage(null);
      });
    }).observe(place, { subtree: true, characterData: true, childList: true });
  });
  for (let count = 0; count < STEPS; count += 1) {
    const before = await floorHeading(page).textContent();
    const ahead = page.waitForResponse(/get-detail/);
    await step();
    await ahead;
    await page.waitForFunction(
      (old) => document.querySelector(".floor-place h2")?.textContent !== old,
      before,
    );
    await page.waitForTimeout(100);
  }
  const times = await page.evaluate((): number[] => Reflect.get(window, "floorTimes"));
  const sorted = times.toSorted((a, b) => a - b);
  report(`${how}, median of ${times.length}`, median(times), TARGETS.changeMs, "ms");
  report(`${how}, 95th of 100`, sorted[Math.floor(sorted.length * 0.95)] ?? 0, null, "ms");
}

/** The longest task while the list of floors is scrolled from end to end. */
async function measureScrolling(page: Page, where: string): Promise<void> {
  const list = floorList(page);
  const floors = await list.getByRole("link").count();
  const longest = await list.evaluate(async (element) => {
    let most = 0;
    const tasks = new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) most = Math.max(most, duration);
    });
    tasks.observe({ type: "longtask" });
    for (const way of [1, -1]) {
      for (let frame = 0; frame < 60; frame += 1) {
        element.scrollBy({ top: way * 400, left: way * 400, behavior: "instant" });
        await new Promise(requestAnimationFrame);
      }
    }
    await new Promise((done) => setTimeout(done, 200));
    return most;
  });
  // The browser tells of tasks from 50 ms on; 0 means that there was none.
  report(`${where}, longest task while ${floors} floors scroll`, longest, TARGETS.taskMs, "ms");
}

function report(what: string, value: number, target: number | null, unit: "ms" | "bytes"): void {
  tell({ what, value, unit, atMost: target ?? undefined });
}
