import type { Page } from "@playwright/test";
import { watchLayoutShifts } from "#tests/fixtures/browser/layout-shifts.ts";
import { type PiecewiseSite, piecewiseSite } from "#tests/fixtures/browser/piecewise-site.ts";
import { expect, onPhoneToo, test } from "./fixtures.ts";

test.use({ loadsAhead: true });

/**
 * Their first screens hold parts that stand beside each other, or at an edge of the screen; that of
 * the characters the footer too.
 */
const PAGES = [
  "/",
  "/characters",
  "/characters?character=l1-reimu",
  "/prayers",
  "/stages/scarlet-devil-tower?floor=1",
  "/story-cards",
];

for (const path of PAGES) {
  test(
    `nothing of ${path} moves while it comes piece by piece`,
    onPhoneToo,
    async ({ page, faults, baseURL }) => {
      // Whether a face comes before the first piece is drawn is another matter.
      faults.allow(/\.woff2/);
      await page.route(/\.woff2$/, (route) => route.abort());
      const shifts = await watchLayoutShifts(page);
      const site = await piecewiseSite(baseURL ?? "");
      try {
        let moved = await shiftsOfArrival(site);
        // A browser short of time may paint in the midst of a piece too, elsewhere each time. What
        // moves where a piece ends moves every time.
        for (let again = 0; again < 2 && moved.length > 0; again += 1)
          moved = await shiftsOfArrival(site);
        expect(moved).toEqual([]);
      } finally {
        await page.goto("about:blank");
        await site.close();
      }

      async function shiftsOfArrival(site: PiecewiseSite) {
        await page.goto(site.origin + path, { waitUntil: "commit" });
        let drawn = await drawnElements(page, 0);
        let pieces = 1;
        for (; site.sendNext(); pieces += 1) drawn = await drawnElements(page, drawn);
        await page.waitForLoadState();
        expect(pieces).toBeGreaterThan(5);
        return await shifts();
      }
    },
  );
}

/** How many elements there are, once there are more than before and they have been painted. */
function drawnElements(page: Page, before: number): Promise<number> {
  return page.evaluate(async (before) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const elements = document.getElementsByTagName("*");
    while (elements.length <= before) await frame();
    await frame();
    await frame();
    return elements.length;
  }, before);
}
