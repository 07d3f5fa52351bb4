import { expect, onPhoneToo, test } from "./fixtures.ts";

test(
  "the open data are on a page, each kind with its files and its fields",
  onPhoneToo,
  async ({ scriptlessPage: page }) => {
    await page.goto("/data");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open Data");
    const file = page.getByRole("link", { name: /^Characters as CSV/ });
    await expect(file).toHaveAttribute("href", "/data/characters.csv");
    await page.getByText("Fields of Characters", { exact: true }).click();
    const row = page
      .getByRole("region", { name: "Fields of Characters" })
      .getByRole("row", { name: /^world/ });
    await expect(row).toBeVisible();
  },
);

test("a correction is made from the page of a record, without scripts", async ({
  scriptlessPage: page,
}) => {
  await page.goto("/characters/info/l1-reimu");
  await page.getByRole("link", { name: "Report a mistake" }).click();
  await page.getByRole("radio", { name: /^titleEn/ }).check();
  await page.getByLabel(/^What is right/).fill("Wonderful Shrine Maiden");
  await page.getByLabel(/^Where can it be seen/).fill("a screen of the game");
  await page.getByRole("button", { name: "Make the correction" }).click();
  await expect(page.getByRole("heading", { name: "The correction" })).toBeVisible();
  await expect(page.getByText("File: characters.json")).toContainText(
    'Is right: "Wonderful Shrine Maiden"',
  );
});

test("a correction is copied as it stands", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/data/correction?entity=items&id=god-crystal&field=name&value=God+Stone");
  await page.getByRole("button", { name: "Copy the correction" }).click();
  await expect(page.getByText("Correction copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Is right: "God Stone"');
});

test("a record that is not there is told as such", async ({ page }) => {
  await page.goto("/data/correction?entity=characters&id=nobody");
  await expect(page.getByText("There is no such record, or it is not out yet.")).toBeVisible();
});

test("the API is a page for people, with examples that run", onPhoneToo, async ({ page }) => {
  await page.goto("/api");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("API");
  const example = page.getByRole("link", {
    name: /^Run it\W+All that is known of a character/,
  });
  const address = await example.getAttribute("href");
  const answer = await page.request.get(address ?? "");
  expect(answer.status()).toBe(200);
});

test("what a call answers is told field by field", async ({ page }) => {
  await page.goto("/api");
  await page.getByRole("link", { name: "HomeAnswer", exact: true }).first().click();
  await expect(page).toHaveURL(/#record-HomeAnswer$/);
  const fields = page.getByRole("region", { name: "Fields: HomeAnswer" });
  const field = fields.locator("div", {
    has: page.getByText("maintenanceData.end", { exact: true }),
  });
  await expect(field).toContainText("null where that is not known");
});

test("the correction of a record is accessible", async ({ page, expectAccessible }) => {
  await page.goto("/data/correction?entity=items&id=god-crystal&field=name&value=God+Stone");
  await expectAccessible();
});
