import type { Page } from "@playwright/test";
import { releasedCards } from "#tests/fixtures/browser/site-pack/story-cards.ts";
import { expect, onPhoneToo, test } from "./fixtures.ts";

/** The toasts' region is another status. */
const countLine = (page: Page) => page.getByRole("status").filter({ hasText: /story cards?/ });

test("the first ten released cards stand in the order of their sort keys", async ({ page }) => {
  await page.goto("/story-cards");
  await expect(page).toHaveTitle("Touhou LostWord Story Card Tracker – LostWord Almanac");
  await expect(countLine(page)).toHaveText(`Showing all ${releasedCards} story cards`);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(10);
  await expect(cards.nth(0)).toContainText("Misty Lake");
  await expect(cards.nth(1)).toContainText("Ordinary Magician");
});

test(
  "a card shows its stars, type, stats with total, effects, artist and source",
  onPhoneToo,
  async ({ page }) => {
    await page.goto("/story-cards?name=ordinary");
    const card = page.getByRole("article", { name: "Ordinary Magician" });
    await expect(card.getByRole("img", { name: "5 stars" })).toBeVisible();
    for (const text of [
      "Chrysanthemum",
      "普通の魔法使い",
      "Marisa Kirisame",
      // 150 × 0.2 + 39 = 69 and 450 × 0.2 + 99 = 189
      "69–189",
      "Laser Pwr Up Self",
      "15%–25%",
      "Yang DEF Down AoE TEC ONLY",
      "凪庵",
      "Mar 4, 2022",
      "Standard prayer",
    ]) {
      await expect(card).toContainText(text);
    }
  },
);

test(
  "every card in sight shows its picture, and the next one loads it when it comes near",
  onPhoneToo,
  async ({ page }) => {
    await page.goto("/story-cards");
    const pictures = page.getByRole("article").locator(".art img");
    await expect(pictures).toHaveCount(10);
    // By its place: the list grows as its end comes near, and then another one is the last.
    for (const picture of [pictures.first(), pictures.nth(9)]) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    }
  },
);

test("a card without effects says so", async ({ page }) => {
  await page.goto("/story-cards?name=misty");
  await expect(page.getByRole("article", { name: "Misty Lake" })).toContainText("(No effect)");
});

for (const [search, count, names] of [
  ["misty lake", `Showing 1 of ${releasedCards} story card`, ["Misty Lake"]],
  ["魔法", `Showing 1 of ${releasedCards} story card`, ["Ordinary Magician"]],
  [
    "lake,magician",
    `Showing 2 of ${releasedCards} story cards`,
    ["Misty Lake", "Ordinary Magician"],
  ],
  ["gohei", "No story card found", []],
] as const) {
  test(`a search for ${search} says: ${count}`, async ({ page }) => {
    await page.goto("/story-cards");
    await page.getByRole("searchbox", { name: "Search by name" }).fill(search);
    await expect(countLine(page)).toHaveText(count);
    await expect.poll(() => new URL(page.url()).searchParams.get("name")).toBe(search);
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([...names]);
  });
}

test("a search that finds nothing ends with its own text", async ({ page }) => {
  await page.goto("/story-cards?name=gohei");
  await expect(page.getByText("• No card found •")).toBeVisible();
});

test(
  "the list grows as one comes to its end, until a bullet closes it",
  onPhoneToo,
  async ({ page }) => {
    await page.goto("/story-cards");
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(10);
    await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
    await page.getByText("Loading...", { exact: true }).scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(20);
    await page.mouse.wheel(0, 20_000);
    await expect(cards).toHaveCount(releasedCards);
    await expect(page.getByText("•", { exact: true })).toBeVisible();
  },
);

test("rows that are drawn late do not make the list longer", async ({ page }) => {
  // As high as the first four rows, so that the end is near until the others are drawn.
  await page.setViewportSize({ width: 1280, height: 1000 });
  // React's tasks are messages: held back, they leave the rows below undrawn as a slow device does.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    let isHeld = false;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (isHeld) held.push(() => post.call(this, message));
      else post.call(this, message);
    };
    document.addEventListener("hold", () => {
      isHeld = true;
    });
    document.addEventListener("release", () => {
      isHeld = false;
      for (const send of held.splice(0)) send();
    });
  });
  await page.goto("/story-cards?name=misty", { waitUntil: "networkidle" });
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(1);
  await page.evaluate(() => document.dispatchEvent(new Event("hold")));
  await page.getByRole("searchbox", { name: "Search by name" }).fill("");
  await expect(cards).toHaveCount(4);
  await page.evaluate(framesPass);
  await page.evaluate(() => document.dispatchEvent(new Event("release")));
  await expect(cards).toHaveCount(10);
  await page.evaluate(framesPass);
  await expect(cards).toHaveCount(10);
});

test("a card of the future is nowhere in the page", async ({ request }) => {
  const html = await (await request.get("/story-cards?shown=1000")).text();
  expect(html).not.toContain("Lake of the Future");
});

test("search and more work without scripts", async ({ scriptlessPage: page }) => {
  await page.goto("/story-cards");
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(page.getByRole("article")).toHaveCount(20);
  await page.getByRole("searchbox", { name: "Search by name" }).fill("misty");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(countLine(page)).toHaveText(`Showing 1 of ${releasedCards} story card`);
});

for (const alias of ["/story-card", "/story-card-list", "/card", "/cards", "/card-list"]) {
  test(`${alias} shows the cards and names the first address`, async ({ page }) => {
    await page.goto(`${alias}?name=misty`);
    await expect(page.getByRole("article", { name: "Misty Lake" })).toBeVisible();
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute("href", "/story-cards?name=misty");
  });
}

/** Long enough for a look at the list's end, which comes after two frames. */
function framesPass(): Promise<void> {
  return new Promise((passed) => {
    const next = (left: number) =>
      left === 0 ? setTimeout(passed) : requestAnimationFrame(() => next(left - 1));
    next(6);
  });
}
