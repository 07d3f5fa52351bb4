import type { Page } from "@playwright/test";
import { expect, onPhoneOnly, test } from "./fixtures.ts";

/** Every list of the section: its title, its other names, and how many it shows of how many. */
const lists = [
  {
    path: "conventional-list",
    title: "Conventional-Canonical Listing",
    aliases: ["canonical-list", "chronological"],
    count: "Showing 2 of 5 characters",
  },
  {
    path: "variant-tracker",
    title: "Variant Tracker",
    aliases: ["alternate", "variants"],
    count: "Showing all 5 characters",
  },
  {
    path: "universe-tracker",
    title: "Universe Tracker",
    aliases: [],
    count: "Showing 2 of 5 characters",
  },
  { path: "release-order", title: "Release Order", aliases: [], count: "Showing all 5 characters" },
  {
    path: "rebirth-order",
    title: "Rebirth Order",
    aliases: [],
    count: "Showing 3 of 5 characters",
  },
  {
    path: "rebirth-costume-order",
    title: "Rebirth Costume Order",
    aliases: [],
    count: "Showing 1 of 5 characters",
  },
  {
    path: "unreleased-characters",
    title: "Unreleased Characters",
    aliases: [],
    count: "Hidden: JP-only content is off",
  },
  { path: "prayer-type", title: "Prayer Type", aliases: [], count: "Showing 1 of 5 characters" },
  { path: "role-type", title: "Role Type", aliases: [], count: "Showing 3 of 5 characters" },
] as const;

const parents = ["characters", "character-list", "character-tracker", "chara"];

for (const { path, title, aliases, count } of lists) {
  test(`/characters/${path} says how many are shown`, async ({ page }) => {
    await page.goto(`/characters/${path}`);
    await expect(page).toHaveTitle(`${title} – LostWord Almanac`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(count);
  });

  test(`/characters/${path} stands under every name of it and of the section`, async ({
    request,
  }) => {
    for (const parent of parents) {
      for (const child of [path, ...aliases]) {
        const answer = await request.get(`/${parent}/${child}`, { maxRedirects: 0 });
        expect(answer.status(), `/${parent}/${child}`).toBe(200);
        expect(await answer.text()).toContain(`rel="canonical" href="/characters/${path}"`);
      }
    }
  });

  test(`/characters/${path} names nobody who is hidden`, async ({ request }) => {
    const html = await (await request.get(`/characters/${path}`)).text();
    expect(html).not.toMatch(/Letty|l1-letty|l80-reimu|L80/);
  });

  test(`/characters/${path} is whole without scripts`, async ({ page, scriptlessPage }) => {
    for (const one of [page, scriptlessPage]) await one.goto(`/characters/${path}`);
    await expect(scriptlessPage.getByText(count)).toBeVisible();
    const namesOn = (one: Page) =>
      one.getByRole("main").getByRole("listitem").getByRole("link").allInnerTexts();
    const names = await namesOn(scriptlessPage);
    expect(names).toEqual(await namesOn(page));
    expect(names.length > 0).toBe(path !== "unreleased-characters");
  });
}

test("the menu of the section leads to every list", async ({ page, expectAccessible }) => {
  await page.goto("/characters");
  await expect(page).toHaveTitle("Characters – LostWord Almanac");
  const menu = page.getByRole("main").getByRole("navigation", { name: "Character lists" });
  // The lists, and the table of attacks.
  await expect(menu.getByRole("link")).toHaveCount(lists.length + 1);
  await expectAccessible();
  await menu.getByRole("link", { name: "Variants" }).click();
  await expect(page).toHaveURL("/characters/variant-tracker");
});

for (const [path, target] of [
  ["standard-prayer", "/prayer/standard-prayer"],
  ["standard-prayer/date-order", "/prayer/standard-prayer/date-order"],
  ["ritual-prayer", "/prayer/ritual-prayer"],
  ["ritual-prayer/date-order", "/prayer/ritual-prayer/date-order"],
  ["forever-prayer", "/prayer/forever-prayer"],
] as const) {
  test(`/characters/${path} redirects for good with its query`, async ({ request }) => {
    for (const parent of parents) {
      const answer = await request.get(`/${parent}/${path}?id=2`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([308, `${target}?id=2`]);
    }
  });
}

test("the variant tracker puts the worlds of a person side by side", async ({ page }) => {
  await page.goto("/characters/variant-tracker");
  const reimu = page.getByRole("region", { name: "Reimu Hakurei" });
  await expect(reimu.getByRole("listitem")).toHaveCount(3);
  await expect(reimu.getByRole("link", { name: "F1;4 Reimu Hakurei (Dancer)" })).toBeVisible();
  await expect(reimu.getByText("3 released")).toBeVisible();
});

test("the rebirth order shows batch number, date and characters", async ({ page }) => {
  await page.goto("/characters/rebirth-order");
  const batch = (no: number) => page.getByRole("region", { name: `Batch ${no}` });
  await expect(batch(1).getByText("Feb 22, 2022")).toBeVisible();
  await expect(batch(1).getByRole("link", { name: "Reimu Hakurei" })).toBeVisible();
  await expect(batch(1).locator("img")).toHaveAttribute("src", /l1-reimu\/rebirth/);
  await expect(batch(2).getByText("date unknown")).toBeVisible();
  await expect(batch(3).getByText("Upcoming", { exact: true })).toBeVisible();
  await expect(batch(3).getByRole("timer", { name: "Time until batch 3" })).toHaveText(/4d/);
  await expect(batch(3).locator("img")).toHaveAttribute("src", /f1-4-reimu\/thumbnail/);
});

test("the rebirth costume order shows the costumes", async ({ page }) => {
  await page.goto("/characters/rebirth-costume-order");
  const batch = page.getByRole("region", { name: "Batch 1" });
  await expect(batch.getByText("May 22, 2022")).toBeVisible();
  await expect(batch.getByRole("listitem")).toHaveCount(1);
});

for (const [type, tab, groups, canonical] of [
  ["", "Standard", ["Standard"], ""],
  ["festival", "Festival", ["Festival", "Retro Festival"], "?type=fes"],
  [
    "superfes",
    "Ultra",
    ["Ultra Festival", "Mecha Festival", "Ex Festival", "Pure Festival"],
    "?type=sfes",
  ],
  ["mv", "Relic", ["Relic", "Genic"], "?type=relic"],
  ["epicfes", "Epic", ["Epic", "Divergent Spirit"], "?type=epic"],
  ["yukkuri", "Standard", ["Standard"], ""],
  ["nonsense", "Standard", ["Standard"], ""],
] as const) {
  test(`the prayer type ${type || "without a value"} opens the tab ${tab}`, async ({ page }) => {
    await page.goto(`/characters/prayer-type?type=${type}`);
    const current = page.getByRole("navigation", { name: "Prayer type" }).locator("[aria-current]");
    await expect(current).toContainText(tab);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([...groups]);
    await expectCanonical(page, `/characters/prayer-type${canonical}`);
  });
}

test("a role alone is chosen by the URL, and an unknown one is ignored", async ({ page }) => {
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  for (const spelling of ["atk", "Attack"]) {
    await page.goto(`/characters/role-type?role=${spelling}`);
    await expect(headings).toHaveText(["Attack 攻"]);
    await expectCanonical(page, "/characters/role-type?role=atk");
  }
  await expect(page.getByText("Showing 2 of 5 characters")).toBeVisible();
  await page.goto("/characters/role-type?role=nonsense");
  await expect(headings).toHaveCount(8);
  await expectCanonical(page, "/characters/role-type");
});

async function expectCanonical(page: Page, address: string) {
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
}

test("the sign of a role stands beside its name", async ({ page }) => {
  await page.goto("/characters/role-type");
  const heading = page.getByRole("heading", { level: 2, name: /^Attack/ });
  const sign = await heading.locator(":lang(ja)").boundingBox();
  const line = await heading.boundingBox();
  expect(sign?.height).toBeGreaterThan(0);
  expect(line?.height).toBeLessThan(2 * (sign?.height ?? 0));
});

test(
  "the date of a batch of costumes stands on the line of its number",
  onPhoneOnly,
  async ({ page }) => {
    await page.goto("/characters/rebirth-costume-order");
    const batch = page.getByRole("region", { name: /^Batch/ }).last();
    const number = batch.getByRole("heading");
    const date = batch.getByRole("time");
    // The widest that there are.
    await number.evaluate((heading) => {
      heading.textContent = "Batch 22";
    });
    await date.evaluate((time) => {
      time.textContent = "Nov 20, 2026";
    });
    const line = await number.boundingBox();
    expect((await date.boundingBox())?.y).toBeLessThan((line?.y ?? 0) + (line?.height ?? 0));
  },
);
