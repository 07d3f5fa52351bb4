import { expect, test } from "./fixtures.ts";

for (const path of ["/", "/story-cards"]) {
  test(`${path} is accessible and free of errors`, async ({ page, expectAccessible }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible();
  });
}
