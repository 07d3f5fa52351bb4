import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const keep = (page: Page, key: string) =>
  page.addInitScript((name) => localStorage.setItem(name, "true"), key);

/** What draws names in ways of its own, and the role of what is named. */
const NAMED = [
  ["/characters/conventional-list", "link"],
  ["/characters/variant-tracker", "link"],
  ["/characters/universe-tracker", "link"],
  ["/characters/release-order", "link"],
  ["/characters/rebirth-order", "link"],
  ["/characters/prayer-type", "link"],
  ["/characters/role-type", "link"],
  ["/characters?character=l1-reimu", "dialog"],
  ["/prayer/forever-prayer", "checkbox"],
] as const;

for (const setting of ["Traditional name order", "Transliteration"]) {
  test(`${setting} is followed at once below the dialog and in other tabs`, async ({
    page,
    context,
  }) => {
    const tabs: { tab: Page; role: (typeof NAMED)[number][1] }[] = [];
    for (const [path, role] of NAMED) {
      const tab = tabs.length === 0 ? page : await context.newPage();
      await tab.goto(path);
      tabs.push({ tab, role });
    }
    await page.goto(NAMED[0][0]);
    await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
    const choice = page.getByRole("dialog", { name: "Site Settings" }).getByRole("switch", {
      name: setting,
    });
    for (const name of ["Hakurei Reimu", "Reimu Hakurei"]) {
      await choice.click();
      for (const { tab, role } of tabs) {
        // What lies below a dialog is hidden from those who cannot see it, but is drawn.
        await expect(tab.getByRole(role, { name, includeHidden: true }).first()).toBeAttached();
      }
    }
  });
}

test("transliteration writes every name as the Japanese is", async ({ page }) => {
  await keep(page, "use-translit");
  await page.goto("/characters/release-order");
  await expect(page.getByRole("link", { name: "Hakurei Reimu (Scarlet)" })).toBeVisible();
  await page.getByRole("link", { name: /^Hakurei Reimu(,|$)/ }).click();
  await expect(page.getByRole("dialog", { name: "Hakurei Reimu" })).toBeVisible();
});

test("traditional order puts the family name first", async ({ page }) => {
  await keep(page, "use-traditional-name");
  await page.goto("/characters/variant-tracker");
  await expect(page.getByRole("region", { name: "Hakurei Reimu" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Hakurei Reimu \(Dancer\)/ })).toBeVisible();
  await page.goto("/characters?character=l1-reimu");
  const dialog = page.getByRole("dialog", { name: "Hakurei Reimu" });
  await expect(dialog.locator(".en")).toHaveText(/^Hakurei Reimu/);
});

test.describe("in spoiler mode", () => {
  for (const [path, name, count] of [
    ["conventional-list?type=relic", "Reimu Hakurei (L80)", "Showing 1 of 7 characters"],
    ["variant-tracker", "L80 Reimu Hakurei (L80)", "Showing 6 of 7 characters"],
    ["universe-tracker?universe=L80", "Reimu Hakurei (L80)", "Showing 1 of 7 characters"],
    ["rebirth-order", "Letty Whiterock", "Showing 4 of 7 characters"],
    ["rebirth-costume-order", "Reimu Hakurei (L80)", "Showing 2 of 7 characters"],
    ["unreleased-characters", "Letty Whiterock", "Showing all 2 characters"],
  ] as const) {
    test(`/characters/${path} shows those who are hidden`, async ({ page }) => {
      await keep(page, "jp-content");
      await page.goto(`/characters/${path}`);
      await expect(page.getByRole("main").getByRole("status")).toHaveText(count);
      const hidden = page.getByRole("link", { name: new RegExp(escaped(name)) });
      await expect(hidden).toBeVisible();
      await expect(hidden.locator("img")).toHaveAttribute("src", /\/(thumbnail|rebirth)/);
    });
  }

  test("flags say in words what is special about a character", async ({ page }) => {
    await keep(page, "jp-content");
    await page.goto("/characters/unreleased-characters");
    const letty = page.getByRole("link", { name: /Letty/ });
    await expect(letty).toHaveAccessibleName(/Released in Japan only/);
    await expect(letty).toHaveAccessibleName(/Rebirth upcoming/);
    await expect(page.getByRole("link", { name: /L80/ })).toHaveAccessibleName(/Announced/);
  });

  test("the page is accessible", async ({ page, expectAccessible }) => {
    await keep(page, "jp-content");
    await page.goto("/characters/unreleased-characters");
    await expect(page.getByRole("link", { name: /Letty/ })).toBeVisible();
    await expectAccessible();
  });
});

test("the unreleased page explains itself, and turns spoiler mode on", async ({ page }) => {
  await page.goto("/characters/unreleased-characters");
  await expect(page.getByRole("link", { name: /Letty/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Turn on JP-only content" }).click();
  await expect(page.getByRole("region", { name: "Released in Japan" })).toContainText("Letty");
  await expect(page.getByRole("region", { name: "Announced" })).toContainText("Reimu");
});

test("without spoiler mode the modal of a hidden character gives nothing away", async ({
  page,
}) => {
  await page.goto("/characters?character=l80-reimu");
  const dialog = page.getByRole("dialog", { name: "Not released" });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText("Reimu");
  await dialog.getByRole("button", { name: "Turn on JP-only content" }).click();
  await expect(page.getByRole("dialog", { name: "Reimu Hakurei" })).toContainText("L80");
});

function escaped(name: string): string {
  return name.replaceAll(/[()]/g, "\\$&");
}

test("hidden characters that cannot be had are told of in place of the count, with another try", async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource/);
  await keep(page, "jp-content");
  await page.route("**/listed-characters.json", (route) => route.abort());
  await page.goto("/characters/unreleased-characters");
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toContainText(
    "What is not released yet could not be loaded: the site cannot be reached.",
  );
  await page.unroute("**/listed-characters.json");
  await status.getByRole("button", { name: "Try again" }).click();
  await expect(status).toHaveText(/characters?$/);
  await expect(page.getByRole("main").getByRole("list").first()).toBeVisible();
});
