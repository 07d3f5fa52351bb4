import { expect, onPhoneToo, test } from "./fixtures.ts";

test.use({ baseURL: process.env.ALMANAC_GALLERY_SITE });

const GALLERY = "/dev/gallery";

test("the keyboard walks the calendar and chooses a day", onPhoneToo, async ({ page }) => {
  await page.goto(GALLERY);
  const opener = page.getByRole("button", { name: "Start: calendar", exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  const picker = page.getByRole("dialog", { name: "Choose a date: Start" });
  const focused = (name: string) =>
    expect(picker.getByRole("button", { name, exact: true })).toBeFocused();
  await focused("29 February 2024");
  for (const [key, day] of [
    ["ArrowRight", "1 March 2024"],
    ["ArrowUp", "23 February 2024"],
    ["Home", "19 February 2024"],
    ["End", "25 February 2024"],
    ["ArrowLeft", "24 February 2024"],
    ["ArrowDown", "2 March 2024"],
    ["PageUp", "2 February 2024"],
    ["PageDown", "2 March 2024"],
    ["Shift+PageDown", "2 March 2025"],
    ["Shift+PageUp", "2 March 2024"],
  ] as const) {
    await page.keyboard.press(key);
    await focused(day);
  }
  await page.keyboard.press("Enter");
  await expect(picker).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Start", exact: true })).toHaveValue("2024-03-02");
});

test("month and year wrap, and the day is capped at the month's length", async ({
  page,
  startClockAt,
}) => {
  await startClockAt("2026-11-20T12:00:00Z");
  await page.goto(GALLERY);
  await page.getByRole("button", { name: "Start: calendar", exact: true }).click();
  const picker = page.getByRole("dialog", { name: "Choose a date: Start" });
  const month = picker.getByRole("table");
  const press = (name: string) => picker.getByRole("button", { name }).click();
  await press("Next year");
  await expect(month).toHaveAccessibleName("February 2025");
  await expect(picker.locator("td [tabindex='0']")).toHaveAccessibleName("28 February 2025");
  await press("Previous month");
  await press("Previous month");
  await expect(month).toHaveAccessibleName("December 2024");
  for (const year of ["2023", "2022", "2021", "2027"]) {
    await press("Previous year");
    await expect(month).toHaveAccessibleName(`December ${year}`);
  }
  await press("Next month");
  await expect(month).toHaveAccessibleName("January 2021");
});

test("Today, Reset, Clear and Close do what they say", async ({ page, startClockAt }) => {
  await startClockAt("2026-11-20T12:00:00Z");
  await page.goto(GALLERY);
  const start = page.getByRole("textbox", { name: "Start", exact: true });
  await page.getByRole("button", { name: "Start: calendar", exact: true }).click();
  const picker = page.getByRole("dialog", { name: "Choose a date: Start" });
  await picker.getByRole("button", { name: "Today" }).click();
  await expect(start).toHaveValue("2026-11-20");
  await expect(picker.locator("[aria-current=date]")).toHaveAttribute("aria-pressed", "true");
  await picker.getByRole("button", { name: "Reset" }).click();
  await expect(start).toHaveValue("2021-05-11");
  await picker.getByRole("button", { name: "Close" }).click();
  await expect(picker).toBeHidden();

  const released = page.getByRole("textbox", { name: "Released" });
  await released.fill("2022-03-04");
  await page.getByRole("button", { name: "Released: calendar" }).click();
  const other = page.getByRole("dialog", { name: "Choose a date: Released" });
  await expect(other.getByRole("button", { pressed: true })).toHaveAccessibleName("4 March 2022");
  await other.getByRole("button", { name: "Clear" }).click();
  await expect(released).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(other).toBeHidden();
});

test("a day that does not exist is told beside the field", async ({ page }) => {
  await page.goto(GALLERY);
  const field = page.getByRole("textbox", { name: "Released" });
  await field.fill("2023-02-29");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription("No such day; write YYYY-MM-DD");
  await field.fill("2024-02-29");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await field.fill("2024-0");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await field.blur();
  await expect(field).toHaveAttribute("aria-invalid", "true");
});

// A browser tells of both by one event when the second comes soon enough: from open to open.
test("a calendar closed and opened again at once has the focus on its day", async ({ page }) => {
  await page.goto(GALLERY);
  await page.getByRole("button", { name: "Start: calendar", exact: true }).click();
  const calendar = page.getByRole("dialog", { name: "Choose a date: Start", exact: true });
  const day = calendar.locator("[tabindex='0']");
  await expect(day).toBeFocused();
  await calendar.evaluate((popover: HTMLElement) => {
    popover.hidePopover();
    popover.showPopover();
  });
  await expect(day).toBeFocused();
});

test("the whole calendar stands inside the window", onPhoneToo, async ({ page }) => {
  await page.goto(GALLERY);
  await page.getByRole("button", { name: "Start: calendar", exact: true }).click();
  const close = page
    .getByRole("dialog", { name: "Choose a date: Start" })
    .getByRole("button", { name: "Close" });
  await expect(close).toBeInViewport({ ratio: 1 });
});

test("a countdown ticks in cells that do not move, down to zero", async ({
  page,
  startClockAt,
}) => {
  await startClockAt("2038-01-18T03:14:07Z");
  await page.goto(GALLERY);
  const timer = page.getByRole("timer", { name: "Until the far future" });
  await timer.scrollIntoViewIfNeeded();
  await expect(timer).toContainText("23h59m");
  const text = await timer.innerText();
  const before = await timer.boundingBox();
  await expect(timer).not.toHaveText(text);
  expect(await timer.boundingBox()).toEqual(before);
  await page.clock.fastForward("24:00:00");
  await expect(timer).toHaveText("00d00h00m00s");
});
