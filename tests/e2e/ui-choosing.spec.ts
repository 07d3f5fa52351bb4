import type { Page } from "@playwright/test";
import { expect, onPhoneToo, test } from "./fixtures.ts";

test.use({ baseURL: process.env.ALMANAC_GALLERY_SITE });

const GALLERY = "/dev/gallery";

const chipInput = (page: Page, label: string) =>
  page.getByRole("combobox", { name: label, exact: true });
const suggestions = (page: Page) => page.getByRole("listbox").getByRole("option");

test(
  "the keyboard chooses in a chip input: Enter, full stop and Tab add, arrows walk",
  onPhoneToo,
  async ({ page }) => {
    await page.goto(GALLERY);
    const field = chipInput(page, "Featured characters");
    await field.focus();
    await page.keyboard.type("SAK!");
    const options = suggestions(page);
    await expect(options).toHaveText([/^Sakuya Izayoi十/, /^Saki/, /Scarlet/, /^MariSA Kirisame/i]);
    await expect(options.first()).toHaveAttribute("data-highlighted");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const chips = page.getByRole("toolbar", { name: "Featured characters, chosen" });
    await expect(chips).toContainText("Saki Kurokoma");
    await expect(field).toHaveValue("");

    await page.keyboard.type("marisa.");
    await expect(chips).toContainText("Marisa Kirisame");
    await expect(field).toHaveValue("");
    await page.keyboard.type("heir-app");
    await page.keyboard.press("Tab");
    await expect(chips).toContainText("Heir-apparent's Attendant");
    await expect(field).toBeFocused();
    await expect(page.locator("input[name=empty]")).toHaveValue("saki,marisa,heir");

    await page.keyboard.press("Backspace");
    await expect(page.locator("input[name=empty]")).toHaveValue("saki,marisa");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Delete");
    await expect(page.locator("input[name=empty]")).toHaveValue("marisa");
  },
);

test("Tab and full stop add what the arrows led to, also where nothing is typed", async ({
  page,
}) => {
  await page.goto(GALLERY);
  const field = chipInput(page, "Featured characters");
  const sent = page.locator("input[name=empty]");
  await field.focus();
  await page.keyboard.press(".");
  await expect(field).toHaveValue("");
  await page.keyboard.press("ArrowDown");
  await expect(suggestions(page).first()).toHaveAttribute("data-highlighted");
  const first = await suggestions(page).first().innerText();
  await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
  await expect(page.getByRole("toolbar", { name: "Featured characters, chosen" })).toContainText(
    first.split("\n")[0] ?? "",
  );
  await expect(sent).not.toHaveValue("");
  await expect(sent).not.toHaveValue(/,/);
  // The list is still open and highlights its first by itself, which nobody was led to.
  await expect(suggestions(page).first()).toHaveAttribute("data-highlighted");
  await page.keyboard.press("Tab");
  await expect(field).not.toBeFocused();
  await expect(sent).not.toHaveValue(/,/);
  await field.focus();
  // On a French keyboard the full stop needs Shift.
  await page.keyboard.type("saki");
  await field.evaluate((input) =>
    input.dispatchEvent(
      new KeyboardEvent("keydown", { key: ".", shiftKey: true, bubbles: true, cancelable: true }),
    ),
  );
  await expect(field).toHaveValue("");
  await expect(sent).toHaveValue(/,saki$/);
});

test("Tab leaves a chip input in which nothing is typed or found", async ({ page }) => {
  await page.goto(GALLERY);
  const field = chipInput(page, "Featured characters");
  await field.focus();
  await page.keyboard.press("Tab");
  await expect(field).not.toBeFocused();
  await field.focus();
  await page.keyboard.type("zzz");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(field).not.toBeFocused();
  await expect(page.locator("input[name=empty]")).toHaveValue("");
});

test("Escape closes the suggestions of a chip input and keeps its chips", async ({ page }) => {
  await page.goto(GALLERY);
  const field = chipInput(page, "Rate-up characters");
  await field.focus();
  await page.keyboard.type("rei");
  await expect(suggestions(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(suggestions(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("input[name=featured]")).toHaveValue("marisa,sakuya,heir");
});

test("a chip is removed by its cross", async ({ page }) => {
  await page.goto(GALLERY);
  await page.getByRole("button", { name: "Remove Sakuya Izayoi" }).click();
  await expect(page.locator("input[name=featured]")).toHaveValue("marisa,heir");
});

test("without scripts a chip input is a text field with names", async ({
  scriptlessPage: page,
}) => {
  await page.goto(`${process.env.ALMANAC_GALLERY_SITE}${GALLERY}`);
  const field = page.getByRole("textbox", { name: "Rate-up characters" });
  await expect(field).toHaveValue("Marisa Kirisame, Sakuya Izayoi, Heir-apparent's Attendant");
  await expect(field).toHaveAttribute("name", "featured");
});

test("the keyboard chooses in a multi-select and leaves it", async ({ page }) => {
  await page.goto(GALLERY);
  const button = page.getByRole("button", { name: "Obtaining" });
  await button.focus();
  await page.keyboard.press("ArrowDown");
  const list = page.getByRole("group", { name: "Obtaining" });
  const boxes = list.getByRole("checkbox");
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await expect(boxes.last()).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Home");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(button).toHaveText("Standard prayer, Exchange, Login bonus3");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(list).toBeHidden();
});

// A browser tells of both by one event when the second comes soon enough: from open to open.
test("a multi-select closed and opened again at once has the focus in its list", async ({
  page,
}) => {
  await page.goto(GALLERY);
  const button = page.getByRole("button", { name: "Obtaining" });
  await button.focus();
  await page.keyboard.press("ArrowDown");
  const list = page.getByRole("group", { name: "Obtaining" });
  const first = list.getByRole("checkbox").first();
  await expect(first).toBeFocused();
  await list.evaluate((fieldset) => {
    const popover = fieldset.closest<HTMLElement>("[popover]");
    popover?.hidePopover();
    popover?.showPopover();
  });
  await expect(first).toBeFocused();
});

test(
  "the list of a multi-select stands at its button and closes on a press outside",
  onPhoneToo,
  async ({ page }) => {
    await page.goto(GALLERY);
    const button = page.getByRole("button", { name: "Sources" });
    await button.click();
    const list = page.getByRole("group", { name: "Sources" });
    await expect(list.getByRole("checkbox", { checked: true })).toHaveCount(3);
    const [at, opened] = await Promise.all([button.boundingBox(), list.boundingBox()]);
    expect(Math.abs((at?.x ?? 0) - (opened?.x ?? 99))).toBeLessThan(2);
    await page.getByRole("heading", { level: 1 }).click({ force: true });
    await expect(list).toBeHidden();
  },
);

test("without scripts a multi-select opens and its boxes are ticked", async ({
  scriptlessPage: page,
}) => {
  await page.goto(`${process.env.ALMANAC_GALLERY_SITE}${GALLERY}`);
  await page.getByRole("button", { name: "Obtaining" }).click();
  const box = page
    .getByRole("group", { name: "Obtaining" })
    .getByRole("checkbox", { name: "Event" });
  await box.check();
  await expect(box).toBeChecked();
});
