import { expect, onPhoneToo, test } from "./fixtures.ts";

test("the attacks are a table, whole in the HTML", onPhoneToo, async ({ scriptlessPage: page }) => {
  await page.goto("/attacks");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Attacks");
  await expect(
    page.getByRole("status").filter({ hasText: /^Showing 1 of 1 attacks/ }),
  ).toBeVisible();
  const row = page.getByRole("row", { name: /Spell card 1/ });
  await expect(row.getByRole("cell", { name: "1,000", exact: true })).toBeVisible();
});

test("filter and order stand in the URL and work without scripts", async ({
  scriptlessPage: page,
}) => {
  await page.goto("/attacks");
  await page.getByText("Filter and order").click();
  await page.getByRole("combobox", { name: "Element", exact: true }).selectOption("fire");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/element=fire/);
  await expect(page.getByText("No attack is like this.")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page.getByRole("row", { name: /Spell card 1/ })).toBeVisible();
});

test("attacks of who is hidden are in spoiler mode alone", async ({ page }) => {
  const document = await (await page.request.get("/attacks")).text();
  expect(document).not.toContain("l80-reimu");
  await page.goto("/attacks");
  await expect(page.getByText(/^Showing 1 of 1 attacks/)).toBeVisible();
  await page.evaluate(() => localStorage.setItem("jp-content", "true"));
  await page.reload();
  await expect(page.getByText(/^Showing 2 of 2 attacks/)).toBeVisible();
  const first = page.getByRole("row").nth(1);
  await expect(first.getByRole("cell", { name: "2,500", exact: true })).toBeVisible();
  await page.goto("/attacks?element=moon");
  await expect(page.getByText(/^Showing 1 of 2 attacks/)).toBeVisible();
});

test("what nobody knows in the query is as good as absent", async ({ page }) => {
  await page.goto("/attacks?element=wind&killer=nobody&world=X9&shown=99999&sort=luck&per=minute");
  await expect(page.getByText(/^Showing 1 of 1 attacks/)).toBeVisible();
});

test("the page of attacks is accessible", async ({ page, expectAccessible }) => {
  await page.goto("/attacks");
  await expectAccessible();
});

test("a tag of a character leads to the attacks of all who bear it", async ({ page }) => {
  await page.goto("/characters?character=l1-reimu");
  await page.getByRole("link", { name: "Human", exact: true }).first().click();
  await expect(page).toHaveURL("/tags/human");
  await page.getByRole("link", { name: "Their attacks" }).click();
  await expect(page).toHaveURL("/attacks?tag=human");
  await expect(page.getByRole("row", { name: /Spell card 1/ })).toBeVisible();
});
