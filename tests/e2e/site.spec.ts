import { expect, test } from "./fixtures.ts";

test("the home page leads to every section", async ({ page, expectAccessible }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Home – LostWord Almanac");
  await expectAccessible();
  const main = page.getByRole("main");
  await main.getByRole("link", { name: /Characters/ }).click();
  await expect(page).toHaveURL("/characters/conventional-list");
  await page.goBack();
  await main.getByRole("link", { name: /Story Cards/ }).click();
  await expect(page).toHaveURL("/story-cards");
});

test("an unknown path is a 404 with the way home", async ({ page, faults, expectAccessible }) => {
  faults.allow(/404/);
  const answer = await page.goto("/charcters?x=1");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle("Error Page Not Found – LostWord Almanac");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error Page Not Found");
  await expect(page.getByText("Page not found: /charcters")).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Go to home page >>" }).click();
  await expect(page).toHaveTitle("Home – LostWord Almanac");
});

test("the footer says that this is a fan site", async ({ page }) => {
  await page.goto("/story-cards");
  await expect(page.getByRole("contentinfo")).toContainText("A fan site. Not affiliated with");
});

test("the keyboard skips to the content first", async ({ page }) => {
  await page.goto("/story-cards");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

for (const [path, plain] of [
  ["/story-cards/", "/story-cards"],
  ["/Story-Cards?name=Misty", "/story-cards?name=Misty"],
  ["/CHARA/chronological/", "/chara/chronological"],
] as const) {
  test(`${path} leads to ${plain}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(plain);
  });
}

for (const path of ["/", "/characters/conventional-list", "/story-cards"]) {
  test(`nothing of ${path} is wider than the screen or shifts while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Reflect.set(window, "layoutShifts", shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const { overflow, shifts } = await page.evaluate(() => {
      const root = document.documentElement;
      return {
        overflow: root.scrollWidth - root.clientWidth,
        shifts: Reflect.get(window, "layoutShifts"),
      };
    });
    expect(overflow).toBe(0);
    expect(shifts).toEqual([]);
  });
}

test("every icon of the page is drawn", async ({ page }) => {
  await page.goto("/story-cards?name=ordinary");
  const sizes = await page
    .locator("article svg.i")
    .evaluateAll((icons) =>
      icons.map((icon) => (icon instanceof SVGGraphicsElement ? icon.getBBox().width : 0)),
    );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter((width) => width === 0)).toEqual([]);
});

test("the first page brings at most 130 kB of scripts, 25 kB of styles and 120 kB of fonts", async ({
  page,
}) => {
  await page.goto("/story-cards", { waitUntil: "networkidle" });
  const sizes = await page.evaluate(() => {
    const sums = { js: 0, css: 0, woff2: 0 };
    for (const entry of performance.getEntriesByType("resource")) {
      if (!(entry instanceof PerformanceResourceTiming)) continue;
      for (const kind of ["js", "css", "woff2"] as const) {
        if (new URL(entry.name).pathname.endsWith(`.${kind}`)) sums[kind] += entry.encodedBodySize;
      }
    }
    return sums;
  });
  expect(sizes.js).toBeGreaterThan(0);
  expect(sizes.js).toBeLessThanOrEqual(130_000);
  expect(sizes.css).toBeGreaterThan(0);
  expect(sizes.css).toBeLessThanOrEqual(25_000);
  expect(sizes.woff2).toBeGreaterThan(0);
  expect(sizes.woff2).toBeLessThanOrEqual(120_000);
});
