import type { Locator, Page } from "@playwright/test";
import { expect, onPhoneToo, test } from "./fixtures.ts";

test.use({ loadsAhead: true });

const LIST = "/characters/conventional-list";
const reimu = (page: Page) => page.getByRole("link", { name: "Reimu Hakurei" });
const modal = (page: Page, name = "Reimu Hakurei") => page.getByRole("dialog", { name });

async function openReimu(page: Page) {
  await page.goto(LIST);
  await reimu(page).click();
  await expect(modal(page)).toBeVisible();
}

test(
  "a click opens the character in place, with all that is known of her",
  onPhoneToo,
  async ({ page }) => {
    await openReimu(page);
    expect(new URL(page.url()).pathname).toBe(LIST);
    const dialog = modal(page);
    await expect(dialog.locator("ruby")).toHaveText(["博麗(はくれい)", "霊夢(れいむ)"]);
    for (const text of [
      "Hakurei Reimu",
      "Wonderful Shrine Maiden",
      "Standard",
      "Heal",
      "Original world (L1)",
      "Non-limited",
      "May 11, 2021",
      "Feb 22, 2022",
      "Available",
      "Release number #1",
    ]) {
      await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible();
    }
    for (const site of ["GamePress", "Touhou Wiki", "LW Chronicle", "YouTube"]) {
      const link = dialog.getByRole("link", { name: `${site} opens in a new tab` });
      await expect(link).toHaveAttribute("target", "_blank");
    }
    await expect(dialog.getByRole("definition").filter({ hasText: "(made up)" })).not.toHaveCount(
      0,
    );
  },
);

test("a character without title, colours, kana and role opens all the same", async ({ page }) => {
  await page.goto(`${LIST}?type=main`);
  await page.getByRole("link", { name: "Marisa Kirisame (B3)" }).click();
  const dialog = modal(page, "Marisa Kirisame");
  await expect(dialog.getByText("霧雨魔理沙")).toBeVisible();
  await expect(dialog.locator("ruby")).toHaveCount(0);
});

test("the rebirth costume is a press away", async ({ page }) => {
  await openReimu(page);
  const costume = (name: string) => modal(page).getByRole("button", { name, exact: true });
  const picture = modal(page).locator("img");
  await expect(costume("Original")).toHaveAttribute("aria-pressed", "true");
  await expect(picture).toHaveAttribute("src", /l1-reimu\/full\?/);
  await costume("Rebirth").click();
  await expect(costume("Rebirth")).toHaveAttribute("aria-pressed", "true");
  await expect(picture).toHaveAttribute("src", /l1-reimu\/full-rebirth\?/);
});

test("a rebirth to come is counted down to, and its costume is not shown yet", async ({ page }) => {
  await page.goto(`${LIST}?type=main`);
  await page.getByRole("link", { name: /Dancer/ }).click();
  await expect(page.getByRole("timer", { name: "Time until her rebirth" })).toHaveText(/4d/);
  await expect(modal(page).getByRole("button", { name: "Rebirth", exact: true })).toHaveCount(0);
});

test(
  "back, Escape and the button close it, and the focus returns to the character",
  onPhoneToo,
  async ({ page }) => {
    await openReimu(page);
    await page.goBack();
    await expect(modal(page)).toBeHidden();
    await expect(page).toHaveURL(LIST);
    await expect(reimu(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(modal(page)).toBeHidden();
    await expect(reimu(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await modal(page).getByRole("button", { name: "Close" }).click();
    await expect(modal(page)).toBeHidden();
  },
);

test("back as soon as it has an entry closes it, and forward opens it again", async ({ page }) => {
  await page.goto(LIST, { waitUntil: "networkidle" });
  const entries = await page.evaluate(() => window.history.length);
  await reimu(page).click();
  await expect.poll(() => page.evaluate(() => window.history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(LIST);
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
  await page.goForward();
  await expect(modal(page)).toBeVisible();
  await page.goBack();
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(LIST);
});

test("the next one takes the place of the one that is open, and back closes both", async ({
  page,
}) => {
  await openReimu(page);
  await page.keyboard.press("ArrowRight");
  await expect(modal(page, "Marisa Kirisame")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(LIST);
});

test("it takes 300 ms to close", async ({ page, startClockAt, pauseClockAt }) => {
  await startClockAt("2026-06-15T12:00:00Z");
  await openReimu(page);
  await pauseClockAt("2026-06-15T12:10:00Z");
  const dialog = page.locator("dialog[data-stage]");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveAttribute("data-stage", "closing");
  await page.clock.runFor(299);
  await expect(dialog).toHaveAttribute("data-stage", "closing");
  await page.clock.runFor(1);
  await expect(dialog).toHaveCount(0);
});

test(
  "previous and next lead through the list, by button and by arrow key",
  onPhoneToo,
  async ({ page }) => {
    await openReimu(page);
    await expect(modal(page).getByText("1 of 2")).toBeVisible();
    await expect(page.getByRole("button", { name: "Previous character" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await page.getByRole("button", { name: "Next character" }).click();
    await expect(modal(page, "Marisa Kirisame")).toBeVisible();
    await expect(page.getByRole("timer", { name: "Time until her debut" })).toHaveText(/1d/);
    await page.keyboard.press("ArrowLeft");
    await expect(modal(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(LIST);
  },
);

test("the record is fetched when she is pointed at, so that the click asks for nothing", async ({
  page,
  faults,
}) => {
  // Those beside her are asked for as well, in vain.
  faults.allow(/ERR_FAILED/);
  await page.goto(LIST);
  const fetched = page.waitForResponse(/\/api\/characters\/modal\?id=l1-reimu/);
  await reimu(page).focus();
  await (await fetched).finished();
  await page.route("**/api/characters/modal**", (route) => route.abort());
  // By script, since a pointer on its way to her would ask once more.
  await reimu(page).evaluate((link) =>
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
  );
  await expect(modal(page).locator("ruby")).toHaveCount(2);
});

test("while the record is on its way, the modal says so", async ({ page }) => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/characters/modal**", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(LIST);
  await reimu(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Loading...")).toBeAttached();
  answer();
  await expect(modal(page).locator("ruby")).toHaveCount(2);
});

test("a record that cannot be loaded closes the modal with a toast, and is asked for again", async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource/);
  await page.route("**/api/characters/modal**", (route) => route.abort());
  await page.goto(LIST);
  await reimu(page).click();
  await expect(page.getByText("The character could not be loaded.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.unroute("**/api/characters/modal**");
  await reimu(page).click();
  await expect(modal(page).locator("ruby")).toHaveCount(2);
});

test("a link opens in a new tab when that is asked for", async ({ page, context }) => {
  await page.goto(LIST);
  const opened = context.waitForEvent("page");
  await reimu(page).click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab.getByRole("dialog", { name: "Reimu Hakurei" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the modal is accessible", onPhoneToo, async ({ page, expectAccessible }) => {
  await openReimu(page);
  await expectAccessible();
});

// Narrow screens have the reader's own Japanese fonts, and get none of ours.
test("a Japanese face that comes late moves no line of the record", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/-jp-\d+-\d+-[\w-]+\.woff2/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/characters?character=l1-reimu", { waitUntil: "load" });
  const dialog = page.getByRole("dialog", { name: "Reimu Hakurei" });
  await expect(dialog.getByText("はくれい", { exact: true })).toBeVisible();
  const hasFace = () =>
    page.evaluate(() => document.fonts.check('600 36px "Shippori Mincho"', "霊"));
  await expect.poll(hasFace).toBe(false);
  const before = await linesOf(dialog);
  release();
  await expect.poll(hasFace).toBe(true);
  expect(await linesOf(dialog)).toEqual(before);
});

/** Where each line of the name stands and how high it is, once the dialog has come to rest. */
async function linesOf(dialog: Locator): Promise<string[]> {
  return dialog.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map((one) => one.finished));
    return [...element.querySelectorAll("ruby, rt, .en, .translit")].map((line) => {
      const { y, height } = line.getBoundingClientRect();
      return `${line.tagName} ${y} ${height}`;
    });
  });
}
