// Scrolls the longest lists of characters through, on a processor slowed down as Lighthouse does for
// a phone, and tells of their tasks and of what they transferred: `npm run bench scrolling`, after
// `npm run build`. Ends with 1 when a target is missed.
//
// The longest task of one visit says much of the machine: among tasks of always the same work,
// measured beside it, some take several times as long as others. So beside it stands the longest at
// each place of the way, as a median of the visits, which is the page's own.
import { chromium, type Page } from "@playwright/test";
import { type Devtools, withDevtools } from "#tests/support/browser/devtools.ts";
import { findChromium } from "#tests/support/browser/find.ts";
import { PHONE, type Task, withMeasuredVisit } from "#tests/support/browser/measured-visit.ts";
import { tasksOfSameWork } from "#tests/support/browser/same-work.ts";
import { tell } from "#tests/support/figures.ts";
import { longestByPlace } from "#tests/support/longest-by-place.ts";
import { median } from "#tests/support/requests-a-second.ts";
import { withSeededSite } from "#tests/support/seeded-site.ts";

const SLOWER = 4;
/** Pixels a second, as quick as a flick of the thumb. */
const SPEED = 6_000;
/** So long, in ms, the way through one screen takes. */
const SCREEN = (PHONE.height / SPEED) * 1000;
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
const VISITS = 7;

/** Through most of a list, before a slow processor has come to rest. */
const EARLY = { swipes: 30, px: 600 };

/** A page of words, and what it does beside each visit: about as much as a frame of a list. */
const QUIET = "/faq";
const SAME = { work: 20, tasks: 270 };

/** What a task may take, in ms, and what the page may transfer in all, in kB. */
const MOST = { task: 50, transferred: 1000 };

/** How far the page can be scrolled further down, in pixels. */
const LEFT = "document.documentElement.scrollHeight - innerHeight - scrollY";
const JP_CONTENT = `localStorage.setItem("jp-content", "true");`;

await withSeededSite((origin) =>
  withDevtools(async (devtools) => {
    for (const list of LISTS) await measure(origin, list, devtools);
  }),
);

/** As the first visitor transfers it; the others find the pictures drawn, as most visitors do. */
async function measure(origin: string, list: List, devtools: Devtools): Promise<void> {
  const { thumbnails, kilobytes } = await transferred(origin, list);
  const of = `${list.path}${list.jpContent ? " with JP-only content" : ""}, ${thumbnails} thumbnails`;
  tell({ what: `${of}: transferred`, value: kilobytes, unit: "kB", atMost: MOST.transferred });
  const visits: Task[][] = [];
  const longestOfSame: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    visits.push(await tasksOfScroll(origin, list, devtools));
    const same = { url: `${origin}${QUIET}`, slower: SLOWER, ...SAME };
    longestOfSame.push(Math.max(...(await tasksOfSameWork(devtools, same))));
  }
  const slowed = `${of}, a processor ${SLOWER} times slower: longest task`;
  tell({
    what: `${slowed} at a place of the way, median of ${VISITS} visits`,
    value: longestByPlace(visits, SCREEN),
    unit: "ms",
    atMost: MOST.task,
  });
  const early: Task[][] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    early.push(await tasksOfEarlyScroll(origin, list, devtools));
  }
  for (const [what, values, most] of [
    ["of a visit, by its own time of a processor", longestOf(visits, "processor"), MOST.task],
    ["of a visit, by the clock", longestOf(visits, "took"), MOST.task],
    ["of a visit that scrolls as soon as it has loaded", longestOf(early, "took"), MOST.task],
    [`of ${SAME.tasks} of always the same ${SAME.work} ms, beside it`, longestOfSame, undefined],
  ] as const) {
    tell({
      what: `${slowed} ${what}, median (${values.map(Math.round).join(", ")})`,
      value: median(values),
      unit: "ms",
      atMost: most,
    });
  }
}

function longestOf(visits: readonly Task[][], of: "took" | "processor"): number[] {
  return visits.map((tasks) => Math.max(...tasks.map((task) => task[of])));
}

/** Every task of the page's main thread while it is scrolled to its end, and for a second after. */
async function tasksOfScroll(origin: string, { path, jpContent }: List, devtools: Devtools) {
  return withMeasuredVisit(devtools, { prepare: jpContent ? JP_CONTENT : "" }, async (visit) => {
    await visit.open(`${origin}${path}`);
    await visit.slowDown(SLOWER);
    return visit.tasksDuring(async () => {
      // What waits out of sight is higher or lower than its place when it is shown.
      const left = async () => Number(await visit.evaluate(LEFT));
      for (let px = await left(); px >= 1; px = await left()) await visit.scroll(px, SPEED);
      await visit.evaluate("new Promise((resolve) => setTimeout(resolve, 1000))");
    });
  });
}

/**
 * Every task of the page's main thread while a finger swipes as soon as the page has loaded. Its
 * processor is slow from the start, as that of a phone is, so most of the page's work is to come.
 */
async function tasksOfEarlyScroll(origin: string, { path, jpContent }: List, devtools: Devtools) {
  return withMeasuredVisit(devtools, { prepare: jpContent ? JP_CONTENT : "" }, async (visit) => {
    await visit.slowDown(SLOWER);
    await visit.load(`${origin}${path}`);
    const tasks = await visit.tasksDuring(async () => {
      for (let swipe = 0; swipe < EARLY.swipes; swipe += 1) await visit.swipe(EARLY.px, SPEED);
    });
    const scrolled = Number(await visit.evaluate("scrollY"));
    if (scrolled < PHONE.height) throw new Error(`${path}: swipes scrolled ${scrolled} px only.`);
    return tasks;
  });
}

/**
 * What the page asks for, on the wire. Without the service worker: the browser counts nothing of
 * what comes through it, and what it stores of other pages is not this page's.
 */
async function transferred(origin: string, { path, jpContent }: List) {
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  try {
    const page = await browser.newPage({
      viewport: { width: PHONE.width, height: PHONE.height },
      deviceScaleFactor: PHONE.deviceScaleFactor,
      isMobile: PHONE.mobile,
      hasTouch: true,
      serviceWorkers: "block",
    });
    if (jpContent) await page.addInitScript(JP_CONTENT);
    const devtools = await page.context().newCDPSession(page);
    let bytes = 0;
    await devtools.send("Network.enable");
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    const thumbnails = await lookAtAll(page);
    await page.waitForLoadState("networkidle");
    return { thumbnails, kilobytes: bytes / 1000 };
  } finally {
    await browser.close();
  }
}

/** Scrolls to each emblem until it has come; how many there are. */
async function lookAtAll(page: Page): Promise<number> {
  const emblems = await page.locator(".who img").all();
  for (const emblem of emblems) {
    await emblem.evaluate(async (image: HTMLImageElement) => {
      // Until it is near an empty picture stands in its place.
      const hasCome = () =>
        image.complete && image.naturalWidth > 0 && !image.src.startsWith("data:");
      if (hasCome()) return;
      image.scrollIntoView({ block: "center" });
      await new Promise<void>((resolve, reject) => {
        const look = () => {
          if (hasCome()) resolve();
        };
        image.addEventListener("load", look);
        look();
        image.addEventListener("error", () => reject(new Error(`No ${image.src}.`)), {
          once: true,
        });
      });
    });
  }
  return emblems.length;
}
