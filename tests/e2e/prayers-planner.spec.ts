import type { Page } from "@playwright/test";
import { expect, isWritten, onPhoneToo, test } from "./fixtures.ts";

const PRAYER = "/prayers/info/festival-springs";

const planOf = (page: Page) => page.getByRole("region", { name: "Your odds" });
const chance = (page: Page) => planOf(page).getByRole("status", { name: /^Chance/ });
/** What stands in place of a chance as long as there are no crystals. */
const evenChance = (page: Page) => planOf(page).getByText(/crystals for a chance of 50 %$/);
const amount = (page: Page, label: string) => planOf(page).getByLabel(label).first();

test("without crystals an even chance and the first roll have their prices", async ({ page }) => {
  await page.goto(PRAYER);
  await expect(evenChance(page)).toBeVisible();
  await expect(planOf(page)).toContainText(
    "The first roll costs 5 seal crystals or 60 god crystals.",
  );
  await expect(planOf(page).getByRole("row", { name: /^50 %/ })).toBeVisible();
});

test(
  "typing what one has tells the chance and the way to spend it, and the browser keeps it",
  onPhoneToo,
  async ({ page }) => {
    await page.goto(PRAYER);
    await amount(page, "god crystals").fill("３,０００");
    await expect(planOf(page)).toContainText("2 steps of step-up 1, then 1 step of step-up 2");
    await expect(chance(page)).not.toHaveText("0.00 %");
    const before = await chance(page).innerText();
    await amount(page, "seal crystals").fill("50");
    await expect(planOf(page)).toContainText("1 ten for seal crystals");
    await expect(chance(page)).not.toHaveText(before);
    await expect(page).toHaveURL(new RegExp(`${PRAYER}$`));
    const both = await chance(page).innerText();
    await page.reload();
    await expect(amount(page, "god crystals")).toHaveValue("3000");
    await expect(chance(page)).toHaveText(both);
  },
);

test("what was typed before its scripts came counts", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(PRAYER, { waitUntil: "commit" });
  await amount(page, "god crystals").fill("3000");
  await planOf(page).getByRole("checkbox", { name: /Reimu/ }).check();
  await expect(evenChance(page)).toBeVisible();
  scripts.resolve();
  await expect(chance(page)).not.toHaveText("0.00 %");
  await expect(page).toHaveURL(/want=l1-marisa(,|%2C)a6-reimu/);
  await expect(amount(page, "god crystals")).toHaveValue("3000");
});

test("the crystals and the wishes of a collection are planned with, until others are typed", async ({
  page,
}) => {
  await page.goto("/collection");
  await page.getByLabel("God crystals").fill("3000");
  await page.getByLabel("God crystals").blur();
  await isWritten(page);
  await page.goto("/characters/info/a6-reimu");
  await page.getByRole("button", { name: "Want", exact: true }).click();
  await expect(page.getByRole("button", { name: "Wanted" })).toBeVisible();
  await isWritten(page);
  await page.goto(PRAYER);
  await expect(amount(page, "god crystals")).toHaveValue("3000");
  await expect(planOf(page).getByRole("checkbox", { name: /Reimu/ })).toBeChecked();
  await expect(planOf(page).getByRole("checkbox", { name: /Marisa/ })).not.toBeChecked();
  await expect(chance(page)).not.toHaveText("0.00 %");
  const both = await chance(page).innerText();
  await amount(page, "god crystals").fill("60");
  await expect(chance(page)).not.toHaveText(both);
  await planOf(page)
    .getByRole("button", { name: "Take 3,000 god crystals from my collection" })
    .click();
  await expect(chance(page)).toHaveText(both);
  await page.goto("/");
  await expect(page.getByText(/Your odds: [\d.]+ % for Reimu Hakurei/).first()).toBeVisible();
});

test("a wish is searched in the pool, stands in the address, and counts any or all", async ({
  page,
}) => {
  await page.goto(PRAYER);
  await amount(page, "god crystals").fill("2000");
  await expect(chance(page)).not.toHaveText("0.00 %");
  await planOf(page).getByLabel("Search the pool").fill("misty lake");
  await planOf(page)
    .getByRole("checkbox", { name: /Misty Lake/ })
    .check();
  await expect(page).toHaveURL(/want=l1-marisa(,|%2C)\d+/);
  const any = await chance(page).innerText();
  await planOf(page).getByRole("radio", { name: "all of them" }).check();
  await expect(page).toHaveURL(/mode=all/);
  await expect(chance(page)).not.toHaveText(any);
  await planOf(page).getByLabel("Search the pool").fill("nobody at all");
  await expect(planOf(page)).toContainText("Nothing in the pool has this name.");
  await planOf(page).getByLabel("Search the pool").fill("");
  await expect(planOf(page).getByRole("checkbox", { name: /Misty Lake/ })).toBeChecked();
  await page.reload();
  await expect(planOf(page).getByRole("radio", { name: "all of them" })).toBeChecked();
  await planOf(page)
    .getByRole("checkbox", { name: /Misty Lake/ })
    .uncheck();
  await planOf(page)
    .getByRole("checkbox", { name: /Marisa/ })
    .uncheck();
  await expect(planOf(page)).toContainText("Choose whom you want");
});

test("what comes in by day tells when a wish is certain", async ({ page }) => {
  await page.goto(`${PRAYER}?want=1`);
  await planOf(page).getByText("What comes in by day and week").click();
  await planOf(page).getByRole("textbox", { name: "god crystals" }).nth(1).fill("400");
  await expect(planOf(page)).toContainText(
    /it never gets certain|it is not certain by then|Your wish is certain/,
  );
  await expect(planOf(page)).toContainText("50 exchange points buy it from pull 50 on");
});

test("ten thousand tries of the plan are drawn over the exact chances", async ({ page }) => {
  await page.goto(`${PRAYER}?gc=2000`);
  await planOf(page).getByRole("button", { name: "Try the plan 10,000 times" }).click();
  await expect(planOf(page)).toContainText("10,000 runs:");
  await planOf(page).getByText("Show as table").click();
  const rows = planOf(page).getByRole("figure").locator("tbody tr");
  for (const row of await rows.all()) {
    const [exact = "", counted = ""] = await row.getByRole("cell").allTextContents();
    // Six standard deviations of a share of ten thousand are at most 3 %.
    expect(Math.abs(Number.parseFloat(exact) - Number.parseFloat(counted))).toBeLessThan(3);
  }
});

test("a try can be given up", async ({ page }) => {
  // A worker that never answers stands for one that takes long.
  await page.route(/planner\.worker/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.goto(`${PRAYER}?gc=2000`);
  await planOf(page).getByRole("button", { name: "Try the plan 10,000 times" }).click();
  await expect(planOf(page).getByRole("progressbar")).toBeVisible();
  await planOf(page).getByRole("button", { name: "Cancel" }).click();
  await expect(planOf(page).getByRole("progressbar")).toBeHidden();
});

test("without scripts the form is answered by the server", async ({ scriptlessPage }) => {
  await scriptlessPage.goto(`${PRAYER}?pool=card5`);
  await amount(scriptlessPage, "god crystals").fill("3000");
  await planOf(scriptlessPage).getByLabel("Search the pool").fill("misty lake");
  await planOf(scriptlessPage).getByRole("button", { name: "Show my odds" }).click();
  await expect(scriptlessPage).toHaveURL(/pool=card5/);
  await planOf(scriptlessPage)
    .getByRole("checkbox", { name: /Misty Lake/ })
    .check();
  await planOf(scriptlessPage).getByRole("button", { name: "Show my odds" }).click();
  await expect(planOf(scriptlessPage)).toContainText("expected");
  await expect(chance(scriptlessPage)).not.toHaveText("0.00 %");
  await expect(planOf(scriptlessPage).getByRole("radio", { name: "any of them" })).toBeChecked();
});

test("bad values of the address are the defaults", async ({ page }) => {
  await page.goto(`${PRAYER}?want=nobody,l1-letty&mode=some&sc=-5&gc=99999999999&find=`);
  await expect(planOf(page)).toContainText("Choose whom you want");
  await page.goto(`${PRAYER}?want=%20,&gc=x`);
  await expect(evenChance(page)).toBeVisible();
});

test(
  "the planner is accessible with a plan and all of its tables",
  onPhoneToo,
  async ({ page, expectAccessible }) => {
    await page.goto(`${PRAYER}?gc=3000&gc-day=50`);
    await expect(chance(page)).not.toHaveText("0.00 %");
    for (const summary of await planOf(page).locator("summary").all()) await summary.click();
    await expectAccessible();
  },
);
