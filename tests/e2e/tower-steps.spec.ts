import type { Page } from "@playwright/test";
import { releasedFloors } from "#tests/fixtures/browser/site-pack/tower.ts";
import {
  floorContent,
  floorHeading,
  floorList,
  TOWER,
} from "#tests/fixtures/browser/tower-page.ts";
import { expect, onPhoneToo, test } from "./fixtures.ts";

test.use({ loadsAhead: true });

test("steps lead up and down by link, and end with the tower", onPhoneToo, async ({ page }) => {
  await page.goto(`${TOWER}?floor=2`);
  const below = page.getByRole("link", { name: "Floor below" });
  await below.click();
  await expect(floorHeading(page)).toContainText("Floor #1");
  await expect(below).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("link", { name: "Floor above" }).click();
  await expect(floorHeading(page)).toContainText("Floor #2");
});

test("arrow keys step through the floors, and do not while one types", async ({ page }) => {
  await page.goto(`${TOWER}?floor=10`);
  await page.keyboard.press("ArrowRight");
  await expect(floorHeading(page)).toContainText("Floor #11");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(floorHeading(page)).toContainText("Floor #9");
  await page.getByRole("button", { name: "Jump to" }).click();
  await page.getByRole("textbox", { name: /Floor number/ }).press("ArrowRight");
  await expect(floorHeading(page)).toContainText("Floor #9");
});

for (const [distance, floor] of [
  [-76, 11],
  [-75, 10],
  [76, 9],
  [75, 10],
] as const) {
  test(
    `a swipe by ${distance} px over floor 10 shows floor ${floor}`,
    onPhoneToo,
    async ({ page }) => {
      await page.goto(`${TOWER}?floor=10`);
      await swipe(page, distance);
      await expect(floorHeading(page)).toContainText(`Floor #${floor}`);
    },
  );
}

const steps: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ["an arrow key", (page) => page.keyboard.press("ArrowRight")],
  ["a step's link", (page) => page.getByRole("link", { name: "Floor above" }).click()],
  ["a swipe", (page) => swipe(page, -100)],
];
for (const [way, step] of steps) {
  test(
    `a floor chosen by ${way} is announced to screen readers, once it has settled`,
    onPhoneToo,
    async ({ page }) => {
      await page.goto(`${TOWER}?floor=10`);
      const spoken = await listen(page);
      for (const floor of [11, 12, 13]) {
        await step(page);
        await expect(floorHeading(page)).toContainText(`Floor #${floor}`);
      }
      await expect.poll(spoken).toContain("Scarlet Devil Tower Floor #13");
      // On a slow machine a floor on the way may have settled as well; none is told twice.
      const announced = await spoken();
      expect(announced).toEqual([...new Set(announced)]);
      expect(announced).not.toContain("Scarlet Devil Tower Floor #10");
    },
  );
}

test("quick steps are told as one", async ({ page, startClockAt, pauseClockAt }) => {
  await startClockAt("2026-06-15T12:00:00Z");
  await page.goto(`${TOWER}?floor=10`);
  await pauseClockAt("2026-06-15T12:10:00Z");
  const spoken = await listen(page);
  for (const floor of [11, 12, 13]) {
    await page.keyboard.press("ArrowRight");
    await expect(floorHeading(page)).toContainText(`Floor #${floor}`);
    await expect(floorContent(page)).toContainText("Fairy");
  }
  await page.clock.runFor(1000);
  expect(await spoken()).toEqual(["Scarlet Devil Tower Floor #13"]);
});

test("the popup takes digits only, submits nothing empty and clamps", async ({ page }) => {
  await page.goto(`${TOWER}?floor=5`);
  const open = page.getByRole("button", { name: "Jump to" });
  await open.click();
  const popup = page.getByRole("dialog", { name: "Jump to" });
  const field = popup.getByRole("textbox", { name: `Floor number, 1 to ${releasedFloors}` });
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(popup).toBeVisible();
  await field.pressSequentially("a9-9e9");
  await expect(field).toHaveValue("999");
  await page.keyboard.press("Enter");
  await expect(popup).toBeHidden();
  await expect(floorHeading(page)).toContainText(`Floor #${releasedFloors}`);
  await expect(page).toHaveURL(`${TOWER}?floor=${releasedFloors}`);
  await expect(open).toBeFocused();
});

test("back and Escape close the popup and stay on the floor", onPhoneToo, async ({ page }) => {
  await page.goto(`${TOWER}?floor=5`);
  const open = page.getByRole("button", { name: "Jump to" });
  const popup = page.getByRole("dialog", { name: "Jump to" });
  for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
    await open.click();
    await expect(popup).toBeVisible();
    await close();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(`${TOWER}?floor=5`);
  }
});

test("the keyboard goes through the list of floors", async ({ page }) => {
  await page.goto(`${TOWER}?floor=5`);
  const link = (name: string) => floorList(page).getByRole("link", { name, exact: true });
  await link("5").focus();
  await page.keyboard.press("ArrowDown");
  await expect(link("4")).toBeFocused();
  await page.keyboard.press("End");
  await expect(link("1")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(floorHeading(page)).toContainText("Floor #1");
  await page.keyboard.press("Home");
  await expect(link("30 Story")).toBeFocused();
});

/** A finger that goes this many px to the right over the floor. */
async function swipe(page: Page, distance: number): Promise<void> {
  await floorHeading(page).evaluate((target, dx) => {
    const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 50 });
    const send = (type: string, clientX: number) => {
      const changedTouches = [touch(clientX)];
      const touches = type === "touchstart" ? changedTouches : [];
      target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
    };
    send("touchstart", 200);
    send("touchend", 200 + dx);
  }, distance);
}

/** Gathers what the live region of the floor says from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const region = page.locator("main p[aria-live=polite]");
  await region.evaluate((element) => {
    const said: string[] = [];
    Reflect.set(window, "saidFloors", said);
    new MutationObserver(() => said.push(element.textContent)).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate((): string[] => Reflect.get(window, "saidFloors"));
}
