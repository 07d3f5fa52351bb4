import type { Page } from "@playwright/test";
import { floor31Release, releasedFloors } from "#tests/fixtures/browser/site-pack/tower.ts";
import { expect, test } from "./fixtures.ts";

const PATH = "/stages/scarlet-devil-tower/rewards";
const HOUR = 3_600_000;

const item = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const totals = (page: Page) => page.getByRole("region", { name: "Totals" }).getByRole("listitem");

const floorsOf = (page: Page, name: string) => item(page, name).getByRole("listitem");
const fold = (page: Page, name: string) =>
  item(page, name)
    .getByRole("group")
    .getByText(/^Show the/);

const wantSpoilers = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("jp-content", "true"));

test("each item stands with its floors, amounts and running totals", async ({ page }) => {
  await page.goto(PATH);
  await expect(page).toHaveTitle("Scarlet Tower Rewards – LostWord Almanac");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scarlet Tower Rewards");
  await fold(page, "Coin").click();
  const coins = floorsOf(page, "Coin");
  await expect(coins).toHaveCount(29);
  await expect(coins.nth(0)).toHaveText("1F x2,000,000 so far 2,000,000");
  await expect(coins.nth(1)).toHaveText("2F x5 so far 2,000,005");
  await expect(coins.nth(2)).toHaveText("4F x100 so far 2,000,105");
  await expect(totals(page)).toHaveText(["God Crystalx10", "Coinx2,002,705"]);
});

for (const scripts of ["with", "without"] as const) {
  test(`many floors are folded and open by keyboard, ${scripts} scripts`, async ({
    page: live,
    scriptlessPage,
  }) => {
    const page = scripts === "with" ? live : scriptlessPage;
    await page.goto(PATH);
    await expect(floorsOf(page, "God Crystal")).toHaveText(["1F x10 so far 10"]);
    await expect(floorsOf(page, "Coin")).toHaveCount(0);
    await item(page, "Coin").getByRole("link", { name: "Coin" }).focus();
    await page.keyboard.press("Tab");
    await expect(fold(page, "Coin")).toBeFocused();
    await expect(fold(page, "Coin")).toHaveText("Show the 29 floors");
    await page.keyboard.press("Enter");
    await expect(floorsOf(page, "Coin")).toHaveCount(29);
    await page.keyboard.press("Space");
    await expect(floorsOf(page, "Coin")).toHaveCount(0);
  });
}

test("the total of an item leads to its floors and opens them", async ({ page }) => {
  await page.goto(PATH);
  await totals(page).getByRole("link", { name: "Coin" }).click();
  await expect(page).toHaveURL(`${PATH}#coin`);
  await expect(floorsOf(page, "Coin")).toHaveCount(29);
});

test("an entry leads to its floor", async ({ page }) => {
  await page.goto(PATH);
  await fold(page, "Coin").click();
  await item(page, "Coin").getByRole("link", { name: "2F", exact: true }).click();
  await expect(page).toHaveURL("/stages/scarlet-devil-tower?floor=2");
  await expect(page.getByRole("heading", { name: /Floor #2/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
});

test("the tracker is reached from the floors, and they from it", async ({ page }) => {
  await page.goto("/stages/scarlet-devil-tower");
  const nav = page.getByRole("navigation", { name: "Tower" });
  await nav.getByRole("link", { name: "Item Tracker" }).click();
  await expect(page).toHaveURL(PATH);
  await nav.getByRole("link", { name: "Floors" }).click();
  await expect(page).toHaveURL("/stages/scarlet-devil-tower");
});

for (const [query, range, sums] of [
  ["from=2&to=5", "Floors 2 to 5", ["Coinx205"]],
  ["from=5&to=2", "Floors 2 to 5", ["Coinx205"]],
  ["to=1", "Floor 1", ["God Crystalx10", "Coinx2,000,000"]],
  ["from=3&to=3", "Floor 3", []],
  ["from=30&to=9999", `Floor ${releasedFloors}`, ["Coinx100"]],
  ["from=abc&to=", `Floors 1 to ${releasedFloors}`, ["God Crystalx10", "Coinx2,002,705"]],
] as const) {
  test(`the query ${query} sums up ${range}`, async ({ page }) => {
    await page.goto(`${PATH}?${query}`);
    await expect(page.getByRole("status").filter({ hasText: range })).toHaveText(range);
    await expect(totals(page)).toHaveText([...sums]);
  });
}

test("a range is asked for by form", async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole("textbox", { name: "From floor" }).fill("2");
  await page.getByRole("textbox", { name: "To floor" }).fill("5");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${PATH}?from=2&to=5`);
  await expect(totals(page)).toHaveText(["Coinx205"]);
  await page.getByRole("link", { name: "All floors" }).click();
  await expect(page).toHaveURL(PATH);
  await expect(totals(page)).toHaveCount(2);
});

test("what floors to come give is nowhere in the page", async ({ request }) => {
  const html = await (await request.get(PATH)).text();
  expect(html).not.toMatch(/31F|32F|Magatama/);
});

test("with spoiler mode on, entries of floors to come are there and marked", async ({ page }) => {
  await wantSpoilers(page);
  await page.goto(PATH);
  await expect(floorsOf(page, "Magatama")).toHaveText(["31F x3 JP so far 3"]);
  await fold(page, "Coin").click();
  await expect(floorsOf(page, "Coin").last()).toHaveText("32F x7 JP so far 2,002,712");
  await expect(item(page, "Coin").getByText("JP")).toHaveCount(1);
});

test("with spoiler mode on, the mark goes as soon as the floor is released", async ({
  page,
  startClockAt,
}) => {
  await wantSpoilers(page);
  await startClockAt(new Date(Date.parse(floor31Release) - HOUR).toISOString());
  await page.goto(PATH);
  const entry = floorsOf(page, "Magatama");
  await expect(entry).toHaveText("31F x3 JP so far 3");
  await page.clock.fastForward(HOUR);
  await expect(entry).toHaveText("31F x3 so far 3");
});

test("what a floor gives is there the second it is released", async ({ page, startClockAt }) => {
  await startClockAt(new Date(Date.parse(floor31Release) - HOUR).toISOString());
  await page.goto(PATH);
  await expect(totals(page)).toHaveText(["God Crystalx10", "Coinx2,002,705"]);
  await page.clock.fastForward(HOUR);
  await expect(floorsOf(page, "Magatama")).toHaveText(["31F x3 so far 3"]);
  await expect(totals(page)).toHaveText(["God Crystalx10", "Coinx2,002,705", "Magatamax3"]);
  await expect(page.getByRole("status").filter({ hasText: "Floors 1 to 31" })).toBeVisible();
  await page.getByRole("textbox", { name: "From floor" }).fill("31");
  await page.keyboard.press("Enter");
  await expect(totals(page)).toHaveText(["Magatamax3"]);
});

test("with spoiler mode on, rewards that do not arrive are told", async ({ page }) => {
  await wantSpoilers(page);
  await page.route("**/api/towers/get-rewards", (route) => route.fulfill({ body: "null" }));
  await page.goto(PATH);
  await expect(page.getByText("the site sent no data for it")).toBeVisible();
  await expect(totals(page)).toHaveCount(2);
});

test("a range can be summed up without scripts", async ({ scriptlessPage: page }) => {
  await page.goto(PATH);
  await page.getByRole("textbox", { name: "To floor" }).fill("5");
  await page.getByRole("button", { name: "Add up" }).click();
  await expect(totals(page)).toHaveText(["God Crystalx10", "Coinx2,000,205"]);
  await item(page, "Coin").getByRole("link", { name: "5F", exact: true }).click();
  await expect(page.getByRole("heading", { name: /Floor #5/ })).toBeVisible();
});

for (const width of [320, 1366]) {
  test(`nothing is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PATH);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

for (const scripts of ["with", "without"] as const) {
  test(`kinds of items are chips with counts, ${scripts} scripts`, async ({
    page: live,
    scriptlessPage,
  }) => {
    const page = scripts === "with" ? live : scriptlessPage;
    await page.goto(`${PATH}?to=5`);
    const kinds = page.getByRole("group", { name: "Kind" });
    await kinds.getByRole("checkbox", { name: "Coins 1" }).check();
    if (scripts === "without") await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(`${PATH}?to=5&kind=coin`);
    await expect(totals(page)).toHaveText(["Coinx2,000,205"]);
    await expect(kinds.getByRole("checkbox", { name: "Crystals 1" })).toBeVisible();
    await page.getByRole("list", { name: "Filtered by" }).getByRole("link").click();
    await expect(totals(page)).toHaveCount(2);
  });
}
