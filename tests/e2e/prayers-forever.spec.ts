import { millisecondsInDay } from "date-fns/constants";
import { expect, onPhoneOnly, onPhoneToo, test } from "./fixtures.ts";

const PATH = "/prayer/forever-prayer";

/** Five characters over the ten days of June 11 to 20; the site's day is June 15. */
const chanceOf = (selected: number, days: number) =>
  ((1 - ((5 - selected) / 5) ** days) * 100).toFixed(4);

test("the running prayer is shown, with the ways to the ones before and after", async ({
  page,
}) => {
  await page.goto(PATH);
  const navigator = page.getByRole("navigation", { name: "Forever prayers" });
  await expect(navigator).toContainText("Forever Prayer No. 2");
  await expect(navigator).toContainText("Jun 11, 05:00 – Jun 20, 2026 04:59 UTC · 10 days");
  await navigator.getByRole("link", { name: "No. 1" }).click();
  await expect(page).toHaveURL(`${PATH}?id=1`);
  await expect(navigator).toContainText("Feb 28, 05:00 – Mar 1, 2024 04:59 UTC · 3 days");
  await expect(navigator.getByRole("link", { name: "No. 2" })).toBeVisible();
});

test(
  "a press selects, another one lets go, and the query carries it",
  onPhoneToo,
  async ({ page }) => {
    await page.goto(PATH);
    const chances = page.getByRole("complementary", { name: "Chances" });
    const reimu = page.getByRole("checkbox", { name: "Reimu Hakurei", exact: true });
    const marisa = page.getByRole("checkbox", { name: "Marisa Kirisame", exact: true });
    await reimu.click();
    await expect(chances.getByRole("status")).toHaveText(`${chanceOf(1, 10)} %`);
    await marisa.press("Space");
    await expect(chances.getByRole("status")).toHaveText(`${chanceOf(2, 10)} %`);
    await expect(page).toHaveURL(/selected=l1-reimu%2Cl1-marisa$/);
    await page.reload();
    await expect(marisa).toBeChecked();
    await reimu.click();
    await expect(chances.getByRole("status")).toHaveText(`${chanceOf(1, 10)} %`);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(page).toHaveURL(PATH);
  },
);

test("two choices before the page has drawn the first are both kept", async ({ page }) => {
  await page.goto(PATH, { waitUntil: "networkidle" });
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
  const marisa = await box("Marisa Kirisame").elementHandle();
  await box("Reimu Hakurei").evaluate(async (reimu: HTMLElement, other) => {
    reimu.click();
    await Promise.resolve();
    if (other instanceof HTMLElement) other.click();
  }, marisa);
  await expect(page).toHaveURL(/selected=l1-reimu%2Cl1-marisa$/);
  await expect(box("Reimu Hakurei")).toBeChecked();
  await expect(box("Marisa Kirisame")).toBeChecked();
});

test("the days that count are all, today and left, or left", async ({ page }) => {
  await page.goto(`${PATH}?selected=l1-reimu`);
  const chances = page.getByRole("complementary", { name: "Chances" });
  for (const [name, days] of [
    ["From today", 6],
    ["From tomorrow", 5],
    ["Whole period", 10],
  ] as const) {
    await chances.getByRole("link", { name, exact: true }).click();
    await expect(chances.getByRole("status")).toHaveText(`${chanceOf(1, days)} %`);
    await expect(chances.getByRole("table", { name: `within ${days} days` })).toContainText(
      `${chanceOf(3, days)} %`,
    );
  }
  await expect(chances).toContainText("1/5 = 20.0000 %");
});

test("the curve says in words and figures what it shows", async ({ page }) => {
  await page.goto(`${PATH}?selected=l1-reimu,l1-marisa`);
  const curve = page.getByRole("img", { name: /The chance by day, from day 1 to day 10/ });
  await expect(curve).toContainText("2 selected");
  await page.getByText("Show as table").click();
  const rows = page.getByRole("table").filter({ hasText: "After day" }).getByRole("row");
  await expect(rows.nth(5)).toContainText(`${chanceOf(2, 5)} %`);
});

test("the day turns at midnight, and the chances end with the prayer", async ({
  page,
  startClockAt,
}) => {
  await startClockAt("2026-06-15T23:45:00Z");
  await page.goto(`${PATH}?selected=l1-reimu&mode=2`);
  const chances = page.getByRole("complementary", { name: "Chances" });
  await expect(chances.getByRole("status")).toHaveText(`${chanceOf(1, 6)} %`);
  await page.clock.fastForward("15:00");
  await expect(chances.getByRole("status")).toHaveText(`${chanceOf(1, 5)} %`);
  await page.clock.fastForward(4 * millisecondsInDay);
  await expect(chances.getByRole("status")).toHaveText(`${chanceOf(1, 1)} %`);
  await page.clock.fastForward("05:00:00");
  await expect(chances).toContainText("Chances are told while the prayer runs.");
});

test("a prayer that does not run tells no chances", async ({ page }) => {
  await page.goto(`${PATH}?id=3`);
  await expect(page.getByText("Chances are told while the prayer runs.")).toBeVisible();
  await expect(page.getByText("Upcoming")).toBeVisible();
});

test("a category shows its own alone, another press all of them", onPhoneToo, async ({ page }) => {
  await page.goto(PATH);
  const boxes = page.getByRole("checkbox");
  await expect(boxes).toHaveCount(4);
  const category = page.getByRole("navigation", { name: "Category" });
  await category.getByRole("link", { name: "Std 1" }).click();
  await expect(boxes).toHaveCount(1);
  await category.getByRole("link", { name: "Std 1" }).click();
  await expect(boxes).toHaveCount(4);
});

test("the context menu and Enter open the character", onPhoneToo, async ({ page }) => {
  await page.goto(PATH);
  const reimu = page.getByRole("checkbox", { name: "Reimu Hakurei", exact: true });
  await reimu.click({ button: "right" });
  await expect(page.getByRole("dialog")).toContainText("Reimu Hakurei");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await reimu.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Reimu Hakurei");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(reimu).not.toBeChecked();
});

test(
  "a finger that rests opens the character, one that taps selects",
  onPhoneOnly,
  async ({ page }) => {
    await page.goto(PATH);
    const reimu = page.getByRole("checkbox", { name: "Reimu Hakurei", exact: true });
    const dialog = page.getByRole("dialog");
    const place = await page.locator("label", { has: reimu }).boundingBox();
    const touchPoints = place
      ? [{ x: place.x + place.width / 2, y: place.y + place.height / 2 }]
      : [];
    const finger = await page.context().newCDPSession(page);
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await expect(dialog).toContainText("Reimu Hakurei");
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(reimu).not.toBeChecked();
    await reimu.tap();
    await expect(reimu).toBeChecked();
    await expect(dialog).toBeHidden();
  },
);

test("without scripts a form gives the chance", async ({ scriptlessPage }) => {
  await scriptlessPage.goto(`${PATH}?mode=2`);
  await scriptlessPage.getByRole("checkbox", { name: "Reimu Hakurei", exact: true }).check();
  await scriptlessPage.getByRole("checkbox", { name: "Marisa Kirisame", exact: true }).check();
  await scriptlessPage.getByRole("button", { name: "Show the chance" }).click();
  await expect(scriptlessPage.getByRole("complementary", { name: "Chances" })).toContainText(
    `${chanceOf(2, 6)} %`,
  );
});

for (const id of ["-1", "0", "4", "99"]) {
  test(`an ordinal out of range, ${id}, is a 404`, async ({ page, faults }) => {
    faults.allow(/404/);
    const response = await page.goto(`${PATH}?id=${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText("There is no such forever prayer.");
  });
}

for (const id of ["abc", "1.5", ""]) {
  test(`an ordinal that is no number, "${id}", shows the running one`, async ({ page }) => {
    await page.goto(`${PATH}?id=${id}`);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
      "Forever Prayer No. 2",
    );
  });
}

test("the server's page names nobody who is hidden; spoiler mode does", async ({
  page,
  request,
}) => {
  expect(await (await request.get(PATH)).text()).not.toMatch(/letty/i);
  await page.addInitScript(() => localStorage.setItem("jp-content", "true"));
  await page.goto(PATH);
  await expect(page.getByRole("checkbox", { name: "Letty Whiterock" })).toBeVisible();
});

test("the forever prayer is accessible", async ({ page, expectAccessible }) => {
  await page.goto(`${PATH}?selected=l1-reimu`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible();
});

test("the chosen category is told apart in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(PATH);
  const chips = page.getByRole("navigation", { name: "Category" }).getByRole("link");
  await expect(chips.first()).toHaveCSS("outline-style", "solid");
  await expect(chips.last()).toHaveCSS("outline-style", "none");
});
