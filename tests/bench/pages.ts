// What each page of the site brings over the wire when it is the first one a visitor opens, on the
// shipped seeds and a phone: `npm run bench pages`, after `npm run build`. Compressed bytes of its
// document and of what that brings, without what is fetched in advance for other pages.
// Ends with 1 when a target is missed.
import type { Browser } from "@playwright/test";
import { allPages } from "#tests/fixtures/all-pages.ts";
import { launchChromium } from "#tests/fixtures/browser/chromium.ts";
import { report } from "#tests/fixtures/figures.ts";
import { withSeededSite } from "#tests/fixtures/seeded-site.ts";

const PAGES = allPages({
  prayer: "festival-l1-okina",
  floor: 100,
  character: "l1-marisa",
  card: 1,
  item: "god-crystal",
  tag: "youkai",
});

const KINDS = ["HTML", "JavaScript", "CSS", "fonts", "Japanese fonts", "pictures", "data"] as const;
type Kind = (typeof KINDS)[number];
/** Kilobytes; documents and pictures of a page have budgets where it says so itself. */
const MOST: Partial<Record<Kind, number>> = { JavaScript: 130, CSS: 25, HTML: 60, fonts: 120 };
const MOST_OF: Readonly<Record<string, Partial<Record<Kind, number>>>> = {
  "/": { HTML: 40 },
  "/prayers": { HTML: 40 },
};

const browser = await launchChromium(["--disable-gpu"]);
try {
  await withSeededSite(async (origin) => {
    for (const path of PAGES) {
      const bytes = await bytesOf(browser, `${origin}${path}`);
      for (const kind of KINDS) {
        const atMost = MOST_OF[path]?.[kind] ?? MOST[kind];
        report({ what: `${path}: ${kind}`, value: bytes[kind] / 1000, unit: "kB", atMost });
      }
    }
  });
} finally {
  await browser.close();
}

async function bytesOf(browser: Browser, url: string): Promise<Record<Kind, number>> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const loaded = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map((entry) => ({ url: entry.name, by: entry.initiatorType, bytes: entry.encodedBodySize })),
  );
  await context.close();
  const sums: Record<Kind, number> = {
    HTML: 0,
    JavaScript: 0,
    CSS: 0,
    fonts: 0,
    "Japanese fonts": 0,
    pictures: 0,
    data: 0,
  };
  for (const one of loaded) sums[kindOf(one)] += one.bytes;
  return sums;
}

function kindOf({ url, by }: { url: string; by: string }): Kind {
  const { pathname } = new URL(url);
  if (by === "navigation") return "HTML";
  if (pathname.endsWith(".js")) return "JavaScript";
  // The styles that name the Japanese slices come with the first Japanese text, as the slices do.
  if (/-jp-|japanese-fonts/.test(pathname)) return "Japanese fonts";
  if (pathname.endsWith(".css")) return "CSS";
  if (pathname.endsWith(".woff2")) return "fonts";
  return by === "fetch" ? "data" : "pictures";
}
