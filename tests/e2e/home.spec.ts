import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { releasedCards } from "#tests/fixtures/browser/site-pack/story-cards.ts";
import { expect, onPhoneToo, test } from "./fixtures.ts";

test("the home page has every part, and each its name", onPhoneToo, async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Home – LostWord Almanac");
  for (const name of [
    "Daily reset",
    "Maintenance",
    "Upcoming character",
    "Ongoing prayers",
    "Upcoming prayers",
    "Newest cards",
    "Characters",
    "Story cards",
    "Latest updates",
    "Contents",
  ]) {
    await expect(page.getByRole("region", { name, exact: false }).first()).toBeVisible();
  }
});

test("released characters are counted by type, in a table too", async ({ page }) => {
  await page.goto("/");
  const table = page.getByRole("table", { name: /Released characters by type/ });
  await expect(table.getByRole("row", { name: "Standard 1" })).toBeAttached();
  await expect(table.getByRole("row", { name: "Retro Festival 1" })).toBeAttached();
  await expect(table.getByRole("row", { name: "Epic 0" })).toBeAttached();
});

for (const [by, rows] of [
  ["rarity", ["5 stars", "4 stars", "3 stars", "2 stars", "1 star"]],
  ["type", ["Plum", "Orchid", "Chrysanthemum", "Bamboo"]],
] as const) {
  test(`released story cards are counted by ${by}`, async ({ page }) => {
    await page.goto("/");
    const table = page.getByRole("table", { name: `Released story cards by ${by}` });
    await expect(table.getByRole("rowheader")).toHaveCount(rows.length);
    for (const [at, name] of rows.entries()) {
      await expect(table.getByRole("rowheader").nth(at)).toHaveAccessibleName(name);
    }
    const counts = await table.getByRole("cell").allInnerTexts();
    const sum = counts.reduce((total, count) => total + Number(count), 0);
    expect(sum).toBe(releasedCards);
  });
}

test("a maintenance leads to its news and its dev letter", async ({ page }) => {
  await page.goto("/");
  const maintenance = page.getByRole("region", { name: "Maintenance" });
  await expect(maintenance.getByRole("link", { name: "News" })).toHaveAttribute(
    "href",
    "https://example.org/maintenance",
  );
  await expect(maintenance.getByRole("link", { name: "Dev letter" })).toHaveAttribute(
    "href",
    "https://example.org/letter",
  );
});

test("a strip of the timeline shows the weeks around today, and leads to the whole", async ({
  page,
}) => {
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Timeline" });
  await expect(strip).toContainText("Festival of Hot Springs");
  await expect(strip).not.toContainText("Past Prayer");
  await strip.getByRole("link", { name: "Whole timeline" }).click();
  await expect(page).toHaveURL("/prayers/timeline");
});

test("the newest entries lead to the update log", async ({ page }) => {
  await page.goto("/");
  const latest = page.getByRole("region", { name: "Latest updates" });
  await expect(latest.getByRole("heading", { level: 3 })).toHaveText([
    "Long entry",
    "Entry with secrets",
    "Entry without items",
    "Plain entry 20",
    "Plain entry 19",
  ]);
  await expect(latest.getByText("Known to all")).toBeVisible();
  await latest.getByRole("link", { name: "Entry with secrets" }).click();
  await expect(page).toHaveURL("/update-log#entry-22");
  await expect(page.getByRole("article", { name: "Entry with secrets" })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.goBack();
  await latest.getByRole("link", { name: "Read More" }).click();
  await expect(page).toHaveURL("/update-log");
});

test("the contents lead to the sections", async ({ page, request }) => {
  await page.goto("/");
  const places = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  for (const link of await places.all()) {
    const path = (await link.getAttribute("href")) ?? "";
    expect((await request.get(path)).status(), path).toBe(200);
  }
  await page.getByRole("navigation", { name: "Contents" }).getByText("All cards").click();
  await expect(page).toHaveURL("/story-cards");
});

test("nothing tells of what is hidden", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain("Festival of Hot Springs");
  expect(html).not.toMatch(/Letty|l1-letty|Told in the afternoon|Never told/);
});

test("spoiler mode tells who the hidden rate-ups are", async ({ page }) => {
  await page.goto("/");
  const prayer = page.getByRole("listitem").filter({ hasText: "Festival of Hot Springs" });
  const letty = prayer.getByRole("link", { name: "Letty Whiterock" });
  await expect(prayer.getByText("Hidden character")).toBeAttached();
  await expect(letty).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("jp-content", "true"));
  await page.reload();
  await expect(letty).toBeVisible();
  await expect(prayer.getByText("Hidden character")).toHaveCount(0);
});

test("without scripts the page is whole, and its countdowns say what they count to", async ({
  scriptlessPage: page,
}) => {
  await page.goto("/");
  const maintenance = page.getByRole("region", { name: "Maintenance" });
  await expect(maintenance).toContainText("Jun 16, 20:00 – Jun 17, 2026 02:00 UTC");
  const left = maintenance.getByRole("timer", { name: "Time until the maintenance starts" });
  await expect(left).toHaveAttribute("data-to", String(Date.UTC(2026, 5, 16, 20)));
  await expect(left).not.toContainText(/\d/);
  await expect(page.getByRole("heading", { name: "Festival of Hot Springs" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Long entry" })).toBeVisible();
});

test("times are those of the visitor's zone", async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: "Asia/Tokyo" });
  const page = await context.newPage();
  await page.goto("/");
  const maintenance = page.getByRole("region", { name: "Maintenance" });
  await expect(maintenance).toContainText("Jun 17, 2026 05:00 – 11:00 GMT+9");
  await context.close();
});

test("one strip says that much is made up, and leads to what is real", async ({ page }) => {
  await page.goto("/");
  const strip = page.getByRole("paragraph").filter({ hasText: "Demo data" });
  await expect(strip).toHaveCount(1);
  await strip.getByRole("link", { name: "What is real?" }).click();
  await expect(page).toHaveURL("/data");
  await expect(strip).toHaveCount(1);
});

test("its document is at most 40 kB compressed", async ({ request }) => {
  const html = await (await request.get("/")).body();
  expect(brotliCompressSync(html).byteLength).toBeLessThan(40_000);
});

test(
  "digits stand where their blanks stood, where the title's face does not come",
  onPhoneToo,
  async ({ page, scriptlessPage }) => {
    // Blanks keep the place until the browser's clock is known, so without scripts they stay.
    const widths = async (of: Page) => {
      await of.route(/\.woff2$/, (route) => route.fulfill({ contentType: "font/woff2", body: "" }));
      await of.goto("/");
      const cells = await of.locator("main .digits").all();
      return Promise.all(cells.map(async (cell) => (await cell.boundingBox())?.width ?? 0));
    };
    const blank = await widths(scriptlessPage);
    const written = await widths(page);
    await expect(page.locator("main .digits").first()).toHaveText(/\d\d/);
    expect(blank.length).toBeGreaterThan(4);
    // A browser places by the 64th of a pixel, and with some faces one is rounded up and one down.
    expect(written).toEqual(blank.map((width) => expect.closeTo(width, 1)));
  },
);

test("no digit of the title's face is wider than another, so countdowns stand still", async ({
  page,
}) => {
  await page.goto("/");
  const widths = await page.evaluate(async () => {
    const face = '600 100px "Shippori Mincho"';
    const faces = await document.fonts.load(face, "0123456789");
    const pen = document.createElement("canvas").getContext("2d");
    if (faces.length === 0 || pen === null) throw new Error("There is no face to measure.");
    pen.font = face;
    return [..."0123456789"].map((digit) => pen.measureText(digit).width);
  });
  expect(new Set(widths).size, widths.join(" ")).toBe(1);
});
