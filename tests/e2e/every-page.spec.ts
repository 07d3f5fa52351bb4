import type { Page } from "@playwright/test";
import { expect, onPhoneToo, test } from "./fixtures.ts";

/** Every page of the site, and what its query makes of it where that changes its shape. */
const PAGES = [
  "/",
  "/characters",
  "/characters?character=l1-reimu",
  "/characters/conventional-list",
  "/characters/variant-tracker",
  "/characters/universe-tracker",
  "/characters/release-order",
  "/characters/rebirth-order",
  "/characters/rebirth-costume-order",
  "/characters/unreleased-characters",
  "/characters/prayer-type",
  "/characters/role-type",
  "/story-cards",
  "/story-cards?card=1",
  "/story-cards/illustrators",
  "/prayers",
  "/prayers/menu",
  "/prayers/info/crowded",
  "/prayer/standard-prayer",
  "/prayer/standard-prayer/date-order",
  "/prayer/standard-prayer/info",
  "/prayer/ritual-prayer",
  "/prayer/forever-prayer",
  "/prayer/kourindou-roulette",
  "/stages",
  "/stages/scarlet-devil-tower",
  "/stages/scarlet-devil-tower?floor=2",
  "/stages/scarlet-devil-tower/rewards",
  "/update-log",
  "/settings",
  "/menu",
  "/offline",
] as const;

for (const path of PAGES) {
  test(
    `${path} fits the screen, is accessible, says the same in both themes, and nothing of it shifts while it loads`,
    onPhoneToo,
    async ({ page, expectAccessible }) => {
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Reflect.set(window, "layoutShifts", shifts);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // As the metric has it: what follows a key or a press is no surprise.
            if (!Reflect.get(entry, "hadRecentInput")) shifts.push(JSON.stringify(entry));
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      const answer = await page.goto(path, { waitUntil: "networkidle" });
      expect(answer?.status()).toBe(200);
      await page.evaluate(() => document.fonts.ready);
      const { overflow, shifts } = await page.evaluate(() => {
        const root = document.documentElement;
        return {
          overflow: root.scrollWidth - root.clientWidth,
          shifts: Reflect.get(window, "layoutShifts"),
        };
      });
      // Less than nothing: a dialog keeps the place of a scroll bar that it has taken away.
      expect(overflow).toBeLessThanOrEqual(0);
      expect(shifts).toEqual([]);
      const [light, dark] = [await textIn(page, "light"), await textIn(page, "dark")];
      expect(dark).toBe(light);
      await expectAccessible();
    },
  );
}

/** What the page says in a theme; its clocks go on meanwhile. */
async function textIn(page: Page, colorScheme: "light" | "dark"): Promise<string> {
  await page.emulateMedia({ colorScheme });
  return (await page.locator("main").innerText()).replaceAll(/\d/g, "#");
}
