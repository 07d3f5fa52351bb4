import { expect, onPhoneToo, test } from "./fixtures.ts";

const COMPARE = "/prayers/compare";

test("running prayers stand side by side for the same crystals, which are kept", async ({
  page,
}) => {
  await page.goto(COMPARE);
  const springs = page.getByRole("listitem").filter({ hasText: "Festival of Hot Springs" }).first();
  await expect(springs).toContainText("0.00");
  await page.getByLabel("god crystals").fill("3000");
  await expect(springs).not.toContainText("0.00 %");
  await expect(springs).toContainText("steps of step-up 1");
  await page.goto("/");
  await expect(page.getByText(/Your odds: [\d.]+ %/).first()).toBeVisible();
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
