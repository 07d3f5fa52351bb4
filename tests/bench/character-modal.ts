// From the click on a character to the frame that shows her record, on the shipped data: a first
// modal after the pointer has rested on the link, one by a finger that is down for 80 ms, a first one
// by a click alone, which only a script does, and later ones.
// `npm run bench character-modal [rounds (9)]`, after `npm run build`. Ends with 1 when one is missed.
import type { Page } from "@playwright/test";
import { launchChromium } from "#tests/support/browser/launch.ts";
import { tell } from "#tests/support/figures.ts";
import { median } from "#tests/support/requests-a-second.ts";
import { withSeededSite } from "#tests/support/seeded-site.ts";

const LIST = "/characters/release-order";
const TARGET_MS = 100;
/** How long a finger is down when it taps. */
const FINGER_MS = 80;
const rounds = Math.min(100, Number(process.argv[2] ?? 9));

const browser = await launchChromium(["--disable-gpu"]);
try {
  await withSeededSite(async (origin) => {
    const pointed: number[] = [];
    const tapped: number[] = [];
    const clicked: number[] = [];
    const later: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await opened(origin);
      await page.locator("main .who").first().hover();
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(500);
      pointed.push(await clickToContent(page, 0));
      await page.context().close();
      const touched = await opened(origin);
      await touched
        .locator("main .who")
        .first()
        .evaluate((link) => link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
      await touched.waitForTimeout(FINGER_MS);
      tapped.push(await clickToContent(touched, 0));
      await touched.context().close();
      const other = await opened(origin);
      clicked.push(await clickToContent(other, 0));
      for (const place of [5, 9]) {
        await other.keyboard.press("Escape");
        await other.locator("dialog[open]").waitFor({ state: "detached" });
        later.push(await clickToContent(other, place));
      }
      await other.context().close();
    }
    for (const [what, times] of [
      ["first modal, pointed at before", pointed],
      ["first modal, by a finger", tapped],
      ["first modal, by the click alone", clicked],
      ["a later modal, by the click alone", later],
    ] as const) {
      tell({ what, value: median(times), unit: "ms", atMost: TARGET_MS });
    }
  });
} finally {
  await browser.close();
}

async function opened(origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(origin + LIST, { waitUntil: "networkidle" });
  await page.waitForTimeout(500);
  return page;
}

/** Ms from the click to the end of the first frame in which the dialog holds a record. */
async function clickToContent(page: Page, place: number): Promise<number> {
  return page
    .locator("main .who")
    .nth(place)
    .evaluate(async (link) => {
      const start = performance.now();
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      do {
        await new Promise(requestAnimationFrame);
      } while (!document.querySelector("dialog[open] article.cm"));
      // A message that is sent before a frame is drawn comes after it.
      await new Promise((drawn) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = drawn;
        channel.port2.postMessage(null);
      });
      return performance.now() - start;
    });
}
