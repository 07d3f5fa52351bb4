import type { Page } from "@playwright/test";
import { expect, onPhoneToo, test } from "./fixtures.ts";

const TIMELINE = "/prayers/timeline";
const chart = (page: Page) => page.getByRole("region", { name: /^Timeline/ });

test("what ran, runs and comes stands in lanes, and in a list that leads on", async ({ page }) => {
  await page.goto(TIMELINE);
  await expect(chart(page).locator("svg")).toContainText("Festival");
  await expect(chart(page).locator("[data-today]")).toBeAttached();
  const list = page.getByRole("region", { name: "As a list" });
  await list
    .getByRole("link", { name: /Festival of Hot Springs/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/prayers\/info\/festival-springs/);
});

test("links and keys move the range, which stands in the address", async ({ page }) => {
  await page.goto(TIMELINE);
  const from = page.getByLabel("From (UTC)");
  const first = await from.inputValue();
  await page.getByRole("link", { name: "Earlier" }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/);
  await expect(from).not.toHaveValue(first);
  const earlier = await from.inputValue();
  await chart(page).focus();
  await page.keyboard.press("+");
  await expect(from).not.toHaveValue(earlier);
  await page.getByRole("link", { name: "Today" }).click();
  await expect(from).toHaveValue(first);
});

test("a mouse drags it, and a drag opens nothing", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(TIMELINE);
  const box = await chart(page).boundingBox();
  const left = () => chart(page).evaluate((one) => one.scrollLeft);
  const before = await left();
  await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 80);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 80, { steps: 4 });
  await page.mouse.up();
  expect(await left()).toBeGreaterThan(before);
  await expect(page).toHaveURL(/\/prayers\/timeline$/);
});

test("dragged beyond its edge it shows the days there, and lets go where nothing is", async ({
  page,
}) => {
  await page.goto(TIMELINE);
  const from = page.getByLabel("From (UTC)");
  const first = await from.inputValue();
  await chart(page).evaluate((one) => one.scrollTo({ left: 0 }));
  const box = await chart(page).boundingBox();
  const y = (box?.y ?? 0) + 60;
  await page.mouse.move((box?.x ?? 0) + 100, y);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 400, y, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/from=/);
  await expect(from).not.toHaveValue(first);
  expect((await from.inputValue()) < first).toBe(true);
  await expect(chart(page).locator("svg")).not.toHaveAttribute("style", /translate/);
});

test("the wheel with Ctrl brings it nearer about what it points at, alone it scrolls the page", async ({
  page,
}) => {
  await page.goto(TIMELINE);
  const [from, to] = [page.getByLabel("From (UTC)"), page.getByLabel("To (UTC)")];
  const first = await from.inputValue();
  const last = await to.inputValue();
  await chart(page).hover({ position: { x: 300, y: 40 } });
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(from).toHaveValue(first);
  await chart(page).hover({ position: { x: 300, y: 40 } });
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -120);
  await page.keyboard.up("Control");
  await expect(from).not.toHaveValue(first);
  expect((await from.inputValue()) > first).toBe(true);
  expect((await to.inputValue()) < last).toBe(true);
});

test("keys bring it nearer and farther, go on at its edges, and lead back to today", async ({
  page,
}) => {
  await page.goto(TIMELINE);
  const from = page.getByLabel("From (UTC)");
  const first = await from.inputValue();
  await chart(page).focus();
  await page.keyboard.press("-");
  await expect(from).not.toHaveValue(first);
  const wide = await from.inputValue();
  await chart(page).evaluate((one) => one.scrollTo({ left: 0 }));
  await page.keyboard.press("ArrowLeft");
  await expect(from).not.toHaveValue(wide);
  await page.keyboard.press("Home");
  await expect(from).toHaveValue(first);
});

test("bad days are the nearest that can be shown", async ({ page }) => {
  await page.goto(`${TIMELINE}?from=2026-02-30&to=x`);
  await expect(chart(page)).toBeVisible();
  await page.goto(`${TIMELINE}?from=0001-01-01&to=9999-12-31`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Timeline");
});

test("without scripts the form is answered by the server", async ({ scriptlessPage }) => {
  await scriptlessPage.goto(TIMELINE);
  await scriptlessPage.getByLabel("From (UTC)").fill("2026-06-01");
  await scriptlessPage.getByLabel("To (UTC)").fill("2026-06-20");
  await scriptlessPage.getByRole("button", { name: "Show" }).click();
  await expect(scriptlessPage).toHaveURL(/from=2026-06-01&to=2026-06-20/);
  await expect(scriptlessPage.getByLabel("To (UTC)")).toHaveValue("2026-06-20");
});

test("the timeline is accessible", onPhoneToo, async ({ page, expectAccessible }) => {
  await page.goto(TIMELINE);
  await expectAccessible();
});

test("keys are told of where there are keys", onPhoneToo, async ({ page, isMobile }) => {
  await page.goto(TIMELINE);
  await expect(page.getByText("for today")).toBeVisible({ visible: !isMobile });
});

test("a name that its bar has no room for stands behind it as a whole", async ({ page }) => {
  await page.goto(`${TIMELINE}?from=2026-01-01&to=2026-12-31`);
  const name = chart(page).locator("a", { hasText: "Festival of Hot Springs" }).locator("text");
  await expect(name.first()).toHaveText("Festival of Hot Springs");
});
