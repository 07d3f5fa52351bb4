import { expect, test } from "./fixtures.ts";

test("featured characters stand in traditional order, and are found in either", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("use-traditional-name", "true"));
  await page.goto("/story-cards?name=bell", { waitUntil: "networkidle" });
  await expect(page.getByRole("link", { name: "Hakurei Reimu" })).toBeVisible();
  await page.keyboard.press("Control+Shift+F");
  const search = page.getByRole("dialog", { name: "Story Card Search and Filter" });
  const field = search.getByRole("combobox", { name: "Featured Characters" });
  for (const typed of ["hakurei r", "reimu h"]) {
    await field.fill(typed);
    await expect(search.getByRole("option", { name: "Hakurei Reimu" })).toBeVisible();
  }
  await field.press("Enter");
  await expect(search.getByRole("button", { name: "Remove Hakurei Reimu" })).toBeVisible();
  await expect(page).toHaveURL("/story-cards?name=bell&featured=reimu");
});

test("featured characters stand in transliteration, and are found by the usual name", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("use-translit", "true"));
  await page.goto("/story-cards?name=bell", { waitUntil: "networkidle" });
  await expect(page.getByRole("link", { name: "Hakurei Reimu" })).toBeVisible();
  // Nobody has transliterated hers.
  await expect(page.getByRole("link", { name: "Marisa Kirisame" })).toBeVisible();
  await page.keyboard.press("Control+Shift+F");
  const search = page.getByRole("dialog", { name: "Story Card Search and Filter" });
  const field = search.getByRole("combobox", { name: "Featured Characters" });
  await field.fill("reimu h");
  await expect(search.getByRole("option", { name: "Hakurei Reimu" })).toBeVisible();
});
