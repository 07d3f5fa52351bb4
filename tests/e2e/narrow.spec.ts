import { expect, test } from "./fixtures.ts";

for (const path of [
  "/",
  "/prayers",
  "/prayers/timeline",
  "/prayers/compare",
  "/prayer/standard-prayer/info",
  "/story-cards",
  "/stages/scarlet-devil-tower?floor=1",
  "/settings",
]) {
  test(`on a phone at 200 % nothing of ${path} lies beyond the edge`, async ({ page }) => {
    await page.setViewportSize({ width: 195, height: 422 });
    await page.goto(path, { waitUntil: "networkidle" });
    const beyond = await page
      .getByRole("main")
      .locator(":is(h1, h2, h3, p, a, button, time, [role=timer], dt, dd)")
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility() && !part.closest(".scroll-x, .floors, .vh"))
          // What scrolls by itself: charts and tables.
          .filter((part) => !part.closest("[aria-hidden=true], table, svg"))
          .filter((part) => part.getBoundingClientRect().right > innerWidth)
          .map((part) => `${part.tagName} ${part.textContent}`),
      );
    expect(beyond).toEqual([]);
    const tables = await page
      .getByRole("table")
      .evaluateAll((all) =>
        all
          .filter((table) => !table.closest(".vh"))
          .map((table) => table.getBoundingClientRect().right),
      );
    expect(Math.max(0, ...tables)).toBeLessThanOrEqual(195);
  });
}

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? "under a finger" : "under a mouse", () => {
    test.use({ hasTouch });

    test("the name of the site is never cut in the bar", async ({ page }) => {
      await page.goto("/prayers");
      const brand = page.getByRole("banner").getByRole("link", { name: "LostWord Almanac" });
      // As wide as a scroll bar, which the browsers of tests have none of.
      await page.locator("html").evaluate(
        (html, width) => {
          html.style.marginInlineEnd = `${width}px`;
        },
        hasTouch ? 0 : 15,
      );
      for (const width of [320, 390, 768, 1024, 1099, 1100, 1180, 1240, 1299, 1300, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        const lack = await brand.evaluate((link) => link.scrollWidth - link.clientWidth);
        expect(lack, `${width}`).toBeLessThanOrEqual(0);
      }
    });
  });
}
