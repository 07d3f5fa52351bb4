import { wantSpoilers } from "#tests/fixtures/browser/tower-page.ts";
import { expect, isWritten, onPhoneToo, test } from "./fixtures.ts";

const PATH = "/attacks/cards?attack=l1-reimu%3Asc1";

test("an attack leads to the cards that add most to it", onPhoneToo, async ({ page }) => {
  await page.goto("/characters/info/l1-reimu");
  await page.getByRole("link", { name: "Cards for this attack" }).click();
  await expect(page).toHaveURL(PATH);
  const cards = page.getByRole("list", { name: "Cards" }).locator(":scope > li");
  await expect(cards).toHaveText([/Temple Bell.*full limit break.*\+12 %/, /Ordinary.*\+10 %/]);
  await cards.first().getByText("+12 %", { exact: true }).press("Enter");
  await expect(cards.first()).toContainText("Laser Pwr Up 30 % on 40 % of the power: +12 %");
});

test("owned cards come first, at their own limit break", async ({ page }) => {
  await page.goto("/story-cards?card=1");
  await page.getByRole("dialog").getByRole("button", { name: "I own this" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Owned" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await isWritten(page);
  await page.goto(PATH);
  const cards = page.getByRole("list", { name: "Cards" }).locator(":scope > li");
  await expect(cards).toHaveText([/Ordinary.*owned, limit break 0.*\+6 %/, /Temple Bell/]);
});

test("an attack that is none, or of somebody hidden, is the choice of one", async ({ page }) => {
  for (const attack of ["l80-reimu:lw", "nobody:sc1"]) {
    const answer = await page.goto(`/attacks/cards?${new URLSearchParams({ attack })}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cards for an attack");
  }
  await page.getByRole("main").getByRole("link", { name: "All attacks" }).click();
  await page.getByRole("link", { name: "Spell card 1" }).click();
  await expect(page).toHaveURL(PATH);
});

test("nothing leads from an attack of somebody hidden to its cards", async ({ page }) => {
  await wantSpoilers(page);
  await page.goto("/characters?character=l80-reimu");
  const modal = page.getByRole("dialog");
  await expect(modal.getByRole("heading", { name: /Last word/ })).toBeVisible();
  await expect(modal.getByRole("link", { name: "Cards for this attack" })).toHaveCount(0);
  await page.goto("/attacks");
  const row = page.getByRole("row", { name: /Last word/ });
  await expect(row).toBeVisible();
  await expect(row.getByRole("link", { name: "Last word" })).toHaveCount(0);
});

test("a character's page names the floors that her attacks answer best", async ({
  scriptlessPage: page,
}) => {
  await page.goto("/characters/info/l1-reimu");
  const floors = page.getByRole("region", { name: "Floors these attacks answer best" });
  const first = floors.getByRole("listitem").first();
  await expect(first).toHaveText(/Floor 1.*Spell card 1.*2,100/);
  await first.getByText("2,100", { exact: true }).press("Enter");
  await expect(first.getByText("Reimu Hakurei 1,400 × 1.5 for killers = 2,100")).toBeVisible();
  await floors.getByRole("link", { name: "Floor 1", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Best attacks for floor #1");
});

test("an element's page has the floors it answers and those that resist it", async ({ page }) => {
  await page.goto("/stages/scarlet-devil-tower?floor=1");
  await page
    .getByRole("region", { name: "At a glance" })
    .getByRole("link", { name: /Moon/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Moon");
  const weak = page.getByRole("region", { name: "1 enemy is weak to it" });
  await expect(weak.getByRole("link", { name: "Floor 1", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Water", exact: true }).click();
  const resists = page.getByRole("region", { name: "Enemies resist it" });
  await expect(resists.getByRole("link")).toHaveText(["1", "2"]);
});

test("an element that is none is not found", async ({ request }) => {
  expect((await request.get("/elements/wind")).status()).toBe(404);
});
