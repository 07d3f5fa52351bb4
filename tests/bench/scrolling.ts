// Scrolls the longest lists of characters through, on a processor slowed down as Lighthouse does for
// a phone, and tells of their tasks and of what they transferred: `npm run bench scrolling`, after
// `npm run build`. Ends with 1 when a target is missed.
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { findChromium } from "#tests/support/browser/find.ts";
import { tell } from "#tests/support/figures.ts";
import { median } from "#tests/support/requests-a-second.ts";
import { withSeededSite } from "#tests/support/seeded-site.ts";

const SLOWER = 4;
/** Pixels of a step, a quick flick of the thumb, and how long it takes. */
const STEP = { px: 600, ms: 100 };
/**
 * The longest as it is shipped, the longest rows, and the most characters on one page: with what is
 * known of the Japanese version only.
 */
const LISTS = [
  { path: "/characters/release-order", jpContent: false },
  { path: "/characters/role-type", jpContent: false },
  { path: "/characters/variant-tracker", jpContent: true },
] as const;
type List = (typeof LISTS)[number];
/** First visits whose tasks are measured: on a busy machine one says little. */
const VISITS = 5;

/** What a task may take, in ms, and what the page may transfer in all, in kB. */
const MOST = { task: 50, transferred: 1000 };

/**
 * Of one visit, in ms; the browser tells of what takes 50 or more. Of a task it tells only when a
 * script runs in it, of a frame always: its drawing is from the styles to the painted list of what
 * is to be seen.
 */
interface Longest {
  readonly task: number;
  readonly drawing: number;
}

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const executablePath = findChromium();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
try {
  await withSeededSite(async (origin) => {
    for (const list of LISTS) await measure(origin, list);
  });
} finally {
  await browser.close();
}

/** As the first visitor transfers it; the others find the pictures drawn, as most visitors do. */
async function measure(origin: string, list: List): Promise<void> {
  const { thumbnails, kilobytes } = await transferred(origin, list);
  const of = `${list.path}${list.jpContent ? " with JP-only content" : ""}, ${thumbnails} thumbnails`;
  tell({ what: `${of}: transferred`, value: kilobytes, unit: "kB", atMost: MOST.transferred });
  const visits: Longest[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await longest(origin, list));
  for (const [what, values] of [
    ["longest task with a script", visits.map(({ task }) => task)],
    ["longest drawing of a frame", visits.map(({ drawing }) => drawing)],
  ] as const) {
    tell({
      what: `${of}, a processor ${SLOWER} times slower: ${what}, median of ${VISITS} visits (${values.join(", ")})`,
      value: median(values),
      unit: "ms",
      atMost: MOST.task,
    });
  }
}

/**
 * What the page asks for, on the wire. Without the service worker: the browser counts nothing of
 * what comes through it, and what it stores of other pages is not this page's.
 */
async function transferred(origin: string, list: List) {
  return withVisitor(list, { serviceWorkers: "block" }, async (page, devtools) => {
    let bytes = 0;
    await devtools.send("Network.enable");
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(`${origin}${list.path}`, { waitUntil: "networkidle" });
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    const thumbnails = await page.locator(".who img").count();
    return { thumbnails, kilobytes: bytes / 1000 };
  });
}

async function longest(origin: string, list: List): Promise<Longest> {
  return withVisitor(list, {}, async (page, devtools) => {
    await page.goto(`${origin}${list.path}`, { waitUntil: "networkidle" });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const { tasks, drawings } = await scrollThrough(page);
    return { task: Math.max(0, ...tasks), drawing: Math.max(0, ...drawings) };
  });
}

/** Somebody who has never been here. */
async function withVisitor<T>(
  { jpContent }: List,
  given: Parameters<typeof browser.newContext>[0],
  visit: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...PHONE, ...given });
  if (jpContent) {
    await context.addInitScript(() => localStorage.setItem("jp-content", "true"));
  }
  const page = await context.newPage();
  try {
    return await visit(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Scrolls to the end, step by step, until the page grows no more; what is told of, in ms. */
async function scrollThrough(page: Page) {
  return page.evaluate(async ({ px, ms }) => {
    const tasks: number[] = [];
    const drawings: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: "longtask" });
    new PerformanceObserver((list) => {
      for (const frame of list.getEntries() as (PerformanceEntry & { renderStart: number })[]) {
        const from = frame.renderStart || frame.startTime;
        drawings.push(Math.round(frame.startTime + frame.duration - from));
      }
    }).observe({ type: "long-animation-frame" });
    const root = document.documentElement;
    while (root.scrollTop + root.clientHeight < root.scrollHeight - 1) {
      window.scrollBy(0, px);
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return { tasks, drawings };
  }, STEP);
}
