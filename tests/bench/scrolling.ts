// Scrolls the page with every character through, on a processor slowed down as Lighthouse does for
// a phone, and tells of its tasks and of what it transferred: `npm run bench scrolling`, after
// `npm run build`. Ends with 1 when a target is missed.
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { findChromium } from "#tests/support/browser/find.ts";
import { tell } from "#tests/support/figures.ts";
import { withSeededSite } from "#tests/support/seeded-site.ts";

const SLOWER = 4;
/** Pixels of a step, a quick flick of the thumb, and how long it takes. */
const STEP = { px: 600, ms: 100 };
const PATH = "/characters/release-order";

/** What a task may take, in ms, and what the page may transfer in all, in kB. */
const MOST = { task: 50, transferred: 1000 };

const executablePath = findChromium();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
try {
  await withSeededSite(measure);
} finally {
  await browser.close();
}

async function measure(origin: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const devtools = await page.context().newCDPSession(page);
  const transferred = await countTransferred(devtools);
  await page.goto(`${origin}${PATH}`, { waitUntil: "networkidle" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const { thumbnails, tasks } = await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  const of = `${PATH}, ${thumbnails} thumbnails, a processor ${SLOWER} times slower`;
  // The browser tells of tasks from 50 ms on.
  const longest = Math.max(0, ...tasks);
  tell({ what: `${of}: longest task told of`, value: longest, unit: "ms", atMost: MOST.task });
  const kilobytes = transferred() / 1000;
  tell({ what: `${of}: transferred`, value: kilobytes, unit: "kB", atMost: MOST.transferred });
}

/** Scrolls to the end, step by step, until the page grows no more. */
async function scrollThrough(page: Page) {
  return page.evaluate(async ({ px, ms }) => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: "longtask" });
    const root = document.documentElement;
    while (root.scrollTop + root.clientHeight < root.scrollHeight - 1) {
      window.scrollBy(0, px);
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return { thumbnails: document.querySelectorAll(".who img").length, tasks };
  }, STEP);
}

/** Bytes on the wire, headers included. */
async function countTransferred(devtools: CDPSession) {
  let bytes = 0;
  await devtools.send("Network.enable");
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}
