import { expect, test } from "./fixtures.ts";

test("the menu of stages leads to the tower", async ({ page, expectAccessible }) => {
  await page.goto("/stages");
  await expect(page).toHaveTitle("Stages – LostWord Almanac");
  await expectAccessible();
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Scarlet Devil Tower 30 floors" }).click();
  await expect(page).toHaveURL("/stages/scarlet-devil-tower");
  await page.goBack();
  await main.getByRole("link", { name: "Item Tracker", exact: true }).click();
  await expect(page).toHaveURL("/stages/scarlet-devil-tower/rewards");
});

for (const [aliases, canonical, title] of [
  [["stage", "stage-tracker"], "/stages", "Stages"],
  [
    ["stages", "stage", "stage-tracker"].flatMap((stages) =>
      ["sdt", "scarlet-tower", "tower"].map((tower) => `${stages}/${tower}`),
    ),
    "/stages/scarlet-devil-tower",
    "Scarlet Devil Tower",
  ],
  [
    ["rewards", "reward", "item", "items"].map((rewards) => `stage/sdt/${rewards}`),
    "/stages/scarlet-devil-tower/rewards",
    "Scarlet Tower Rewards",
  ],
] as const) {
  for (const alias of aliases) {
    test(`/${alias} shows ${title} at its own address`, async ({ request }) => {
      const answer = await request.get(`/${alias}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<title>${title} – LostWord Almanac</title>`);
      expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`);
    });
  }
}

test("on a wide page of stages the newest floors have all of its width", async ({ page }) => {
  await page.goto("/stages");
  const newest = page.getByRole("region", { name: "Newest floors" });
  const widths = await newest.evaluate((section) => [
    section.getBoundingClientRect().width,
    section.querySelector("ol")?.getBoundingClientRect().width,
  ]);
  expect(widths[0]).toBeGreaterThan(1200);
  expect(widths[1]).toBe(widths[0]);
});
