import { expect, isWritten, onPhoneToo, test } from "./fixtures.ts";

const COMPARE = "/prayers/compare";

test("running prayers stand side by side for the same crystals, which are kept", async ({
  page,
}) => {
  await page.goto(COMPARE);
  const springs = page.getByRole("listitem").filter({ hasText: "Festival of Hot Springs" }).first();
  const chance = page
    .getByRole("main")
    .locator("dl > div", { has: page.getByRole("link", { name: "Festival of Hot Springs" }) });
  // Until somebody says what she has, it is compared for an example.
  await expect(page.getByLabel("god crystals")).toHaveValue("3000");
  await expect(page.getByText(/^An example/)).toBeVisible();
  await expect(chance).toContainText(/\d %/);
  // Without crystals no chance of nothing is told, but what one takes.
  await page.getByLabel("god crystals").fill("");
  await expect(page.getByText(/^Enter what you have/)).toBeVisible();
  await expect(springs).not.toContainText("0.00");
  await expect(springs).toContainText("50 % takes");
  await page.getByLabel("god crystals").fill("3000");
  await expect(chance).toContainText(/\d %/);
  await expect(springs).toContainText("steps of step-up 1");
  await page.goto("/");
  await expect(page.getByText(/Your odds: [\d.]+ %/).first()).toBeVisible();
});

test("what is wanted is weighed without crystals too", async ({ page }) => {
  await page.goto(COMPARE);
  const springs = page.getByRole("listitem").filter({ hasText: "Festival of Hot Springs" }).first();
  const takes = springs.getByRole("definition").nth(1);
  const forAny = (await takes.textContent()) ?? "";
  await expect(springs).toContainText("for any of");
  await page.goto("/characters/info/l1-marisa");
  await page.getByRole("button", { name: "Want", exact: true }).click();
  await expect(page.getByRole("button", { name: "Wanted" })).toBeVisible();
  await isWritten(page);
  await page.goto(COMPARE);
  await expect(springs).toContainText("for Marisa Kirisame");
  await expect(takes).toContainText("crystals");
  await expect(takes).not.toHaveText(forAny);
});

test("a prayer for which the site does not answer has no chance that is known", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.route("**/api/prayers/get-detail?id=festival-springs", (route) => route.abort());
  await page.goto(COMPARE);
  const springs = page.getByRole("listitem").filter({ hasText: "Festival of Hot Springs" }).first();
  await expect(springs).toContainText("50 % takes");
  await page.getByLabel("god crystals").fill("2000");
  await expect(springs).toContainText("The chance is not known");
  await expect(springs).not.toContainText("0.00");
});

test("without scripts the form is answered by the server", async ({ scriptlessPage }) => {
  await scriptlessPage.goto(COMPARE);
  await scriptlessPage.getByLabel("god crystals").fill("3000");
  await scriptlessPage.getByRole("button", { name: "Compare" }).click();
  await expect(scriptlessPage).toHaveURL(/gc=3000/);
  await expect(scriptlessPage.getByRole("main")).toContainText("steps of step-up 1");
});

test("the comparison is accessible", onPhoneToo, async ({ page, expectAccessible }) => {
  await page.goto(`${COMPARE}?gc=3000`);
  await expectAccessible();
});
