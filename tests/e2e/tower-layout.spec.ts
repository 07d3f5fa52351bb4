import type { Page } from "@playwright/test";
import { floorHeading, TOWER } from "#tests/fixtures/browser/tower-page.ts";
import { expect, test } from "./fixtures.ts";

test("the wide layout begins at 1366 px", async ({ page }) => {
  await page.goto(`${TOWER}?floor=1`);
  expect(await placeAt(page, 1365)).toBe("below");
  expect(await placeAt(page, 1366)).toBe("beside");
});

test("nothing is wider than the screen", async ({ page }) => {
  await page.goto(`${TOWER}?floor=1`);
  await expect(floorHeading(page)).toBeVisible();
  for (const width of [320, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} px`).toBe(0);
  }
});

async function placeAt(page: Page, width: number): Promise<"beside" | "below"> {
  await page.setViewportSize({ width, height: 900 });
  const [picker, floor] = await Promise.all([
    page.getByRole("complementary", { name: "Floor picker" }).boundingBox(),
    floorHeading(page).boundingBox(),
  ]);
  return floor && picker && floor.y < picker.y + picker.height ? "beside" : "below";
}
