import { listedPrayers } from "#tests/fixtures/browser/site-pack/prayers.ts";
import { expect, onPhoneToo, test } from "./fixtures.ts";

test("what runs stands first, then what is to come, then what is over", async ({ page }) => {
  await page.goto("/prayers");
  await expect(page).toHaveTitle("Prayer List – LostWord Almanac");
  await expect(page.getByRole("status").filter({ hasText: "Showing" })).toHaveText(
    `Showing all ${listedPrayers} prayers`,
  );
  const prayers = page.getByRole("article");
  await expect(prayers.nth(0)).toContainText("Festival of Hot Springs");
  await expect(prayers.nth(0)).toContainText("ends in");
  const states = await prayers.locator(".state").allTextContents();
  const order = ["Ongoing", "Upcoming", "Ended"];
  expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  expect(new Set(states)).toEqual(new Set(order));
  const ended = prayers.filter({ hasText: "Ended" }).first();
  await expect(ended).not.toContainText(/starts in|ends in/);
});

test("home, the list and the menu count the same ongoing prayers", async ({ page }) => {
  await page.goto("/");
  const regions = page.getByRole("region", { name: /^(Ongoing prayers|Also ongoing)/ });
  const ongoing = await regions.getByRole("heading", { level: 3 }).count();
  expect(ongoing).toBeGreaterThan(0);
  for (const path of ["/prayers", "/prayers/menu"]) {
    await page.goto(path);
    await expect(page.getByText(/\d+ ongoing/)).toContainText(`${ongoing} ongoing`);
  }
});

test(
  "a prayer shows its types, step-ups, times, duration and rate-ups with their marks",
  onPhoneToo,
  async ({ page }) => {
    await page.goto("/prayers?name=springs");
    const prayer = page.getByRole("article", { name: "Festival of Hot Springs" });
    // Stored end Jun 17, 05:00: the last minute that counts is shown.
    for (const text of [
      "Festival",
      "Lucky bag",
      "Ascending step-up ×2",
      "Special step-up ×1",
      "Jun 10, 05:00 – Jun 17, 04:59",
      "7d",
      "New",
      "Extra",
    ]) {
      await expect(prayer).toContainText(text);
    }
    const rateUps = prayer.getByRole("list", { name: "Rate-ups" });
    await expect(rateUps.getByRole("link", { name: "Marisa Kirisame" })).toBeVisible();
    await expect(rateUps.getByText("Hidden character")).toBeAttached();
    await expect(rateUps.getByText("Hidden card")).toBeAttached();
  },
);

test("of twelve rate-ups nine are drawn", async ({ page }) => {
  await page.goto("/prayers?name=crowd");
  const rateUps = page.getByRole("list", { name: "Rate-ups" });
  await expect(rateUps.getByRole("img")).toHaveCount(9);
  await expect(rateUps.getByRole("link", { name: "-- 3 more... --" })).toBeVisible();
});

test("the server's page tells nothing of what is hidden", async ({ request }) => {
  for (const path of ["/prayers", "/prayers?name=springs", "/prayers.data"]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain("Hot Springs");
    expect(html).not.toMatch(/letty|Lake of the Future/i);
  }
});

test(
  "the whole list comes page by page, a batch at each approach of its end, until a bullet ends it",
  onPhoneToo,
  async ({ page }) => {
    await page.goto("/prayers");
    const prayers = page.getByRole("article");
    const end = page.locator(".list-end");
    await expect(prayers).toHaveCount(10);
    await expect(end).toHaveText("Loading...");
    for (const count of [20, listedPrayers]) {
      // One jump: a turn of the wheel goes on while the list grows, and comes near its end again.
      await end.evaluate((element) =>
        element.scrollIntoView({ behavior: "instant", block: "end" }),
      );
      await expect(prayers).toHaveCount(count);
      const below = await end.evaluate(
        (element) => element.getBoundingClientRect().top - window.innerHeight,
      );
      expect(below, "no more is allowed by itself").toBeGreaterThan(100);
    }
    await expect(page.getByText("•", { exact: true })).toBeVisible();
    await expect(prayers.last()).toContainText("Ended");
  },
);

test("without scripts more prayers come by a link", async ({ scriptlessPage }) => {
  await scriptlessPage.goto("/prayers");
  await expect(scriptlessPage.getByRole("article")).toHaveCount(10);
  await scriptlessPage.getByRole("link", { name: "Show more" }).click();
  await expect(scriptlessPage.getByRole("article")).toHaveCount(20);
});

for (const alias of ["/prayer", "/prayer-tracker"]) {
  test(`${alias} shows the list and names the first address`, async ({ page }) => {
    await page.goto(`${alias}?n=leap`);
    await expect(page.getByRole("article", { name: "Leap Day Prayer" })).toBeVisible();
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute("href", "/prayers?name=leap");
  });
}

for (const [from, to] of [
  ["/prayer-list", "/prayers"],
  ["/prayer-list?chara=a", "/prayers?chara=a"],
  ["/prayer-list/menu?x=1", "/prayers/menu?x=1"],
  ["/forever-prayer?id=2", "/prayer/forever-prayer?id=2"],
] as const) {
  test(`${from} leads to ${to} for good`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  });
}
