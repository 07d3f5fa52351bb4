import { expect, onPhoneToo, test } from "./fixtures.ts";

test.use({ baseURL: process.env.ALMANAC_GALLERY_SITE });

const GALLERY = "/dev/gallery";

test(
  "the keyboard opens a modal, stays in it and comes back to where it was",
  onPhoneToo,
  async ({ page }) => {
    await page.goto(GALLERY);
    const opener = page.getByRole("button", { name: "Open narrow" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const modal = page.getByRole("dialog", { name: "Search and Filter, narrow" });
    await expect(modal).toBeVisible();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement?.matches("body, dialog, dialog *") === false,
      );
      expect(isOutside, `outside after ${step + 1} steps`).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test("Escape closes what is open inside a modal first, then the modal", async ({ page }) => {
  await page.goto(GALLERY);
  await page.getByRole("button", { name: "Open wide" }).click();
  const modal = page.getByRole("dialog", { name: "Search and Filter, wide" });

  await page.getByRole("combobox", { name: "Characters in the modal" }).click();
  await page.keyboard.type("marisa");
  const suggestion = modal.getByRole("option", { name: "Marisa Kirisame" });
  await expect(suggestion).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(suggestion).toBeHidden();
  await expect(modal).toBeVisible();

  const sources = modal.getByRole("group", { name: "Sources in the modal" });
  await modal.getByRole("button", { name: "Sources in the modal" }).press("Enter");
  await expect(sources).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(sources).toBeHidden();
  await expect(modal).toBeVisible();

  const calendar = page.getByRole("dialog", { name: "Choose a date: Start in the modal" });
  await modal.getByRole("button", { name: "Start in the modal: calendar" }).press("Enter");
  await expect(calendar).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(calendar).toBeHidden();
  await expect(modal).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
});

test("what is chosen inside a modal can be pressed there", async ({ page }) => {
  await page.goto(GALLERY);
  await page.getByRole("button", { name: "Open wide" }).click();
  await page.getByRole("combobox", { name: "Characters in the modal" }).click();
  await page.keyboard.type("reimu");
  await page.getByRole("option", { name: "Reimu Hakurei" }).click();
  await expect(page.locator("input[name=modal-characters]")).toHaveValue("reimu");
  await page.getByRole("button", { name: "Sources in the modal" }).click();
  await page.getByRole("checkbox", { name: "Event" }).click();
  await expect(page.getByRole("button", { name: "Sources in the modal" })).toHaveText("Event");
});

test("back closes a modal and stays on the page", onPhoneToo, async ({ page }) => {
  await page.goto(GALLERY);
  await page.getByRole("button", { name: "Open wide" }).click();
  const modal = page.getByRole("dialog", { name: "Search and Filter, wide" });
  await expect(modal).toBeVisible();
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(GALLERY);
});

test("what is pressed twice opens and closes once", async ({ page }) => {
  await page.goto("/menu");
  await page.goto(GALLERY);
  const modal = page.getByRole("dialog", { name: "Search and Filter, wide" });
  await page.getByRole("button", { name: "Open wide" }).evaluate((opener: HTMLElement) => {
    opener.click();
    opener.click();
  });
  await expect(modal).toBeVisible();
  await modal.getByRole("button", { name: "Close" }).evaluate(async (close: HTMLElement) => {
    close.click();
    // The second press comes when the browser has gone back and the page shows it not yet.
    await new Promise<void>((done) => {
      const press = () => {
        close.click();
        done();
      };
      window.addEventListener("popstate", press, { once: true });
    });
  });
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(GALLERY);
});

test("a hint opens by key and by a resting mouse, and goes on Escape", async ({ page }) => {
  await page.goto(GALLERY);
  const button = page.getByRole("button", { name: "About chances" });
  const hint = page.getByText("The game does not publish these numbers.");
  await expect(button).toHaveAccessibleDescription("The game does not publish these numbers.");
  await button.press("Enter");
  await expect(hint).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(hint).toBeHidden();
  await button.hover();
  await expect(hint).toBeVisible();
  await hint.hover();
  await button.click();
  await expect(hint).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover({ force: true });
  await expect(hint).toBeHidden();
});

test("a hint opens without scripts", async ({ scriptlessPage: page }) => {
  await page.goto(`${process.env.ALMANAC_GALLERY_SITE}${GALLERY}`);
  await page.getByRole("button", { name: "About chances" }).click();
  await expect(page.getByText("The game does not publish these numbers.")).toBeVisible();
});

test("a toast is read aloud and dismissed by key", onPhoneToo, async ({ page }) => {
  await page.goto(GALLERY);
  const area = page.locator(".toasts");
  await expect(area).toHaveRole("status");
  await page.getByRole("button", { name: "seal" }).press("Enter");
  await expect(area).toContainText("Relog your game to get your login bonus!");
  await page.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(area).toBeEmpty();
});

test(
  "the button to the top is there for who goes back up, and hands the focus on",
  onPhoneToo,
  async ({ page }) => {
    await page.goto(GALLERY);
    const button = page.getByRole("button", { name: "Scroll to top" });
    await expect(button).toBeHidden();
    await page.getByRole("heading", { name: "Donut" }).scrollIntoViewIfNeeded();
    await expect(page.locator("html")).toHaveClass(/scroll-far/);
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollBy(0, -100));
    await expect(button).toBeVisible();
    await button.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(button).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
);
