// Lighthouse on the eight main pages of the built site with the shipped seeds, as a phone and as a
// desktop: `npm run bench lighthouse [mobile|desktop]`, after `npm run build`. Lighthouse comes from
// the npm registry when it is run, since nothing else needs it. Ends with 1 when a target is missed.
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import { z } from "zod";
import { findChromium } from "#tests/support/browser/find.ts";
import { tell } from "#tests/support/figures.ts";
import { withSeededSite } from "#tests/support/seeded-site.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const PAGES = [
  "/",
  "/characters/conventional-list",
  "/story-cards",
  "/story-cards/illustrators",
  "/prayers",
  "/prayers/info/festival-l1-okina",
  "/stages/scarlet-devil-tower?floor=100",
  "/update-log",
] as const;
const CATEGORIES = [
  { name: "performance", atLeast: 95 },
  { name: "accessibility", atLeast: 100 },
  { name: "best-practices", atLeast: 100 },
  { name: "seo", atLeast: 100 },
] as const;
/** Milliseconds, for the home page on a phone; of the other pages the score tells. */
const HOME_MOST = { paint: 1800, blocking: 100 };

/** Now and then the browser records no trace, and Lighthouse asks to be run again. */
const LOST_TRACE = "NO_NAVSTART";
const ATTEMPTS = 4;

const category = z.object({ score: z.number() });
const audit = z.object({ numericValue: z.number() });
const result = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z.object({ "largest-contentful-paint": audit, "total-blocking-time": audit }),
});

const DEVICES = ["mobile", "desktop"] as const;
type Device = (typeof DEVICES)[number];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !DEVICES.some((device) => device === name));
if (unknown.length > 0) {
  console.error(`There is no device ${unknown.join(", ")}. There are ${DEVICES.join(", ")}.`);
  process.exitCode = 2;
} else {
  await withSeededSite(async (origin) => {
    for (const device of DEVICES) {
      if (names.length > 0 && !names.includes(device)) continue;
      for (const path of PAGES) await measure(origin, path, device);
    }
  });
}

async function measure(origin: string, path: string, device: Device): Promise<void> {
  const { categories, audits } = await lighthouse(`${origin}${path}`, device, ATTEMPTS);
  const of = `${path}, ${device}`;
  for (const { name, atLeast } of CATEGORIES) {
    const value = Math.round(100 * categories[name].score);
    tell({ what: `${of}: ${name}`, value, unit: "points", atLeast });
  }
  const most = path === "/" && device === "mobile" ? HOME_MOST : undefined;
  const paint = audits["largest-contentful-paint"].numericValue;
  const blocking = audits["total-blocking-time"].numericValue;
  tell({ what: `${of}: largest paint`, value: paint, unit: "ms", atMost: most?.paint });
  tell({ what: `${of}: blocking time`, value: blocking, unit: "ms", atMost: most?.blocking });
}

async function lighthouse(
  url: string,
  device: Device,
  attempts: number,
): Promise<z.infer<typeof result>> {
  try {
    return await run(url, device);
  } catch (error) {
    if (attempts <= 1 || !String(error).includes(LOST_TRACE)) throw error;
    return lighthouse(url, device, attempts - 1);
  }
}

async function run(url: string, device: Device) {
  const { stdout } = await promisify(execFile)(
    "npm",
    [
      ...["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", url],
      ...["--output=json", "--quiet", "--chrome-flags=--headless=new --no-sandbox --disable-gpu"],
      ...(device === "desktop" ? ["--preset=desktop"] : []),
    ],
    {
      // Away from the project, whose own packages would be looked through first.
      cwd: tmpdir(),
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM || findChromium() },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return result.parse(JSON.parse(stdout));
}
