import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 320, height: 700 } });

for (const theme of ["light", "dark"] as const) {
  test(`the ground of a head grows with its title, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.goto("/prayers/info/festival-springs");
    const title = page.getByRole("heading", { level: 1 });
    for (const name of ["Epic", "Ultra Festival Rerun: Benben & Alice", "Festival ".repeat(9)]) {
      await title.evaluate((heading, text) => {
        heading.textContent = text;
      }, name);
      const note = page.locator(".head-text > :last-child");
      await expect(note).toBeVisible();
      expect(await contrast(page, note), name).toBeGreaterThanOrEqual(4.5);
    }
  });
}

test("the mark of sample data is as legible as the note that it stands at", async ({ page }) => {
  await page.goto("/characters/release-order");
  const mark = page
    .getByRole("main")
    .getByTitle(/^Made up/)
    .first();
  const note = mark.locator("..");
  const color = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color);
  expect(await color(mark)).toBe(await color(note));
});

/** Of the text's colour and the ground below its last line, in the page's left margin (WCAG 2). */
async function contrast(page: Page, text: Locator): Promise<number> {
  const box = await text.boundingBox();
  if (!box) throw new Error("The text has no place.");
  const clip = { x: 2, y: box.y + box.height - 4, width: 2, height: 2 };
  const ground = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer();
  const colour = await text.evaluate((element) => getComputedStyle(element).color);
  const [r = 0, g = 0, b = 0] = [...colour.matchAll(/[\d.]+/g)].map(Number);
  const lights = [luminance(r, g, b), luminance(ground[0] ?? 0, ground[1] ?? 0, ground[2] ?? 0)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminance(...channels: [number, number, number]): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
