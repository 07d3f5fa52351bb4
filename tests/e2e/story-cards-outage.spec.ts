import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const LIST = "**/api/story-cards/get-list";

const found = (page: Page) => page.getByRole("article").getByRole("heading");
const alert = (page: Page) => page.getByRole("alert");
const end = (page: Page) => page.locator(".list-end");

test.beforeEach(async ({ page, faults }) => {
  faults.allow(/get-list|story card list data is null/);
  await page.route(LIST, (route) => route.fulfill({ status: 503 }));
});

test("a list that cannot be fetched says so, and comes when asked again", async ({ page }) => {
  await page.goto("/story-cards");
  await expect(alert(page)).toContainText("The whole list could not be loaded.");
  await page.unroute(LIST);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(alert(page)).toBeHidden();
  await page.getByRole("searchbox", { name: "Search by name" }).fill("misty");
  await expect(found(page)).toHaveText(["Misty Lake"]);
});

for (const [query, names, ending] of [
  ["name=misty", ["Misty Lake"], "•"],
  ["name=gohei", [], "• No card found •"],
] as const) {
  test(`that it is missing is told where the server has found all of ${query}`, async ({
    page,
  }) => {
    await page.goto(`/story-cards?${query}`);
    await expect(found(page)).toHaveText([...names]);
    await expect(end(page)).toHaveText("The whole list could not be loaded. Try again");
    await page.unroute(LIST);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(end(page)).toHaveText(ending);
    await page.getByRole("searchbox", { name: "Search by name" }).fill("magician");
    await expect(found(page)).toHaveText(["Ordinary Magician"]);
  });
}

test("a list that was fetched before serves when it cannot be fetched anew", async ({ page }) => {
  await page.unroute(LIST);
  const listed = page.waitForResponse(LIST);
  await page.goto("/story-cards");
  await (await listed).finished();
  await page.getByRole("link", { name: "Illustrators" }).first().click();
  await expect(page).toHaveURL(/illustrators$/);
  await page.route(LIST, (route) => route.fulfill({ status: 503 }));
  const refused = page.waitForResponse(LIST);
  await page.goBack();
  expect((await refused).status()).toBe(503);
  await page.getByRole("searchbox", { name: "Search by name" }).fill("misty");
  await expect(found(page)).toHaveText(["Misty Lake"]);
  await expect(end(page)).toHaveText("•");
  await page.getByRole("searchbox", { name: "Search by name" }).fill("");
  await expect(end(page)).toHaveText("Loading...");
});
