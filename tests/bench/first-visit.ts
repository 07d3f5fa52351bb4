// What a first visit costs a slow phone: all work of the main thread until six seconds after the
// load, beside the same markup hydrated by React alone: `npm run bench first-visit [path …]`, after
// `npm run build`. The plain page carries its markup once more as JSON, where ours carries its data.
// Visits take turns between the two, so their ratio counts even on a busy machine; times do not.
// Ends with 1 when a target is missed.
import type { Browser } from "@playwright/test";
import { launchChromium } from "#tests/fixtures/browser/chromium.ts";
import { withPlainPages } from "#tests/fixtures/browser/plain-page.ts";
import { report } from "#tests/fixtures/figures.ts";
import { median } from "#tests/fixtures/paced-load.ts";
import { withSeededSite } from "#tests/fixtures/seeded-site.ts";

const PATHS = [
  "/",
  "/characters/conventional-list",
  "/characters/variant-tracker",
  "/characters/universe-tracker",
  "/characters/release-order",
  "/characters/rebirth-order",
  "/characters/rebirth-costume-order",
  "/characters/prayer-type",
  "/characters/role-type",
  "/story-cards",
  "/story-cards/illustrators",
  "/prayers",
  "/prayers/info/festival-l1-okina",
  "/stages/scarlet-devil-tower?floor=100",
  "/update-log",
];
const SLOWER = 4;
const VISITS = 5;
const AFTER_LOAD_MS = 6_000;
const MOST = { ratio: 1.2, requests: 30, scripts: 160, blocking: 200 };

const given = process.argv.slice(2);
const paths = given.length > 0 ? given : PATHS;
const browser = await launchChromium(["--disable-gpu"]);
try {
  await withSeededSite((site) =>
    withPlainPages(site, paths, browser, async (plain) => {
      for (const path of paths) await compare(path, site, plain);
    }),
  );
} finally {
  await browser.close();
}

async function compare(path: string, site: string, plain: string): Promise<void> {
  const ours: Visit[] = [];
  const theirs: Visit[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    ours.push(await firstVisit(browser, site + path));
    theirs.push(await firstVisit(browser, plain + path));
  }
  const of = (visits: readonly Visit[], key: keyof Visit) => median(visits.map((one) => one[key]));
  const [work, plainWork] = [of(ours, "work"), of(theirs, "work")];
  report({ what: `${path}: main thread`, value: work, unit: "ms" });
  report({ what: `${path}: main thread of the plain page`, value: plainWork, unit: "ms" });
  report({ what: `${path}: ratio`, value: work / plainWork, unit: "×", atMost: MOST.ratio });
  report({ what: `${path}: of it scripts`, value: of(ours, "script"), unit: "ms" });
  for (const [what, key, unit] of [
    ["blocking", "blocking", "ms"],
    ["requests without pictures", "requests", ""],
    ["scripts", "scripts", "kB"],
  ] as const) {
    report({ what: `${path}: ${what}`, value: of(ours, key), unit, atMost: MOST[key] });
  }
}

interface Visit {
  /** Of the main thread in all and its scripts, in ms. */
  readonly work: number;
  readonly script: number;
  /** What its long tasks took beyond 50 ms each. */
  readonly blocking: number;
  readonly requests: number;
  /** Kilobytes on the wire. */
  readonly scripts: number;
}

async function firstVisit(browser: Browser, address: string): Promise<Visit> {
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await devtools.send("Performance.enable");
    await page.goto(address, { waitUntil: "load" });
    const longTasks = await page.evaluate(
      (wait) =>
        new Promise<number[]>((resolve) => {
          const tasks: number[] = [];
          new PerformanceObserver((list) => {
            tasks.push(...list.getEntries().map(({ duration }) => duration));
          }).observe({ type: "longtask", buffered: true });
          setTimeout(() => resolve(tasks), wait);
        }),
      AFTER_LOAD_MS,
    );
    const { metrics } = await devtools.send("Performance.getMetrics");
    const metric = (name: string) =>
      1000 * (metrics.find((one) => one.name === name)?.value ?? Number.NaN);
    const resources = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, initiatorType, encodedBodySize }) => ({
          path: new URL(name).pathname,
          isPicture: ["img", "css"].includes(initiatorType),
          bytes: encodedBodySize,
        })),
    );
    const scripts = resources.filter(({ path }) => path.endsWith(".js"));
    return {
      work: metric("TaskDuration"),
      script: metric("ScriptDuration"),
      blocking: longTasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
      // The document is one, too.
      requests: resources.filter(({ isPicture }) => !isPicture).length + 1,
      scripts: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    };
  } finally {
    await context.close();
  }
}
