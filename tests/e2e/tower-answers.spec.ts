import { expect, onPhoneToo, test } from "./fixtures.ts";

const PATH = "/stages/scarlet-devil-tower/answers";

test("a floor leads to the attacks that answer it", onPhoneToo, async ({ page }) => {
  await page.goto("/stages/scarlet-devil-tower?floor=1");
  await page.getByRole("link", { name: "Who answers this floor" }).click();
  await expect(page).toHaveURL(`${PATH}?floor=1`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who answers floor #1");
  // Moon twice, water half, and half of the power kills her: 1,400 × 1.5.
  const first = page.getByRole("row", { name: /Spell card 1/ });
  await expect(first.getByRole("cell", { name: "2,100", exact: true })).toBeVisible();
  await expect(first).toContainText("kills Human: 50 %");
});

test("filters work without scripts, and unknown attacks are counted", async ({
  scriptlessPage: page,
}) => {
  await page.goto(`${PATH}?floor=1`);
  await page.getByLabel("Target").selectOption({ label: "One enemy" });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/target=one/);
  await expect(page.getByText(/Not known.*are not ranked/)).toBeVisible();
});

test("a floor without enemies says so, and one beyond the tower is the highest", async ({
  page,
}) => {
  await page.goto(`${PATH}?floor=3`);
  await expect(page.getByText("Nobody stands on this floor.")).toBeVisible();
  await page.goto(`${PATH}?floor=999999`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who answers floor #30");
});

test("the page of answers is accessible", async ({ page, expectAccessible }) => {
  await page.goto(`${PATH}?floor=1`);
  await expectAccessible();
});
