import type { Page } from "@playwright/test";
import { ownReimu } from "./collection-steps.ts";
import { expect, isWritten, onPhoneOnly, onPhoneToo, test } from "./fixtures.ts";

/** Begins a collection on a list, and waits until presses mark. */
async function beginMarking(page: Page) {
  await page.getByRole("button", { name: "Mark what I own" }).click();
  await expect(page.getByRole("button", { name: "Done marking" })).toBeVisible();
}

const tile = (page: Page, name: RegExp) => page.getByRole("main").getByRole("link", { name });

test(
  "who has no collection begins one on a list, and marks tile after tile",
  onPhoneToo,
  async ({ page, expectAccessible }) => {
    await page.goto("/characters");
    await beginMarking(page);
    await tile(page, /^Reimu Hakurei/)
      .first()
      .click();
    await tile(page, /^Marisa Kirisame/)
      .first()
      .click();
    await expect(tile(page, /^Reimu Hakurei.*, owned$/)).toBeVisible();
    await expect(tile(page, /^Marisa Kirisame.*, owned$/)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectAccessible();
    await isWritten(page);
    await page.getByRole("button", { name: "Undo: Owned: Marisa Kirisame" }).click();
    await expect(tile(page, /^Marisa Kirisame.*, owned$/)).toHaveCount(0);
    await page.getByRole("radio", { name: "Wanted" }).check();
    await tile(page, /^Marisa Kirisame/)
      .first()
      .click();
    await expect(tile(page, /^Marisa Kirisame.*, wanted$/)).toBeVisible();
    await page.getByRole("button", { name: "Done marking" }).click();
    await expect(page.getByRole("radio", { name: "Wanted 1" })).toBeVisible();
    await tile(page, /^Marisa Kirisame/)
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Marisa Kirisame" })).toBeVisible();
  },
);

test("nothing is marked before presses are heard, however late their script comes", async ({
  page,
}) => {
  const come = Promise.withResolvers<void>();
  await page.route(/record-listeners/, async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto("/characters/role-type");
  await page.getByRole("button", { name: "Mark what I own" }).click();
  await expect(page.getByRole("button", { name: "Mark many" })).toBeVisible();
  come.resolve();
  await expect(page.getByRole("button", { name: "Done marking" })).toBeVisible();
  await tile(page, /^Reimu Hakurei/)
    .first()
    .click();
  await expect(tile(page, /^Reimu Hakurei.*, owned$/)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("many cards are marked in their list", onPhoneToo, async ({ page }) => {
  await page.goto("/story-cards");
  await beginMarking(page);
  const names = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
  const first = (await names.first().textContent()) ?? "";
  await names.first().click();
  await names.nth(1).click();
  await expect(page.getByText(/^Owned: /)).toBeVisible();
  await isWritten(page);
  await page.getByRole("button", { name: "Done marking" }).click();
  await page.getByRole("radio", { name: "Owned" }).check();
  await expect(names).toHaveCount(2);
  await expect(names.first()).toHaveText(first);
});

test("O, W, + and - change what has the focus, and no other tile is drawn anew", async ({
  page,
}) => {
  await ownReimu(page);
  await page.goto("/characters/role-type");
  const marisa = tile(page, /^Marisa Kirisame/).first();
  await expect(tile(page, /^Reimu Hakurei.*, owned$/)).toBeVisible();
  await page.evaluate(() => {
    const drawn = new Set<string>();
    Object.assign(window, { drawn });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const tile = target instanceof Element ? target.closest("a.who") : null;
        if (tile instanceof HTMLAnchorElement) drawn.add(tile.title);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  for (const [key, words] of [
    ["o", "owned"],
    ["+", "owned"],
    ["w", "owned, wanted"],
    ["o", "wanted"],
  ] as const) {
    await marisa.press(key);
    await expect(tile(page, new RegExp(`^Marisa Kirisame.*, ${words}$`)).first()).toBeVisible();
    await isWritten(page);
  }
  const drawn = await page.evaluate(() => [...(Reflect.get(window, "drawn") as Set<string>)]);
  expect(drawn).toEqual(["Marisa Kirisame"]);
});

test("a key changes a card on a banner, where no list is", async ({ page }) => {
  await ownReimu(page);
  await page.goto("/prayers/info/festival-springs");
  const card = page
    .getByRole("main")
    .getByRole("link", { name: /^Ordinary Magician/ })
    .first();
  await expect(page.locator(".cover-line"), "what waits for scripts").toHaveCount(0);
  await card.press("w");
  await expect(card).toHaveAccessibleName(/wanted/);
  await expect(
    page.getByRole("status").filter({ hasText: "Wanted: Ordinary Magician" }),
  ).toBeVisible();
});

test("a finger that rests owns, and opens nothing", onPhoneOnly, async ({ page }) => {
  await ownReimu(page);
  await page.goto("/characters/role-type");
  const marisa = tile(page, /^Marisa Kirisame/).first();
  await marisa.scrollIntoViewIfNeeded();
  const box = await marisa.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await expect(tile(page, /^Marisa Kirisame.*, owned$/).first()).toBeVisible();
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await marisa.tap();
  await expect(page.getByRole("dialog", { name: "Marisa Kirisame" })).toBeVisible();
});

test("the roster keeps the filter by the collection while it is searched", async ({ page }) => {
  await ownReimu(page);
  await page.goto("/characters?mine=missing");
  await expect(tile(page, /^Reimu Hakurei.*, owned/)).toHaveCount(0);
  await expect(tile(page, /^Marisa Kirisame/).first()).toBeVisible();
  await page.getByRole("searchbox").first().fill("reimu");
  await expect(page).toHaveURL(/name=reimu&mine=missing|mine=missing&name=reimu/);
});
