import type { BatchesAnswer } from "#app/api-schemas/character-lists.ts";
import { expect, onPhoneOnly, onPhoneToo, test } from "./fixtures.ts";

test("the standard pool lists the released characters of the batches so far", async ({ page }) => {
  await page.goto("/prayer/standard-prayer");
  await expect(page).toHaveTitle("Standard Prayer – LostWord Almanac");
  await expect(page.getByRole("status").filter({ hasText: "character" })).toHaveText(
    "2 characters",
  );
  const links = page.getByRole("main").locator(".grid-who").getByRole("link");
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAccessibleName(/^Reimu Hakurei/);
});

test("the date order begins with the latest batch, which is to come", async ({ page }) => {
  await page.goto("/prayer/standard-prayer/date-order");
  const batches = page.getByRole("region", { name: /Batch/ });
  await expect(batches).toHaveCount(3);
  await expect(batches.nth(0)).toContainText("Jun 25, 2026");
  await expect(batches.nth(0)).toContainText("Upcoming");
  await expect(batches.nth(1)).toContainText("Feb 1, 2023");
  await expect(batches.nth(1)).not.toContainText("Upcoming");
});

test("characters are equally large in batches of few and of many", onPhoneToo, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("jp-content", "true"));
  await page.route("**/api/characters/standard-prayer-date", async (route) => {
    const response = await route.fetch();
    const answer: BatchesAnswer = await response.json();
    const [someone] = answer.content.flatMap(({ characters }) => characters);
    const name = answer.names.find(({ id }) => id === someone?.id);
    if (!someone || !name) throw new Error("The site has nobody.");
    const content = answer.content.map((batch, index) => ({
      ...batch,
      characters: Array.from({ length: [1, 3, 20][index] ?? 1 }, (_, at) => ({
        ...someone,
        id: `${index}-${at}`,
      })),
    }));
    const names = content.flatMap(({ characters }) =>
      characters.map(({ id }) => ({ ...name, id })),
    );
    await route.fulfill({ response, json: { ...answer, content, names } });
  });
  await page.goto("/prayer/standard-prayer/date-order");
  const tiles = page.getByRole("region", { name: /Batch/ }).getByRole("listitem");
  await expect(tiles).toHaveCount(24);
  const widths = await tiles.evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(new Set(widths).size).toBe(1);
});

for (const pool of ["standard", "ritual"]) {
  test(`the pages of the ${pool} pool count the same characters, and apart who is to come`, async ({
    page,
  }) => {
    const count = page.getByRole("status").filter({ hasText: "character" });
    await page.goto(`/prayer/${pool}-prayer`);
    const here = await count.innerText();
    await page.goto(`/prayer/${pool}-prayer/date-order`);
    await expect(count).toHaveText(new RegExp(`^${here}(, \\d+ more upcoming)?$`));
  });
}

test("the info page has the chances and the simulator", async ({ page }) => {
  await page.goto("/prayer/standard-prayer/info");
  await expect(page.getByRole("table", { name: /Chance of each Character/ })).toContainText(
    "Reimu",
  );
  await expect(page.getByRole("region", { name: "Simulator" })).toBeVisible();
  await page.goto("/prayer/ritual-prayer/info");
  await expect(page.getByRole("table", { name: /Chance of each Character/ })).toContainText(
    "Marisa",
  );
  await expect(page.getByRole("region", { name: "Simulator" })).toBeHidden();
});

test("the server's pages name nobody who is hidden; spoiler mode does", async ({
  page,
  request,
}) => {
  for (const child of ["", "/date-order", "/info"]) {
    const html = await (await request.get(`/prayer/standard-prayer${child}`)).text();
    expect(html).not.toMatch(/letty/i);
  }
  expect(await (await request.get("/prayer/kourindou-roulette")).text()).not.toMatch(/letty/i);
  await page.addInitScript(() => localStorage.setItem("jp-content", "true"));
  for (const path of [
    "/prayer/standard-prayer",
    "/prayer/standard-prayer/date-order",
    "/prayer/kourindou-roulette",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Letty Whiterock" })).toBeVisible();
  }
});

for (const [alias, canonical, title] of [
  ["/prayers/gen", "/prayer/standard-prayer", "Standard Prayer"],
  ["/prayer-tracker/ema/date-order", "/prayer/ritual-prayer/date-order", "Ritual Prayer"],
  ["/prayer/my-exchange-ema-prayer/info", "/prayer/ritual-prayer/info", "Ritual Prayer"],
  ["/prayers/roulette", "/prayer/kourindou-roulette", "Kourindou Roulette"],
  ["/prayers/fp", "/prayer/forever-prayer", "Forever Prayer"],
] as const) {
  test(`${alias} shows ${title} and names ${canonical}`, async ({ page }) => {
    await page.goto(alias);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", canonical);
    await expect(page).toHaveURL(canonical);
  });
}

test("the roulette tells since when it holds whom", async ({ page }) => {
  await page.goto("/prayer/kourindou-roulette");
  await expect(page.getByRole("main")).toContainText("Since Apr 7, 2026");
  await expect(page.getByRole("status").filter({ hasText: "character" })).toHaveText(
    "2 characters",
  );
});

test("the menu leads to every list of prayers", async ({ page }) => {
  await page.goto("/prayers/menu");
  const main = page.getByRole("main");
  for (const [name, path] of [
    [/^All prayers/, "/prayers"],
    [/^Standard prayer/, "/prayer/standard-prayer"],
    [/^Ritual prayer/, "/prayer/ritual-prayer"],
    [/^Forever prayer/, "/prayer/forever-prayer"],
    [/^Kourindou roulette/, "/prayer/kourindou-roulette"],
  ] as const) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", path);
  }
});

test(
  "who joined last stand beside each other over the width of a phone",
  onPhoneOnly,
  async ({ page }) => {
    await page.goto("/prayer/standard-prayer");
    const tabs = await page.getByRole("navigation", { name: /^Pages of the/ }).boundingBox();
    const names = await page.getByText(/^Joined last/).boundingBox();
    expect(tabs?.width).toBeGreaterThan(300);
    expect(names?.width).toBe(tabs?.width);
  },
);
