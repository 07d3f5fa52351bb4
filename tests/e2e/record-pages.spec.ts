import type { Page } from "@playwright/test";
import { expect, onPhoneToo, test } from "./fixtures.ts";

for (const scripts of ["with", "without"] as const) {
  test(`the page of a character tells of banners, chances, versions and floors ${scripts} scripts`, async ({
    page: live,
    scriptlessPage,
  }) => {
    const page = scripts === "with" ? live : scriptlessPage;
    await page.goto("/characters/info/a6-reimu");
    await expect(page).toHaveTitle("Reimu Hakurei (A6) – LostWord Almanac");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reimu Hakurei (A6)");
    await expect(page.getByText("Scarlet world (A6)").first()).toBeVisible();
    await expect(page.getByText("On a banner now")).toBeVisible();
    const banners = page.getByRole("region", { name: "Banners" }).getByRole("listitem");
    await expect(banners).toContainText([/Festival of Hot Springs.*after 831 days/, /Leap Day/]);
    const row = page.getByRole("row", { name: /Festival of Hot Springs/ });
    await expect(row).toContainText(/rate-up/);
    const others = page.getByRole("region", { name: "In other worlds" }).getByRole("link");
    await expect(others).toHaveText(["L1", "F1;4"]);
    await expect(page.getByRole("link", { name: "Floor 1", exact: true })).toHaveAttribute(
      "href",
      "/stages/scarlet-devil-tower?floor=1",
    );
    await others.first().click();
    await expect(page).toHaveURL("/characters/info/l1-reimu");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reimu Hakurei");
  });
}

test("two characters of one person have two titles, at every address", async ({ request }) => {
  for (const path of ["/characters?character=", "/characters/info/"]) {
    const titles = await Promise.all(
      ["l1-reimu", "a6-reimu", "f1-4-reimu"].map(async (id) => {
        const html = await (await request.get(`${path}${id}`)).text();
        return /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
      }),
    );
    expect(titles).toEqual(["Reimu Hakurei", "Reimu Hakurei (A6)", "Reimu Hakurei (F1;4)"]);
  }
});

test("the modal leads to the whole page", async ({ page }) => {
  await page.goto("/characters?character=a6-reimu");
  await page.getByRole("dialog").getByRole("link", { name: "Whole page" }).click();
  await expect(page).toHaveURL("/characters/info/a6-reimu");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the page of a card tells of its banners, sources, artist and similar cards", async ({
  page,
}) => {
  await page.goto("/story-cards?card=1");
  await page.getByRole("dialog").getByRole("link", { name: "Whole page" }).click();
  await expect(page).toHaveURL("/story-cards/info/1");
  await expect(page.getByText("On a banner now")).toBeVisible();
  await expect(page.getByRole("region", { name: "Banners" })).toContainText(/Hot Springs/);
  await expect(page.getByRole("region", { name: "Artist" })).toBeVisible();
  const effects = page.getByRole("region", { name: "Similar effects" });
  await effects.getByRole("link", { name: /Laser Pwr Up/ }).click();
  await expect(page).toHaveURL(/\/story-cards\?options=effect%3Alaser-up/);
});

test("an item and a tag are reached from a floor, and lead back", async ({ page }) => {
  await page.goto("/stages/scarlet-devil-tower?floor=1");
  await page.getByRole("link", { name: "Human" }).click();
  await expect(page).toHaveURL("/tags/human");
  await page.getByRole("link", { name: "Floor 1", exact: true }).click();
  await page.getByRole("region", { name: "Rewards" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/items\//);
  await expect(page.getByRole("link", { name: "Floor 1", exact: true })).toBeVisible();
});

for (const path of [
  "/characters/info/l1-nobody-knows",
  "/characters/info/l80-reimu",
  "/story-cards/info/3",
  "/story-cards/info/999",
  "/items/nothing",
  "/tags/nobody",
]) {
  test(`${path} is not there, and the search is filled in by its words`, async ({
    page,
    faults,
  }) => {
    faults.allow(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const words = path.split("/").at(-1)?.replaceAll("-", " ") ?? "";
    await expect(searchField(page)).toHaveValue(words);
    await searchField(page).press("Enter");
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: words })}`);
  });
}

test("what is hidden is told of by no page of another record", async ({ request }) => {
  for (const path of ["/characters/info/l1-reimu", "/story-cards/info/1", "/tags/human"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/l80-reimu|Lake of the Future/);
  }
});

test("search engines read what a page is about", async ({ page }) => {
  for (const [path, type] of [
    ["/characters/info/l1-reimu", "Thing"],
    ["/story-cards/info/1", "CreativeWork"],
    ["/items/god-crystal", "Thing"],
    ["/tags/human", "DefinedTerm"],
  ] as const) {
    await page.goto(path);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const record: unknown = JSON.parse(text ?? "");
    expect(record, path).toMatchObject({
      "@context": "https://schema.org",
      url: path,
      mainEntity: { "@type": type },
    });
  }
});

test("an address of anything keeps the page's shape", onPhoneToo, async ({ page, faults }) => {
  faults.allow(/status of 404/);
  for (const text of ["W".repeat(200), "夢".repeat(200), "\u202Ex夢".repeat(60)]) {
    const answer = await page.goto(`/characters/info/${encodeURIComponent(text)}`);
    expect(answer?.status()).toBe(404);
    const overflow = await page.evaluate(() => {
      const root = document.documentElement;
      return root.scrollWidth - root.clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

function searchField(page: Page) {
  return page.getByRole("searchbox", { name: "Search the site" });
}
