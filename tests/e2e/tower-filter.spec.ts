import { releasedFloors } from "#tests/fixtures/browser/site-pack/tower.ts";
import { floorHeading, floorList, TOWER } from "#tests/fixtures/browser/tower-page.ts";
import { expect, onPhoneToo, test } from "./fixtures.ts";

for (const [label, option, names] of [
  ["An enemy is", "Reimu Hakurei (1)", ["1"]],
  ["An enemy is weak to", "Fire (1)", ["2Boss"]],
  ["An enemy resists", "Water (2)", ["2Boss", "1"]],
  ["An enemy's ability", "Graze (1)", ["1"]],
  ["The floor gives", "God Crystal (1)", ["1"]],
] as const) {
  test(`floors are found by ${label} ${option}`, async ({ page }) => {
    await page.goto(`${TOWER}?floor=5`);
    await page.getByText("Filter floors").click();
    await page.getByRole("combobox", { name: label, exact: true }).selectOption(option);
    await page.getByRole("button", { name: "Show floors" }).click();
    await expect(floorList(page).getByRole("link")).toHaveText([...names]);
    await expect(floorHeading(page)).toContainText("Floor #5");
    await page.getByRole("link", { name: "Clear" }).click();
    await expect(floorList(page).getByRole("link")).toHaveCount(releasedFloors);
    await expect(page).toHaveURL(`${TOWER}?floor=5`);
  });
}

test("enemies to look for are those of released floors whose characters are released", async ({
  page,
}) => {
  await page.goto(`${TOWER}?weak=fire`);
  const enemy = page.getByRole("combobox", { name: "An enemy is", exact: true });
  await expect(enemy.getByRole("option")).toHaveText(["anyone", "Fairy (0)", "Reimu Hakurei (0)"]);
});

for (const enemy of ["nobody", "l1-letty", "Reimu+Hakurei", "../x"]) {
  test(`the enemy ${enemy} is as good as none`, async ({ page }) => {
    await page.goto(`${TOWER}?enemy=${enemy}`);
    await expect(floorList(page).getByRole("link")).toHaveCount(releasedFloors);
  });
}

test("steps stay among the floors that were found", onPhoneToo, async ({ page }) => {
  await page.goto(`${TOWER}?resist=water`);
  await page.keyboard.press("ArrowRight");
  await expect(floorHeading(page)).toContainText("Floor #1");
  await page.keyboard.press("ArrowRight");
  await expect(floorHeading(page)).toContainText("Floor #2");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`${TOWER}?floor=2&resist=water`);
});

test("the count runs to its new value in 600 ms", async ({ page, startClockAt, pauseClockAt }) => {
  await startClockAt("2026-06-15T12:00:00Z");
  await page.goto(TOWER);
  const shown = page.getByRole("status").first().locator("[aria-hidden]");
  await expect(shown).toHaveText("30");
  await page.getByText("Filter floors").click();
  await page.getByRole("combobox", { name: "An enemy is weak to" }).selectOption("fire");
  await pauseClockAt("2026-06-15T12:10:00Z");
  await page.getByRole("button", { name: "Show floors" }).click();
  await expect(page.getByText("of 30 floors found")).toBeVisible();
  await page.clock.runFor(200);
  const halfway = Number(await shown.textContent());
  expect(halfway).toBeGreaterThan(1);
  expect(halfway).toBeLessThan(30);
  await page.clock.runFor(600);
  await expect(shown).toHaveText("1");
});

test("the picker works without scripts", async ({ scriptlessPage: page }) => {
  await page.goto(TOWER);
  await floorList(page).getByRole("link", { name: "2 Boss" }).click();
  await expect(floorHeading(page)).toContainText("Floor #2");
  await page.getByRole("link", { name: "Floor above" }).click();
  await expect(floorHeading(page)).toContainText("Floor #3");
  await page.getByRole("textbox", { name: "Floor number" }).fill("99");
  await page.getByRole("button", { name: "Jump to" }).click();
  await expect(floorHeading(page)).toContainText(`Floor #${releasedFloors}`);
  await page.getByText("Filter floors").click();
  await page.getByRole("combobox", { name: "An enemy is weak to" }).selectOption("Fire (1)");
  await page.getByRole("button", { name: "Show floors" }).click();
  await expect(floorList(page).getByRole("link")).toHaveText(["2Boss"]);
  await page.getByRole("link", { name: "Clear" }).click();
  await page.getByText("Filter floors").click();
  const enemy = page.getByRole("combobox", { name: "An enemy is", exact: true });
  await enemy.selectOption("Reimu Hakurei (1)");
  await page.getByRole("button", { name: "Show floors" }).click();
  await expect(floorList(page).getByRole("link")).toHaveText(["1"]);
  await expect(enemy).toHaveValue("l1-reimu");
});
