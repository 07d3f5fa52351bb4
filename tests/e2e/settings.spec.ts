import type { Page } from "@playwright/test";
import { expect, onPhoneToo, test } from "./fixtures.ts";

test.use({ timezoneId: "Asia/Tokyo" });

const IN_UTC = "Nov 28, 2026 21:59 UTC";
const IN_TOKYO = "Nov 29, 2026 06:59 GMT+9";

const settings = (page: Page) => page.getByRole("main");

test("the settings page names every setting", onPhoneToo, async ({ page }) => {
  await page.goto("/settings");
  await expect(page).toHaveTitle("Site Settings – LostWord Almanac");
  for (const name of [
    "JP-only content",
    "UTC time",
    "Transliteration",
    "Japanese element symbols",
    "Traditional name order",
  ]) {
    await expect(page.getByRole("switch", { name })).not.toBeChecked();
  }
  await expect(page.getByRole("textbox", { name: "Scroll batch" })).toHaveValue("10");
  await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
});

test("the server writes UTC, the browser the visitor's zone until she prefers UTC", async ({
  page,
  scriptlessPage,
}) => {
  await scriptlessPage.goto("/settings");
  await expect(settings(scriptlessPage)).toContainText(IN_UTC);
  await page.goto("/settings");
  await expect(settings(page)).toContainText(IN_TOKYO);
  await page.getByRole("switch", { name: "UTC time" }).click();
  await expect(settings(page)).toContainText(IN_UTC);
  await page.reload();
  await expect(page.getByRole("switch", { name: "UTC time" })).toBeChecked();
  await expect(settings(page)).toContainText(IN_UTC);
});

test("the settings open over any page, and back closes them", onPhoneToo, async ({ page }) => {
  await page.goto("/update-log", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Settings" }).first().click();
  const modal = page.getByRole("dialog", { name: "Site Settings" });
  await modal.getByRole("switch", { name: "UTC time" }).click();
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL("/update-log");
  expect(await page.evaluate(() => localStorage.getItem("use-utc"))).toBe("true");
});

test("a change is kept at once, and other tabs follow", async ({ page, context }) => {
  await page.goto("/settings");
  const other = await context.newPage();
  await other.goto("/settings");
  await page.getByRole("switch", { name: "JP-only content" }).click();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(other.getByRole("switch", { name: "JP-only content" })).toBeChecked();
  await expect(other.locator("html")).toHaveClass(/\btheme-dark\b/);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    "jp-content": "true",
    theme: "theme-dark",
  });
});

test("names are turned family first and transliterated at once", async ({ page }) => {
  await page.goto("/settings");
  await expect(settings(page)).toContainText("Reimu Hakurei");
  await page.getByRole("switch", { name: "Traditional name order" }).click();
  await expect(settings(page)).toContainText("Hakurei Reimu");
  await page.getByRole("switch", { name: "Transliteration" }).click();
  await expect(settings(page)).toContainText("Konpaku Yōmu");
});

for (const [typed, kept] of [
  ["25", "25"],
  ["２５", "25"],
  ["0", "1"],
  ["5000", "1000"],
  ["abc", "1"],
] as const) {
  test(`a scroll batch typed as ${typed} is ${kept}`, async ({ page }) => {
    await page.goto("/settings");
    const field = page.getByRole("textbox", { name: "Scroll batch" });
    await field.fill("");
    await expect(field).toHaveValue("");
    await field.fill(typed);
    await expect(field).toHaveValue(kept);
    expect(await page.evaluate(() => localStorage.getItem("scroll-batch"))).toBe(kept);
  });
}

test("a scroll batch left empty shows the kept one again", async ({ page }) => {
  await page.goto("/settings");
  const field = page.getByRole("textbox", { name: "Scroll batch" });
  await field.fill("40");
  await field.fill("");
  await field.blur();
  await expect(field).toHaveValue("40");
});

test("reset brings every default back", async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("seeded")) {
      sessionStorage.setItem("seeded", "true");
      for (const [key, value] of [
        ["use-utc", "true"],
        ["scroll-batch", "77"],
        ["theme", "theme-dark"],
      ] as const) {
        localStorage.setItem(key, value);
      }
    }
  });
  await page.goto("/settings");
  await expect(page.getByRole("textbox", { name: "Scroll batch" })).toHaveValue("77");
  await page.getByRole("button", { name: "Reset to defaults" }).click();
  await expect(page.getByRole("textbox", { name: "Scroll batch" })).toHaveValue("10");
  await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("switch", { name: "UTC time" })).not.toBeChecked();
});

test("the chosen theme is there before any file of scripts", async ({ page, faults }) => {
  faults.allow(/ERR_FAILED|dynamically imported module/);
  await page.addInitScript(() => localStorage.setItem("theme", "theme-dark"));
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/settings", { waitUntil: "load" });
  await expect(page.locator("html")).toHaveClass("theme-dark");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
});

for (const [state, prepare] of [
  [
    "hostile",
    () => {
      const values = ["<img src=x onerror=alert(1)>", "theme-sepia", "\u0000", "9".repeat(10_000)];
      for (const key of ["jp-content", "use-utc", "element-lang", "scroll-batch", "theme"]) {
        localStorage.setItem(key, values[key.length % values.length] ?? "");
      }
      localStorage.setItem("theme", "theme-sepia");
    },
  ],
  [
    "denied",
    () => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    },
  ],
] as const) {
  test(`with ${state} storage the page stands and its settings work`, async ({ page }) => {
    await page.addInitScript(prepare);
    await page.goto("/settings");
    await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
    await expect(page.getByRole("switch", { name: "UTC time" })).not.toBeChecked();
    await page.getByRole("switch", { name: "UTC time" }).click();
    await expect(settings(page)).toContainText(IN_UTC);
  });
}

test("every setting is reached and changed by the keyboard", onPhoneToo, async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("switch", { name: "JP-only content" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("switch", { name: "JP-only content" })).toBeChecked();
  for (const name of [
    "UTC time",
    "Transliteration",
    "Japanese element symbols",
    "Traditional name order",
  ]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("switch", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Scroll batch" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "System" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
});

test("the page says so where scripts are turned off", async ({ scriptlessPage }) => {
  await scriptlessPage.goto("/settings");
  await expect(scriptlessPage.getByText("Settings are kept and applied by scripts")).toBeVisible();
});
