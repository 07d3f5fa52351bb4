import type { Page } from "@playwright/test";
import { ownReimu } from "./collection-steps.ts";
import { expect, test } from "./fixtures.ts";

// A document holds the tiles of a list as markup alone; their records are a file of their own.
const RECORDS = /\/listed-characters\.json$/;

test.use({ loadsAhead: false });

const tiles = (page: Page) => page.getByRole("main").locator("a.who");

function recordsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (RECORDS.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test("a list that is only looked at is not fetched again, and its characters open", async ({
  page,
}) => {
  const asked = recordsAskedBy(page);
  await page.goto("/characters/release-order", { waitUntil: "networkidle" });
  await tiles(page).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(tiles(page)).toHaveCount(5);
  expect(asked).toEqual([]);
});

test("marks of the visitor's own come into the tiles, which stay where they are", async ({
  page,
}) => {
  await ownReimu(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(RECORDS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/characters/role-type");
  const reimu = tiles(page).and(page.getByRole("link", { name: /^Reimu Hakurei(,|$)/ }));
  await reimu.focus();
  release();
  await expect(reimu).toHaveAccessibleName(/owned/);
  await expect(reimu.locator("[data-owned]")).toHaveCount(1);
  await expect(reimu).toBeFocused();
});

test("a list that takes the place of another draws each of its characters", async ({ page }) => {
  await page.goto("/prayers");
  await page.getByRole("link", { name: "Characters", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Characters" })).toBeVisible();
  await expect(tiles(page)).toHaveCount(5);
  for (const tile of await tiles(page).all()) await expect(tile).toHaveAccessibleName(/\w/);
});

test("records that cannot be had are told of, with another try", async ({ page, faults }) => {
  faults.allow(/Failed to load resource/);
  await page.route(RECORDS, (route) => route.abort());
  await page.goto("/prayers");
  await page.getByRole("link", { name: "Characters", exact: true }).first().click();
  const status = page.getByRole("main").getByRole("status").first();
  await expect(status).toContainText("The tiles could not be loaded: the site cannot be reached.");
  await page.unroute(RECORDS);
  await status.getByRole("button", { name: "Try again" }).click();
  await expect(status).toHaveText(/^Showing/);
  await expect(tiles(page).first()).toHaveAccessibleName(/\w/);
});

test("a list that something has changed before the page took it over is drawn anew, whole", async ({
  page,
  faults,
}) => {
  faults.allow(/Minified React error #418|[Hh]ydrat/);
  await page.route("**/characters/role-type", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // As a translator does with a text.
    await route.fulfill({ response, body: html.replace(/(id="atk-title">)/, "$1<i>Angriff</i>") });
  });
  await page.goto("/characters/role-type");
  await expect(page.getByText("Angriff")).toBeHidden();
  for (const tile of await tiles(page).all()) await expect(tile).toHaveAccessibleName(/\w/);
  await expect(tiles(page).first().locator("img")).toBeAttached();
});

test("a filter that is set and taken back leaves the list whole", async ({ page }) => {
  await page.goto("/characters/release-order");
  const names = await tiles(page).evaluateAll((all) => all.map((one) => one.textContent));
  await page.getByText("Filters").first().click();
  const standard = page.getByRole("checkbox", { name: "Standard" });
  await standard.check();
  await expect(tiles(page)).toHaveCount(1);
  await standard.uncheck();
  await expect(tiles(page)).toHaveText(names);
});
