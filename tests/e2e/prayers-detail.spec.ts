import { millisecondsInDay } from "date-fns/constants";
import { expect, onPhoneToo, test } from "./fixtures.ts";

const DETAIL = "/prayers/info/festival-springs";

test("a prayer's page tells its state, times by the last minute that counts, and duration", async ({
  page,
}) => {
  await page.goto(DETAIL);
  await expect(page).toHaveTitle("Festival of Hot Springs – LostWord Almanac");
  const main = page.getByRole("main");
  for (const text of [
    "Ongoing",
    "ends in",
    "Jun 10, 2026 05:00 UTC",
    "Jun 17, 2026 04:59 UTC",
    "7d",
    "Lucky bag",
    "Exchange: 50",
    "Hidden character",
    "Hidden card",
  ]) {
    await expect(main).toContainText(text);
  }
  const picture = main.locator("img").first();
  await expect(picture).toHaveAttribute("src", /^\/images\/prayers\/festival-springs/);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", DETAIL);
});

test("the countdown turns as the prayer starts and ends", async ({ page, startClockAt }) => {
  await startClockAt("2026-06-16T04:45:00Z");
  await page.goto("/prayers/info/coming-epic");
  const main = page.getByRole("main");
  await expect(main).toContainText("Upcoming");
  await expect(main).toContainText(/starts in\s*00d/);
  await page.clock.fastForward("15:00");
  await expect(main).toContainText("Ongoing");
  await expect(main).toContainText(/ends in\s*0[67]d/);
  await expect(main).not.toContainText("starts in");
  await page.clock.fastForward(7 * millisecondsInDay);
  await expect(main).toContainText("Ended");
  await expect(main).not.toContainText(/starts in|ends in/);
});

test(
  "step-ups stand in tables with what they cost, guarantee and raise",
  onPhoneToo,
  async ({ page }) => {
    await page.goto(DETAIL);
    const table = page.getByRole("table", { name: /Ascending step-up/ });
    await expect(table.getByRole("row").nth(2)).toHaveText(/2\s*1,160\s*2\s*1\s*×1.5\s*20/);
    await expect(page.getByRole("table", { name: /Special step-up/ })).toContainText("×2");
  },
);

test("chances stand by part of the pool with five decimals, rate-ups first, and sum up", async ({
  page,
}) => {
  await page.goto(DETAIL);
  const table = page.getByRole("table", { name: /Chance of each Character/ });
  const rows = table.getByRole("row");
  // The tier's 3 % go to three rate-ups, one of them hidden.
  await expect(rows.nth(1)).toContainText("Rate-up");
  await expect(rows.nth(1)).toContainText("1.00000");
  await expect(rows.nth(1)).toContainText("2.00000");
  await expect(table).toContainText("Hidden character");
  await expect(rows.last()).toHaveText(/4 in all\s*8.00000\s*16.00000/);
  await page.getByRole("link", { name: /5★ cards/ }).click();
  await expect(page).toHaveURL(/\?pool=card5$/);
  const cards = page.getByRole("table", { name: /5★ story card/ });
  await expect(cards.getByRole("row").last()).toHaveText(/23 in all\s*12.00000\s*14.00000/);
  await expect(page.getByText("100.00000 % (SC)")).toBeVisible();
  // Cards of one chance share a line, and stand behind it.
  await expect(cards.getByRole("row", { name: /^\d+ cards, each/ })).toContainText("Normal");
  await expect(cards.getByRole("listitem")).toHaveCount(0);
  await cards.getByText(/^Show the \d+ cards$/).click();
  await expect(cards.getByRole("listitem").first().getByRole("link")).toBeVisible();
});

test("without scripts every part of the pool has its address", async ({ scriptlessPage }) => {
  await scriptlessPage.goto(DETAIL);
  await scriptlessPage.getByRole("link", { name: /3★ cards/ }).click();
  await expect(scriptlessPage.getByRole("row", { name: /Misty Lake/ })).toContainText("80.00000");
});

test("the way back leads to the list as it was searched", onPhoneToo, async ({ page }) => {
  await page.goto("/prayers?stepup=asc");
  await page.getByRole("link", { name: "Festival of Hot Springs", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${DETAIL}$`));
  const back = page.getByRole("link", { name: "← Prayer list" });
  await expect(back).toHaveAttribute("href", "/prayers?step-ups=asc");
  await page.reload();
  await expect(back).toHaveAttribute("href", "/prayers?step-ups=asc");
  await page.getByRole("link", { name: /5★ cards/ }).click();
  await expect(page).toHaveURL(/\?pool=card5$/);
  await back.click();
  await expect(page.getByRole("status").filter({ hasText: "Showing" })).toContainText(
    "Showing 1 of",
  );
});

test("without scripts the way back is carried by the address, by every part of the pool", async ({
  scriptlessPage,
}) => {
  await scriptlessPage.goto("/prayers?stepup=asc");
  await scriptlessPage.getByRole("link", { name: "Festival of Hot Springs", exact: true }).click();
  await expect(scriptlessPage).toHaveURL(new RegExp(`${DETAIL}\\?step-ups=asc$`));
  const canonical = scriptlessPage.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", DETAIL);
  await scriptlessPage.getByRole("link", { name: /5★ cards/ }).click();
  await scriptlessPage.getByRole("link", { name: "← Prayer list" }).click();
  await expect(scriptlessPage).toHaveURL(/\/prayers\?step-ups=asc$/);
  await scriptlessPage.goto(`${DETAIL}?step-ups=nonsense&shown=30&x=1`);
  const back = scriptlessPage.getByRole("link", { name: "← Prayer list" });
  await expect(back).toHaveAttribute("href", "/prayers");
});

for (const [path, text] of [
  ["/prayers/info/leap-day", "What this prayer draws from is not known."],
  [`${DETAIL}?pool=card4`, "This pool holds nothing of this kind."],
] as const) {
  test(`of an empty pool ${path} says: ${text}`, async ({ page, scriptlessPage }) => {
    for (const one of [page, scriptlessPage]) {
      await one.goto(path);
      await expect(one.getByText(text)).toBeVisible();
      await expect(one.getByRole("table", { name: /Chance of each/ })).toHaveCount(0);
    }
  });
}

test("a rate-up opens in place, and back closes it", onPhoneToo, async ({ page }) => {
  await page.goto(DETAIL);
  await page
    .locator("#rate")
    .getByRole("link", { name: /Marisa Kirisame/ })
    .click();
  await expect(page.getByRole("dialog")).toContainText("Marisa Kirisame");
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${DETAIL}$`));
});

test("the simulator rolls beside the chances", async ({ page }) => {
  await page.goto(DETAIL);
  const simulator = page.getByRole("region", { name: "Simulator" });
  await simulator.getByRole("button", { name: /Single/ }).click();
  await expect(simulator.getByRole("status").first()).toContainText("Roll 1");
});

for (const [path, text] of [
  ["/prayers/info/nothing", "There is no such prayer."],
  ["/prayers/info/l1-reimu", "There is no such prayer."],
  ["/prayers/info/%F0%9F%92%A9", "Page Not Found: /prayers/info/%F0%9F%92%A9"],
  ["/prayer/nothing/info", "There is no such prayer."],
  ["/prayers/fp/date-order", "There is no such prayer."],
] as const) {
  test(`${path} is a 404 that says: ${text}`, async ({ page, faults }) => {
    faults.allow(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText(text);
  });
}

test("the page of a forever prayer stands elsewhere, and takes its query along", async ({
  request,
}) => {
  const response = await request.get("/prayers/info/fp-2?mode=3", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe("/prayer/forever-prayer?id=2&mode=3");
  const followed = await request.get("/prayers/info/fp-2?mode=3");
  expect(followed.url()).toMatch(/\/prayer\/forever-prayer\?id=2&mode=3$/);
  expect(await followed.text()).toContain("Forever Prayer No. 2");
});

test("the server's page names nothing that is hidden; spoiler mode does", async ({
  page,
  request,
}) => {
  for (const path of [DETAIL, `${DETAIL}?pool=card5`, `${DETAIL}.data`]) {
    expect(await (await request.get(path)).text()).not.toMatch(/letty|Lake of the Future/i);
  }
  await page.addInitScript(() => localStorage.setItem("jp-content", "true"));
  await page.goto(DETAIL);
  await expect(page.locator("#rate")).toContainText("Lake of the Future");
  await expect(page.locator("#chance")).toContainText("Letty");
  await expect(page.getByText("Hidden character")).toHaveCount(0);
});

test("a prayer's page is accessible", async ({ page, expectAccessible }) => {
  await page.goto(DETAIL);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible();
});
