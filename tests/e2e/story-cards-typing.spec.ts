import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const found = (page: Page) => page.getByRole("article").getByRole("heading");
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

test("Ctrl+F tells once of the advanced search, for three seconds", async ({
  page,
  startClockAt,
  pauseClockAt,
}) => {
  await startClockAt("2026-06-10T12:00:00Z");
  await page.goto("/story-cards", { waitUntil: "networkidle" });
  await pauseClockAt("2026-06-10T12:01:00Z");
  const hint = page.getByText("Press Ctrl + Shift + F to open advanced search");
  await page.keyboard.press("Control+F");
  await page.clock.runFor(100);
  await expect(hint).toBeVisible();
  await page.keyboard.press("Control+F");
  await expect(hint).toHaveCount(1);
  await page.clock.runFor(2_800);
  await expect(hint).toBeVisible();
  await page.clock.runFor(700);
  await expect(hint).toBeHidden();
  await page.keyboard.press("Control+F");
  await page.clock.runFor(100);
  await expect(hint).toBeHidden();
});

test("typing keeps what is typed, spaces and all", async ({ page }) => {
  await page.goto("/story-cards", { waitUntil: "networkidle" });
  const field = page.getByRole("searchbox", { name: "Search by name" });
  await field.pressSequentially("misty  lake ", { delay: 40 });
  await expect(field).toHaveValue("misty  lake ");
  await expect.poll(() => query(page)).toBe("?name=misty++lake");
  await expect(found(page)).toHaveText(["Misty Lake"]);
});

test("a link that is pressed at once takes the search along for the way back", async ({
  page,
  startClockAt,
  pauseClockAt,
}) => {
  await startClockAt("2026-06-15T12:00:00Z");
  await page.goto("/story-cards", { waitUntil: "networkidle" });
  // The time to write the address never comes.
  await pauseClockAt("2026-06-15T13:00:00Z");
  const field = page.getByRole("searchbox", { name: "Search by name" });
  await field.fill("misty");
  await expect(found(page)).toHaveText(["Misty Lake"]);
  expect(query(page)).toBe("");
  await page.getByRole("link", { name: "Illustrators" }).first().click();
  await expect(page).toHaveURL(/illustrators$/);
  await page.goBack();
  await expect(field).toHaveValue("misty");
  expect(query(page)).toBe("?name=misty");

  // A link to another search is not undone by what waits.
  await field.fill("magician");
  await expect(found(page)).toHaveText(["Ordinary Magician"]);
  await page.getByRole("article").getByRole("link", { name: "Marisa Kirisame" }).first().click();
  await expect(field).toHaveValue("");
  await page.clock.runFor(1_000);
  expect(query(page)).toBe("?featured=marisa");
  await page.goBack();
  await expect(field).toHaveValue("magician");
});

test("a link is followed though the search waits to be written while its page comes", async ({
  page,
  startClockAt,
  pauseClockAt,
}) => {
  await startClockAt("2026-06-15T12:00:00Z");
  const asked = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  await page.route("**/illustrators.data*", async (route) => {
    asked.resolve();
    await written.promise;
    await route.continue();
  });
  await page.goto("/story-cards", { waitUntil: "networkidle" });
  await pauseClockAt("2026-06-15T13:00:00Z");
  await page.getByRole("searchbox", { name: "Search by name" }).fill("misty");
  await expect(found(page)).toHaveText(["Misty Lake"]);
  await page.getByRole("link", { name: "Illustrators" }).first().click();
  await asked.promise;
  await page.clock.runFor(1_000);
  written.resolve();
  await expect(page).toHaveURL(/illustrators$/);
  await page.goBack();
  expect(query(page)).toBe("?name=misty");
});
