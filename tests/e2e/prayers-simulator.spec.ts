import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, onPhoneToo, test } from "./fixtures.ts";

const PRAYER = "/prayers/info/festival-springs";

const simulatorOf = (page: Page) => page.getByRole("region", { name: "Simulator" });
const button = (page: Page, name: string | RegExp) =>
  simulatorOf(page).getByRole("button", { name });
/** What a counter says. */
const counter = (page: Page, label: string) =>
  simulatorOf(page).locator("dt", { hasText: label }).locator("xpath=../dd");
const slots = (page: Page) => simulatorOf(page).getByRole("list", { name: "Result" });

async function expectRolled(page: Page, no: number) {
  await expect(simulatorOf(page).getByRole("status").first()).toContainText(`Roll ${no}:`);
}

/** Turns the cards that still lie face down; the counters then tell of the whole roll. */
async function turnAll(page: Page) {
  await slots(page).click();
  await expect(slots(page).locator("[data-face=down]")).toHaveCount(0);
}

/** Texts of the slots; those of one run are the same wherever it is rolled again. */
async function shownIn(list: Locator): Promise<string[]> {
  return list.getByRole("listitem").allTextContents();
}

test("each kind of roll fills its slots and counts what it costs", onPhoneToo, async ({ page }) => {
  await page.goto(PRAYER);
  await button(page, /^Single/).click();
  await expectRolled(page, 1);
  await expect(slots(page).getByRole("listitem")).toHaveCount(1);
  await button(page, /^Ten/).click();
  await expectRolled(page, 2);
  await expect(slots(page).getByRole("listitem")).toHaveCount(10);
  await expect(counter(page, "Seal crystals")).toHaveText("55");
  await expect(counter(page, "Pulls")).toHaveText("11");
  await button(page, /^Step-up 1 of 2/).click();
  await expectRolled(page, 3);
  await expect(counter(page, "God crystals")).toHaveText("60");
  await expect(counter(page, "Fortune Dust")).toHaveText("10");
  await simulatorOf(page).getByText("History").click();
  await expect(simulatorOf(page).getByRole("group").getByRole("listitem")).toHaveCount(3);
});

test("the cards of a roll turn one after another, and the rest by a press", async ({ page }) => {
  await page.goto(PRAYER);
  await button(page, /^Ten/).click();
  await expectRolled(page, 1);
  await expect(slots(page).locator("[data-face=down]")).not.toHaveCount(0);
  await turnAll(page);
  await expect(counter(page, "Pulls")).toHaveText("10");
});

test("the last roll can be had as a picture", async ({ page }) => {
  await page.goto(PRAYER);
  await button(page, /^Ten/).click();
  await expectRolled(page, 1);
  const coming = page.waitForEvent("download");
  await button(page, "Picture of this roll").click();
  const picture = await (await coming).path();
  const { width, height, format } = await sharp(picture).metadata();
  expect([width, height, format]).toEqual([1200, 630, "png"]);
});

test("beside a wide page it stays in sight while one reads, whole even in a low window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto(PRAYER);
  const title = page.getByRole("heading", { name: "Simulator" });
  const top = await title.evaluate((one) => one.getBoundingClientRect().top);
  await page.getByRole("heading", { name: "Chances" }).evaluate((one) => one.scrollIntoView());
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await expect(title).toBeInViewport();
  const last = button(page, /^Until I get/);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test("a step-up ends with its last row, god-crystal tens with the prayer's limit", async ({
  page,
}) => {
  await page.goto(PRAYER);
  const stepUp = button(page, /^Step-up/);
  await stepUp.click();
  await expect(stepUp).toContainText("2 of 2");
  await stepUp.click();
  await expect(stepUp).toBeDisabled();
  const gc = button(page, /^God crystal ten/);
  for (const done of [1, 2, 3]) {
    await gc.click();
    await expect(gc).toContainText(`${done} of 3`);
  }
  await expect(gc).toBeDisabled();
  await expect(counter(page, "God crystals")).toHaveText("3,020");
  await button(page, "Reset").click();
  await expect(gc).toBeEnabled();
  await expect(stepUp).toContainText("1 of 2");
  await expect(counter(page, "God crystals")).toHaveText("0");
  await expect(slots(page).getByRole("listitem")).toHaveCount(0);
});

test("the link to a run rolls the same again", async ({ page }) => {
  await page.goto(PRAYER);
  await button(page, /^Ten/).click();
  await expectRolled(page, 1);
  await button(page, /^God crystal ten/).click();
  await expectRolled(page, 2);
  await turnAll(page);
  const [rolled, tokens] = [await shownIn(slots(page)), await counter(page, "Tokens").innerText()];
  await simulatorOf(page).getByRole("link", { name: "Share this result" }).click();
  await expect(page).toHaveURL(/\?seed=\w+&steps=m\.g#simulator$/);
  await expectRolled(page, 2);
  await expect.poll(() => shownIn(slots(page))).toEqual(rolled);
  await expect(counter(page, "Tokens")).toHaveText(tokens);
});

// The last ten of this run hold her.
test("a hidden character who is drawn is named in spoiler mode only", async ({ page }) => {
  await page.goto(`${PRAYER}?seed=c&steps=3g`);
  await expectRolled(page, 3);
  const letty = page.getByRole("checkbox", { name: /Letty/ });
  await expect(page.getByRole("checkbox", { name: /Marisa/ })).toBeAttached();
  await expect(letty).toHaveCount(0);
  await expect(slots(page)).toContainText("Hidden character");
  await expect(slots(page)).not.toContainText("Letty");
  await page.evaluate(() => {
    localStorage.setItem("jp-content", "true");
    window.dispatchEvent(new StorageEvent("storage"));
  });
  await expect(slots(page)).toContainText("Letty");
  await expect(letty).toBeAttached();
});

test("without scripts forms and links roll the run, and the same run is rolled with them", async ({
  page,
  scriptlessPage,
}) => {
  await scriptlessPage.goto(PRAYER);
  await button(scriptlessPage, /^Ten/).click();
  await expect(slots(scriptlessPage).getByRole("listitem")).toHaveCount(10);
  await button(scriptlessPage, /^Step-up 1 of 2/).click();
  await expect(button(scriptlessPage, /^Step-up 2 of 2/)).toBeVisible();
  await expect(counter(scriptlessPage, "Seal crystals")).toHaveText("50");
  await expect(counter(scriptlessPage, "God crystals")).toHaveText("60");
  const rolled = await shownIn(slots(scriptlessPage));
  const link = simulatorOf(scriptlessPage).getByRole("link", { name: "Share this result" });
  await page.goto(PRAYER + (await link.getAttribute("href")));
  await expectRolled(page, 2);
  await expect.poll(() => shownIn(slots(page))).toEqual(rolled);
  await link.click();
  await expect(scriptlessPage).toHaveURL(/\?seed=[\w-]+&steps=m\.u1#simulator$/);
  expect(await shownIn(slots(scriptlessPage))).toEqual(rolled);
  await expect(button(scriptlessPage, /^Step-up 2 of 2/)).toBeVisible();
  await button(scriptlessPage, /^Single/).click();
  await expect(counter(scriptlessPage, "Pulls")).toHaveText("21");
  await button(scriptlessPage, "Reset").click();
  await expect(counter(scriptlessPage, "God crystals")).toHaveText("0");
});

test("keys roll while the focus is in the simulator, and only there", async ({ page }) => {
  await page.goto(PRAYER);
  await page.keyboard.press("t");
  await button(page, /^Single/).focus();
  await page.keyboard.press("t");
  await expectRolled(page, 1);
  await expect(counter(page, "Seal crystals")).toHaveText("50");
  await page.keyboard.press("u");
  await expectRolled(page, 2);
  await page.keyboard.press("r");
  await expect(counter(page, "Seal crystals")).toHaveText("0");
});

test("a roll that is refused says why and changes nothing", async ({ page, faults }) => {
  faults.allow(/429/);
  await page.goto(PRAYER);
  await page.route("/api/prayers/roll", (route) =>
    route.fulfill({
      status: 429,
      contentType: "application/problem+json",
      json: { detail: "Too many rolls. The next one is possible in 4 s." },
    }),
  );
  await button(page, /^Ten/).click();
  await expect(simulatorOf(page).getByRole("alert")).toContainText("Too many rolls.");
  await expect(counter(page, "Seal crystals")).toHaveText("0");
  await page.unroute("/api/prayers/roll");
  await button(page, /^Ten/).click();
  await expectRolled(page, 1);
  await expect(simulatorOf(page).getByRole("alert")).toBeEmpty();
});

test("until what is wished comes the run goes on, and its link holds it", async ({ page }) => {
  await page.goto(PRAYER);
  await button(page, /^Single/).click();
  await expectRolled(page, 1);
  await page.getByLabel("Roll on with").selectOption({ label: "Ten" });
  await button(page, "Until I get Marisa Kirisame").click();
  await expect(page.getByText(/^Got Marisa Kirisame after \d+ more rolls?\.$/)).toBeVisible();
  await expect(counter(page, "Rate-ups")).not.toHaveText("0");
  await turnAll(page);
  const [rolled, pulls] = [await shownIn(slots(page)), await counter(page, "Pulls").innerText()];
  await simulatorOf(page).getByRole("link", { name: "Share this result" }).click();
  await expect(counter(page, "Pulls")).toHaveText(pulls);
  // The HTML holds no hidden name; the browser adds it.
  await expect.poll(() => shownIn(slots(page))).toEqual(rolled);
});

test("after rolling the run is told how lucky it was, for what is wished", async ({ page }) => {
  await page.goto(PRAYER);
  await button(page, /^Ten/).click();
  await expectRolled(page, 1);
  const luck = simulatorOf(page).getByText(/you \d+, expected \d+\.\d\d, (un)?luckier than/);
  await expect(luck).toContainText("Marisa Kirisame:");
  const wished = page.getByRole("checkbox", { name: /Reimu/ });
  await wished.check();
  await expect(luck).toContainText(/Marisa Kirisame or Reimu/);
});

test("a pool's own page has a simulator, a prayer without one has none", async ({ page }) => {
  await page.goto("/prayer/standard-prayer/info");
  await button(page, /^Ten/).click();
  await expectRolled(page, 1);
  await page.goto("/prayers/info/leap-day");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(simulatorOf(page)).toHaveCount(0);
});

test("results and history are accessible", onPhoneToo, async ({ page, expectAccessible }) => {
  await page.goto(PRAYER);
  await button(page, /^God crystal ten/).click();
  await expectRolled(page, 1);
  await simulatorOf(page).getByText("History").click();
  await page.emulateMedia({ reducedMotion: "reduce" });
  // What the bar happens to cover at this place is no target that is too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible();
});
