import { expect, test } from "./fixtures.ts";

const PATH = "/characters/universe-tracker";

for (const [query, universe, canonical] of [
  ["", "Original world (L1)", PATH],
  ["?universe=l1", "Original world (L1)", PATH],
  ["?universe=A6", "Scarlet world (A6)", `${PATH}?universe=A6`],
  ["?universe=f1;4", "World F1;4", `${PATH}?universe=F1%3B4`],
  ["?universe=L80", "Original world (L1)", PATH],
  ["?universe=%F0%9F%8C%99%20", "Original world (L1)", PATH],
] as const) {
  test(`the query ${query || "without a universe"} shows ${universe}`, async ({ page }) => {
    await page.goto(PATH + query);
    await expect(page.getByRole("region", { name: universe, exact: true })).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", canonical);
  });
}

test("the list of universes leads to each of them without scripts", async ({
  scriptlessPage: page,
}) => {
  await page.goto(PATH);
  const all = page.getByRole("region", { name: "Every universe" });
  await expect(all.getByRole("link")).toHaveText(["L12", "A6Scarlet1", "B31", "F1;41"]);
  await all.getByRole("link", { name: "A6" }).click();
  await expect(page.getByRole("link", { name: "Reimu Hakurei (Scarlet)" })).toBeVisible();
});

test("a universe is chosen in a modal, by keyboard, and back leads to the one before", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(PATH);
  await page.getByRole("button", { name: "Original world (L1)" }).press("Enter");
  const selector = page.getByRole("dialog", { name: "Choose a universe" });
  await expect(selector).toBeVisible();
  await expectAccessible();
  await selector.getByRole("link", { name: "B3" }).press("Enter");
  await expect(selector).toBeHidden();
  await expect(page).toHaveURL(`${PATH}?universe=B3`);
  await expect(page.getByRole("region", { name: "World B3", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect(
    page.getByRole("region", { name: "Original world (L1)", exact: true }),
  ).toBeVisible();
});

test("Escape and back close the selector", async ({ page }) => {
  await page.goto(PATH);
  const button = page.getByRole("button", { name: "Original world (L1)" });
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await button.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await close();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});
