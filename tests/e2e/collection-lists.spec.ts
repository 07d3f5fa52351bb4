import { ownReimu } from "./collection-steps.ts";
import { expect, test } from "./fixtures.ts";

/** Lists beside those of the characters and of the cards, each with somebody whom it hides. */
const LISTS = [
  { path: "/attacks", other: null },
  { path: "/stages/scarlet-devil-tower/answers?floor=1", other: null },
  { path: "/prayer/standard-prayer/date-order", other: /^Reimu Hakurei(?!.*owned)/ },
  { path: "/prayers/info/festival-springs", other: null },
] as const;

for (const { path, other } of LISTS) {
  test(`${path} shows the visitor's own, or those that she misses, as its address says`, async ({
    page,
  }) => {
    await ownReimu(page);
    const owned = page.getByRole("main").getByRole("link", { name: /^Reimu.*, owned/ });
    const at = (mine: string) => `${path}${path.includes("?") ? "&" : "?"}mine=${mine}`;
    await page.goto(at("owned"));
    await expect(page.getByRole("radio", { name: "Owned" })).toBeChecked();
    await expect(owned.first()).toBeVisible();
    if (other)
      await expect(page.getByRole("main").getByRole("link", { name: other })).toHaveCount(0);
    await page.getByRole("radio", { name: "Missing" }).check();
    await expect(page).toHaveURL(/mine=missing/);
    await expect(owned).toHaveCount(0);
    if (other) {
      await expect(page.getByRole("link", { name: other }).first()).toBeVisible();
      // She alone is of it.
      await expect(page.getByRole("heading", { name: "Batch 1" })).toHaveCount(0);
    }
    await page.getByRole("radio", { name: "All" }).check();
    await expect(owned.first()).toBeVisible();
    await expect(page).not.toHaveURL(/mine=/);
  });
}

test("a card that an attack gains by is marked where it is ranked", async ({ page }) => {
  await ownReimu(page);
  await page.goto("/attacks");
  await page.getByRole("link", { name: "Spell card 1" }).click();
  const card = page.getByRole("list", { name: "Cards" }).getByRole("link").first();
  await card.press("w");
  await page.getByRole("radio", { name: "Wanted" }).check();
  await expect(page.getByRole("list", { name: "Cards" }).getByRole("link")).toHaveCount(1);
});
