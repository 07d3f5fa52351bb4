import { expect, onPhoneToo, test } from "./fixtures.ts";

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

test("the keyboard skips to the content first", onPhoneToo, async ({ page }) => {
  await page.goto("/story-cards");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

for (const [path, plain] of [
  ["/story-cards/", "/story-cards"],
  ["/Story-Cards?name=Misty", "/story-cards?name=Misty"],
  ["/CHARA/conventional-list/", "/characters/conventional-list"],
] as const) {
  test(`${path} leads to ${plain}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(plain);
  });
}

test("every icon of the page is drawn", async ({ page }) => {
  await page.goto("/story-cards?name=ordinary");
  const sizes = await page
    .locator("article svg.i")
    .evaluateAll((icons) =>
      icons.map((icon) => (icon instanceof SVGGraphicsElement ? icon.getBBox().width : 0)),
    );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.filter((width) => width === 0)).toEqual([]);
});

// Those with the most of their own.
for (const [path, scripts] of [
  ["/story-cards", 162],
  ["/prayers/info/festival-springs", 165],
  ["/prayer/standard-prayer/info", 165],
  ["/prayers/timeline", 136],
] as const) {
  test(
    `the first page brings at most ${scripts} kB of scripts, 26 kB of styles and 120 kB of fonts: ${path}`,
    onPhoneToo,
    async ({ page }) => {
      await page.goto(path, { waitUntil: "networkidle" });
      const sizes = await page.evaluate(() => {
        const sums = { js: 0, css: 0, woff2: 0 };
        for (const entry of performance.getEntriesByType("resource")) {
          if (!(entry instanceof PerformanceResourceTiming)) continue;
          for (const kind of ["js", "css", "woff2"] as const) {
            const { pathname } = new URL(entry.name);
            // Japanese slices come after the first view, and only with Japanese text.
            const isFirst = !/-jp-|japanese-fonts/.test(pathname);
            if (isFirst && pathname.endsWith(`.${kind}`)) sums[kind] += entry.encodedBodySize;
          }
        }
        return sums;
      });
      expect(sizes.js).toBeGreaterThan(0);
      // React with its router takes 93 kB of them, what all pages share 30 kB.
      expect(sizes.js).toBeLessThanOrEqual(scripts * 1000);
      expect(sizes.css).toBeGreaterThan(0);
      expect(sizes.css).toBeLessThanOrEqual(26_000);
      expect(sizes.woff2).toBeGreaterThan(0);
      expect(sizes.woff2).toBeLessThanOrEqual(120_000);
    },
  );
}

test("names lead on, from a character to her prayers and cards, to their artist, and back to the cards", async ({
  page,
}) => {
  await page.goto("/characters?character=l1-marisa");
  await page.getByRole("link", { name: "Their banners" }).click();
  await expect(page).toHaveURL("/prayers?characters=l1-marisa");
  await expect(page.getByRole("article", { name: "Festival of Hot Springs" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Their story cards" }).click();
  await expect(page).toHaveURL("/story-cards?featured=Marisa+Kirisame");
  const card = page.getByRole("article", { name: "Temple Bell" });
  await card.getByRole("link", { name: "Shinia" }).click();
  await expect(page).toHaveURL("/story-cards/illustrators?artist=4#illustrator-4");
  const artist = page.getByRole("article", { name: "Shinia" });
  await expect(artist).toBeInViewport();
  await artist.getByRole("link", { name: "1 card" }).click();
  await expect(page).toHaveURL("/story-cards?artist=Shinia");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("names lead on, from a card to the prayers that raise it and back, though no source of it is known", async ({
  page,
}) => {
  await page.goto("/story-cards?card=1");
  await page.getByRole("dialog").getByRole("link", { name: "Banners that feature it" }).click();
  await expect(page).toHaveURL("/prayers?story-cards=1");
  await page.getByRole("heading", { level: 2 }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/prayers\/info\//);
  // The address comes before the page.
  await expect(page.getByRole("link", { name: "← Prayer list" })).toBeVisible();
  await page.getByRole("link", { name: "Ordinary Magician" }).first().click();
  await expect(page.getByRole("dialog", { name: "Ordinary Magician" })).toBeVisible();
});

test(
  "a character leads to the floors of the tower where she stands, and a floor to her",
  onPhoneToo,
  async ({ page, expectAccessible }) => {
    const dialog = page.getByRole("dialog", { name: "Reimu Hakurei" });
    const floors = dialog.getByRole("link", { name: "Tower floors they appear on" });
    await page.goto("/characters?character=a6-reimu");
    await floors.click();
    await expect(page).toHaveURL("/stages/scarlet-devil-tower?enemy=l1-reimu");
    await expect(dialog).toBeHidden();
    await expect(page.getByText("1 of 30 floors found")).toBeVisible();
    await expectAccessible();
    await page.getByRole("navigation", { name: "Floors" }).getByRole("link").click();
    const enemy = page.getByRole("region", { name: "Reimu Hakurei" });
    await enemy.getByRole("link", { name: "Reimu Hakurei" }).click();
    await floors.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/stages/scarlet-devil-tower?enemy=l1-reimu");
    await page.goto("/characters?character=l1-marisa");
    await expect(page.getByRole("link", { name: "Their story cards" })).toBeVisible();
    await expect(page.getByRole("link", { name: /Scarlet Devil Tower/ })).toHaveCount(0);
  },
);

for (const path of ["/prayers", "/story-cards"]) {
  test(`${path} comes back to its place after a reload, though its entries are fetched`, async ({
    page,
  }) => {
    await page.goto(path);
    const entries = page.getByRole("main").getByRole("article");
    // Further down than the first ten, all that the server's page holds.
    await expect(async () => {
      await entries.last().scrollIntoViewIfNeeded();
      await expect(entries.nth(14)).toBeAttached({ timeout: 1000 });
    }).toPass();
    await entries.nth(13).scrollIntoViewIfNeeded();
    await expect(entries.nth(13)).toBeInViewport();
    const name = await entries.nth(13).getByRole("heading").first().textContent();
    const isKept = () =>
      page.evaluate(() => {
        const kept: [string, { scrollY: number }][] = JSON.parse(
          sessionStorage.getItem("grown-lists") ?? "[]",
        );
        return kept.some(([, { scrollY }]) => scrollY === window.scrollY);
      });
    await expect.poll(isKept).toBe(true);
    await page.reload();
    await expect(
      entries.filter({ has: page.getByRole("heading", { name: name ?? "", exact: true }) }),
    ).toBeInViewport();
    await expect(entries.nth(0)).not.toBeInViewport();
  });
}

test("another name of a page gives way to the first one before hydration, query and fragment kept", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/story-card/artist?sort=count#illustrator-4", { waitUntil: "load" });
  await expect(page).toHaveURL("/story-cards/illustrators?sort=count#illustrator-4");
});

test("a page that was reached under another name goes on as any other", async ({ page }) => {
  await page.goto("/story-card/artist");
  const artist = page.getByRole("article").first();
  await artist.getByRole("link", { name: /card/ }).click();
  await expect(page).toHaveURL(/\/story-cards\?artist=/);
  await page.goBack();
  await expect(page).toHaveURL("/story-cards/illustrators");
  await expect(artist).toBeVisible();
});

test("without scripts another name of a page shows it in its place", async ({ scriptlessPage }) => {
  const answer = await scriptlessPage.goto("/story-card/artist?sort=count");
  expect(answer?.status()).toBe(200);
  await expect(scriptlessPage.getByRole("article").first()).toBeVisible();
  await expect(scriptlessPage).toHaveURL(/\/story-card\/artist\?sort=count$/);
});
