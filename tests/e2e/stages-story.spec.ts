import { expect, onPhoneToo, test } from "./fixtures.ts";

const PATH = "/stages/story";

test("the menu of stages leads to those of the story", onPhoneToo, async ({ page }) => {
  await page.goto("/stages");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Story/ })
    .click();
  await expect(page).toHaveURL(PATH);
  const row = page.getByRole("row", { name: /1-2-1 Normal/ });
  await expect(row).toContainText(/Fairy.*×2/);
  await expect(row.getByRole("link", { name: /Reimu/ })).toBeVisible();
});

test("chapter and difficulty stand in the URL and work without scripts", async ({
  scriptlessPage: page,
}) => {
  await page.goto(PATH);
  await page.getByRole("link", { name: "Chapter 2" }).click();
  await expect(page.getByText("No stage is known here.")).toBeVisible();
  await page.getByRole("link", { name: "Lunatic" }).click();
  await expect(page).toHaveURL(`${PATH}?chapter=1002&difficulty=lunatic`);
  await expect(page.getByRole("row", { name: /2-1-1 Lunatic/ })).toContainText("Not known");
});

test("an item leads to the stages that may drop it", async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole("link", { name: "Offense Guide I" }).click();
  await expect(page).toHaveURL("/items/111");
  await expect(page.getByText("As of August 2020 in Japan.")).toBeVisible();
  await page.getByRole("link", { name: "Normal of Chapter 1, 1 stage" }).click();
  await expect(page.getByRole("row", { name: /1-2-1 Normal/ })).toBeVisible();
});

test("the stages of the story are accessible", async ({ page, expectAccessible }) => {
  await page.goto(PATH);
  await expectAccessible();
});
