import { expect, onPhoneOnly, onPhoneToo, test } from "./fixtures.ts";

test.use({ loadsAhead: true });

test.describe("the submenus of the bar", () => {
  test("the keyboard opens, walks, closes and leaves one", async ({ page }) => {
    await page.goto("/story-cards");
    const bar = page.getByRole("navigation", { name: "Main", exact: true });
    const opener = bar.locator("summary", { has: page.locator("svg") }).first();
    const first = bar.getByRole("link", { name: "Chronological" });
    await opener.focus();
    await expect(first).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(first).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(first).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(bar.getByRole("link", { name: "Attacks" })).toBeFocused();
    await page.keyboard.press("Home");
    await expect(first).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(first).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(first).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    await expect(bar.getByRole("link", { name: "Story Cards" })).toBeFocused();
    await expect(first).toBeHidden();
  });

  test("the mouse opens one and keeps it open while it clicks", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/story-cards");
    const bar = page.getByRole("navigation", { name: "Main", exact: true });
    const illustrators = bar.getByRole("link", { name: "Illustrators" });
    await expect(illustrators).toBeHidden();
    await bar.getByRole("link", { name: "Story Cards" }).hover();
    await expect(illustrators).toBeVisible();
    await bar.locator("summary").nth(1).click();
    await expect(illustrators).toBeVisible();
    await expectAccessible();
    await bar.locator("summary").nth(0).hover();
    await expect(illustrators).toBeHidden();
    await bar.getByRole("link", { name: "Chronological" }).click();
    await expect(page).toHaveURL("/characters/conventional-list");
    await expect(bar.getByRole("link", { name: "Chronological" })).toBeHidden();
    await expect(bar.getByRole("link", { name: "Characters", exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  test("one opens without scripts", async ({ scriptlessPage: page }) => {
    await page.goto("/story-cards");
    const bar = page.getByRole("navigation", { name: "Main", exact: true });
    await bar.locator("summary").nth(1).click();
    await expect(bar.getByRole("link", { name: "Illustrators" })).toBeVisible();
    await bar.locator("summary").nth(0).click();
    await expect(bar.getByRole("link", { name: "Illustrators" })).toBeHidden();
  });
});

test(
  "a phone has six places and the search at its foot, the menu lists all",
  onPhoneOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/story-cards");
    const foot = page.getByRole("navigation", { name: "Main, short" });
    await expect(foot.getByRole("link")).toHaveText([
      "Home",
      "Characters",
      "Cards",
      "Prayers",
      "Tower",
      "Menu",
      "Search",
    ]);
    for (const link of await foot.getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(32);
    }
    const words = await foot.getByRole("link").evaluateAll((links) =>
      links.map((link) => ({
        size: Number.parseFloat(getComputedStyle(link).fontSize),
        isCut: link.scrollWidth > link.clientWidth,
      })),
    );
    expect(words.filter(({ size, isCut }) => size < 12 || isCut)).toEqual([]);
    await expect(foot.getByRole("link", { name: "Cards" })).toHaveAttribute("aria-current", "page");
    await foot.getByRole("link", { name: "Menu" }).click();
    await expect(page).toHaveURL("/menu");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  },
);

test(
  "the menu page lists every place and its pages",
  onPhoneToo,
  async ({ page, expectAccessible }) => {
    await page.goto("/menu");
    await expect(page).toHaveTitle("Menu – LostWord Almanac");
    const all = page.getByRole("navigation", { name: "All pages" });
    for (const name of [
      "Home",
      "Characters",
      "Story Cards",
      "Scarlet Tower",
      "Prayers",
      "My Collection",
      "Update Log",
      "Settings",
    ]) {
      await expect(all.getByRole("link", { name: new RegExp(`^${name}`) }).first()).toBeVisible();
    }
    await expectAccessible();
    await all.getByRole("link", { name: "All cards" }).click();
    await expect(page).toHaveURL("/story-cards");
  },
);

test("the offline page says why it is there", async ({ page, expectAccessible }) => {
  await page.goto("/offline");
  await expect(page).toHaveTitle("Offline – LostWord Almanac");
  await expect(page.getByRole("main")).toContainText(
    "You are offline, and this page is not on your device yet.",
  );
  await expectAccessible();
});

for (const path of ["/api", "/menu", "/filters"]) {
  test(
    `what the keyboard comes to on ${path} is not under the bar below`,
    onPhoneOnly,
    async ({ page }) => {
      await page.goto(path, { waitUntil: "networkidle" });
      const hidden: string[] = [];
      for (let press = 0; press < 50; press += 1) {
        await page.keyboard.press("Tab");
        const name = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused.closest(".foot")) return null;
          const { x, y, width, height } = focused.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return top?.closest(".foot") ? focused.outerHTML.slice(0, 120) : null;
        });
        if (name !== null) hidden.push(name);
      }
      expect(hidden).toEqual([]);
    },
  );
}
