import { expect, onPhoneToo, test } from "./fixtures.ts";

for (const scripts of ["with", "without"] as const) {
  test(`the search finds by any name and leads there, ${scripts} scripts`, async ({
    page: live,
    scriptlessPage,
  }) => {
    const page = scripts === "with" ? live : scriptlessPage;
    await page.goto("/search");
    await page.getByRole("searchbox", { name: "Search the site" }).fill("hakurei a6");
    await page.getByRole("searchbox", { name: "Search the site" }).press("Enter");
    await expect(page).toHaveURL("/search?q=hakurei+a6");
    await expect(page).toHaveTitle("Search: hakurei a6 – LostWord Almanac");
    const characters = page.getByRole("region", { name: "Characters" }).getByRole("link");
    await expect(characters).toHaveText([/^Reimu Hakurei \(Scarlet\)World A6/]);
    await characters.click();
    await expect(page).toHaveURL(/character=a6-reimu/);
  });
}

test("kinds are grouped, and a kind is searched alone from its group", async ({ page }) => {
  await page.goto("/search?q=shrine");
  const cards = page.getByRole("region", { name: "Story cards" });
  await expect(cards.getByRole("listitem")).toHaveCount(8);
  await cards.getByRole("link", { name: "More of these" }).click();
  await expect(page).toHaveURL("/search?q=shrine&kinds=story-card");
  await expect(cards.getByRole("listitem")).toHaveCount(22);
  await page.getByRole("link", { name: "search everything" }).click();
  await expect(page).toHaveURL("/search?q=shrine");
});

test("what is hidden is found in spoiler mode alone", async ({ page }) => {
  await page.goto("/search?q=future", { waitUntil: "networkidle" });
  await expect(page.getByRole("link", { name: /Lake of the Future/ })).toHaveCount(0);
  await page.addInitScript(() => localStorage.setItem("jp-content", "true"));
  await page.reload();
  await expect(page.getByRole("link", { name: /Lake of the Future/ })).toBeVisible();
});

test("whatever is searched for, the page keeps its shape", onPhoneToo, async ({ page }) => {
  for (const text of ["W".repeat(200), "\u202E夢".repeat(60), "ﷺ".repeat(100), "\u0000\u001B<b>"]) {
    const answer = await page.goto(`/search?q=${encodeURIComponent(text)}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("status")).toHaveText("Nothing found");
    const overflow = await page.evaluate(() => {
      const root = document.documentElement;
      return root.scrollWidth - root.clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
