// What the countdowns and clocks of the home page cost while it is looked at: processor time of the
// page's process over half a minute in which nobody does anything. `npm run bench timers`, after
// `npm run build`. Ends with 1 when a target is missed.
import type { Browser, Page } from "@playwright/test";
import { launchChromium } from "#tests/support/browser/launch.ts";
import { tell } from "#tests/support/figures.ts";
import { withSeededSite } from "#tests/support/seeded-site.ts";

const SECONDS = 30;
/**
 * Until what loading leaves to do is done, in ms: pages and pictures are fetched ahead, the worker
 * stores the files of the build, and Chromium collects the garbage of it all, the last time 40 s on.
 */
const SETTLED_MS = 45_000;
const MOST_PERCENT = 2;

const browser = await launchChromium();
try {
  await withSeededSite(measure);
} finally {
  await browser.close();
}

async function measure(origin: string): Promise<void> {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    // The sky, which fades from picture to picture each minute, stands still.
    const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
    await page.goto(origin, { waitUntil: "networkidle" });
    await page.waitForTimeout(SETTLED_MS);
    const timers = await page.locator(".countdown").count();
    const percent = await processorShare(browser, page);
    const what = `/ at ${viewport.width} px, ${timers} countdowns, of one core`;
    tell({ what, value: percent, unit: "%", atMost: MOST_PERCENT });
    await page.close();
  }
}

/** Processor time of the pages' processes, all threads, in per cent of the time that passed. */
async function processorShare(of: Browser, page: Page): Promise<number> {
  const devtools = await of.newBrowserCDPSession();
  const before = await rendererSeconds();
  await page.waitForTimeout(SECONDS * 1_000);
  const percent = ((await rendererSeconds()) - before) / (SECONDS / 100);
  await devtools.detach();
  return percent;

  async function rendererSeconds(): Promise<number> {
    const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
    return processInfo
      .filter(({ type }) => type === "renderer")
      .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  }
}
