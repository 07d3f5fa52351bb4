// A prayer's page with a table of 600 items in Chromium: the tasks above 50 ms while it is opened,
// reached from the list, its table changed, and come back to, each some times. It is opened after
// another page, since the first page of a new browser process pays for its fonts, whatever it shows.
// `npm run bench prayer-detail [rounds (5)]`, after `npm run build`. Ends with 1 when there is one.
import type { Page } from "@playwright/test";
import { connect } from "#db/connect.ts";
import { importPack } from "#db/pack/import.ts";
import { launchChromium } from "#tests/support/browser/launch.ts";
import { tell } from "#tests/support/figures.ts";
import { LONG_POOL, manyPrayers } from "#tests/support/many-prayers.ts";
import { createFresh } from "#tests/support/postgres/fresh.ts";
import { openServer } from "#tests/support/postgres/open.ts";
import { median } from "#tests/support/requests-a-second.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";

const ROWS = 600;
const rounds = Math.min(100, Number(process.argv[2] ?? 5));
const longest = new Map<string, number[]>();

const databases = await openServer();
const database = await createFresh(databases.url);
const browser = await launchChromium(["--disable-gpu"]);
try {
  const connection = connect(database.url);
  await importPack(connection, manyPrayers(40), { now: Date.now() });
  await connection.close();
  const site = await startSiteProcess(database.url, {}, { discardsLog: true });
  const origin = `http://127.0.0.1:${site.port}`;
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport, serviceWorkers: "block" });
      await visit(await context.newPage(), origin, `${viewport.width} px`);
      await context.close();
    }
  }
  await site.stop();
  // Tasks up to 50 ms are none to the browser; the first style of a new process is now and then.
  for (const [what, times] of longest) {
    tell({
      what: `${what}: longest task above 50 ms`,
      value: median(times),
      unit: "ms",
      atMost: 0,
    });
  }
} finally {
  await browser.close();
  await database.drop();
  await databases.close();
}

async function visit(page: Page, origin: string, width: string): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Reflect.set(window, "longTasks", tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
  });
  const path = `/prayers/info/${LONG_POOL}`;
  await page.goto(`${origin}/prayers/menu`, { waitUntil: "networkidle" });
  await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
  await note(page, `opened, ${width}`);
  // Found before it is pressed: to find it by its role computes the names of all 600 rows.
  const tab = await page.locator(".tabs a", { hasText: "5★ cards" }).elementHandle();
  await forget(page);
  await tab?.click();
  await page.locator(".chance-table caption", { hasText: "5★ story card" }).waitFor();
  await note(page, `another part of the pool, ${width}`);
  await page.getByRole("link", { name: "← Prayer list" }).click();
  await page.getByRole("article").first().waitFor();
  await page.waitForLoadState("networkidle");
  await forget(page);
  await page.getByRole("link", { name: "Prayer number 0", exact: true }).click();
  await page.waitForURL(`${origin}${path}`);
  await note(page, `reached from the list, ${width}`);
  await page.goBack();
  await page.getByRole("article").first().waitFor();
  await page.waitForLoadState("networkidle");
  await forget(page);
  await page.goForward();
  await note(page, `come back to, ${width}`);
}

/** Waits until the table is whole and two seconds more, and keeps the longest task there was. */
async function note(page: Page, what: string): Promise<void> {
  await page.waitForFunction(
    (rows) => document.querySelectorAll(".chance-table tbody tr").length === rows,
    ROWS,
  );
  await page.waitForTimeout(2000);
  const tasks = await forget(page);
  longest.set(what, [...(longest.get(what) ?? []), Math.max(0, ...tasks)]);
}

async function forget(page: Page): Promise<number[]> {
  return page.evaluate((): number[] => Reflect.get(window, "longTasks").splice(0));
}
