import type { Page } from "@playwright/test";
import { releasedCards } from "#tests/fixtures/browser/site-pack/story-cards.ts";
import { expect, onPhoneToo, test } from "./fixtures.ts";

const modal = (page: Page) => page.getByRole("dialog", { name: "Story Card Search and Filter" });
const found = (page: Page) => page.getByRole("article").getByRole("heading");
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

/** The list is whole once it goes on by itself. */
async function openSearch(page: Page, search = "") {
  await page.goto(`/story-cards${search}`, { waitUntil: "networkidle" });
  await page.keyboard.press("Control+Shift+F");
  await expect(modal(page)).toBeVisible();
  return modal(page);
}

test("the whole search is walked by keyboard alone", onPhoneToo, async ({ page }) => {
  await page.goto("/story-cards", { waitUntil: "networkidle" });
  const opener = page.getByRole("link", { name: /Advanced/ });
  await opener.focus();
  await page.keyboard.press("Enter");
  const search = modal(page);
  await expect(search.getByRole("button", { name: "Close" }).first()).toBeFocused();

  const tabTo = async (label: string | RegExp, role: Parameters<Page["getByRole"]>[0]) => {
    const wanted = search.getByRole(role, { name: label }).first();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press("Tab");
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(wanted).toBeFocused();
  };

  await tabTo("Name", "searchbox");
  await page.keyboard.type("temple, magician");
  await expect(found(page)).toHaveText(["Ordinary Magician", "Temple Bell"]);
  await tabTo("Artist", "searchbox");
  await page.keyboard.type("SHIN");
  await expect(found(page)).toHaveText(["Temple Bell"]);
  await tabTo("Featured Characters", "combobox");
  await page.keyboard.type("mari");
  await page.keyboard.press("Enter");
  await expect(search.getByRole("button", { name: "Remove Marisa Kirisame" })).toBeVisible();
  await tabTo("5 stars", "checkbox");
  await page.keyboard.press("Space");
  await tabTo("Orchid", "checkbox");
  await page.keyboard.press("Space");
  await tabTo("Obtaining", "button");
  await page.keyboard.press("Enter");
  const obtaining = search.getByRole("group", { name: "Obtaining" });
  await expect(obtaining.getByRole("checkbox").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(search.getByRole("checkbox", { name: /^Challenge quest \(\d+\)/ })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(search).toBeVisible();
  await tabTo(/Compatible Role/, "combobox");
  await page.keyboard.press("a");
  await tabTo("Sort/Filter #1", "combobox");
  await page.keyboard.press("e");
  await tabTo("Group", "combobox");
  await page.keyboard.press("b");
  await tabTo("Effect", "combobox");
  await page.keyboard.type("las");
  await tabTo("Target", "combobox");
  await page.keyboard.press("p");
  await tabTo("Sort by", "combobox");
  await page.keyboard.press("t");
  await expect
    .poll(() => query(page))
    .toBe(
      "?name=temple,+magician&types=o&rarities=5&featured=marisa&obtaining=challenge-quest" +
        "&role=atk&artist=SHIN&options=effect:laser-up:turn-sort:party",
    );
  await expect(found(page)).toHaveText(["Temple Bell"]);
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(found(page)).toHaveText(["Temple Bell"]);
});

for (const [search, names] of [
  ["types=b", ["Misty Lake"]],
  ["rarities=3", ["Misty Lake"]],
  ["featured=marisa", ["Ordinary Magician", "Temple Bell"]],
  ["featured=marisa,Reimu Hakurei", ["Temple Bell"]],
  ["obtaining=prayer", ["Ordinary Magician"]],
  ["name=magician,bell&role=atk", ["Temple Bell"]],
  ["artist=凪", ["Ordinary Magician"]],
  ["artist=しにあ", ["Temple Bell"]],
  ["name=Kirino%20Mizūmi", ["Misty Lake"]],
  ["q=%EF%BE%90%EF%BD%BD%EF%BE%9E%EF%BD%B3%EF%BE%90", ["Misty Lake"]],
  ["options=effect:laser-up:value-sort", ["Temple Bell", "Ordinary Magician"]],
  ["options=effect:laser-up:value-sort:self", ["Ordinary Magician"]],
  ["options=effect:laser-down:value-sort", []],
  [
    "name=magician,bell,lake&options=stat:hp:desc",
    ["Ordinary Magician", "Misty Lake", "Temple Bell"],
  ],
  ["options=date", ["Ordinary Magician", "Temple Bell"]],
  ["options=date:2021-06-01:2021-06-01:asc", ["Temple Bell"]],
] as const) {
  test(`the query ${search} finds the same by the server and in the browser`, async ({
    page,
    scriptlessPage,
  }) => {
    for (const each of [scriptlessPage, page]) {
      await each.goto(`/story-cards?${search}`, { waitUntil: "networkidle" });
      await expect(found(each)).toHaveText([...names]);
    }
  });
}

test(
  "changes replace the entry, so that one step back leaves the page with what was chosen",
  onPhoneToo,
  async ({ page }) => {
    await page.goto("/story-cards/illustrators");
    const search = await openSearch(page);
    const entries = await page.evaluate(() => window.history.length);
    await search.getByRole("searchbox", { name: "Name" }).fill("misty");
    await search.getByRole("checkbox", { name: "3 stars" }).check();
    await search.getByLabel("Sort/Filter #1").selectOption("Stat");
    await expect.poll(() => query(page)).toBe("?name=misty&rarities=3&options=stat:hp:desc");
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await page.goBack();
    await expect(search).toBeHidden();
    await expect.poll(() => query(page)).toBe("?name=misty&rarities=3&options=stat:hp:desc");
    await expect(found(page)).toHaveText(["Misty Lake"]);
    await page.goBack();
    await expect(page).toHaveURL("/story-cards/illustrators");
  },
);

test("only one row may ask for a date, and rows wait for those before them", async ({ page }) => {
  const search = await openSearch(page);
  const [first, second] = [1, 2].map((row) => search.getByLabel(`Sort/Filter #${row}`));
  if (!first || !second) throw new Error("There are two rows.");
  await expect(second).toBeDisabled();
  await first.selectOption("Date");
  await expect(search.getByRole("textbox", { name: "From (UTC)" })).toHaveValue("2021-05-11");
  await expect(search.getByRole("textbox", { name: "To (UTC)" })).toHaveValue("");
  await expect(second.getByRole("option", { name: "Date" })).toBeDisabled();
  await second.selectOption("Stat");
  await expect(search.getByLabel("Stat", { exact: true })).toHaveValue("hp");
  await first.selectOption("Effect");
  await expect(search.getByLabel("Group")).toHaveValue("misc");
  await expect(search.getByLabel("Effect", { exact: true })).toHaveValue("hp");
  await expect(search.getByLabel("Direction")).toBeHidden();
  await expect(search.getByLabel("Target").getByRole("option")).toHaveText([
    "Any Target",
    "Self/Solo",
    "Party/All",
  ]);
  await search.getByLabel("Group").selectOption("Stat");
  await expect(search.getByLabel("Direction").getByRole("option")).toHaveText(["Up", "Down"]);
  await search.getByLabel("Group").selectOption("Element");
  await expect(search.getByLabel("Direction").getByRole("option")).toHaveText(["Pwr Up", "Resist"]);
  await search.getByLabel("Group").selectOption("Bullet");
  await expect(search.getByLabel("Direction").getByRole("option")).toHaveText(["Pwr Up", "Resist"]);
});

test(
  "the third row is for wide screens, unless the address has three",
  onPhoneToo,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    const search = await openSearch(page);
    await expect(search.getByLabel("Sort/Filter #3")).toBeVisible();
    await page.setViewportSize({ width: 1365, height: 900 });
    await expect(search.getByLabel("Sort/Filter #3")).toBeHidden();
    await page.goto("/story-cards?options=stat:hp,stat:agi,date", { waitUntil: "networkidle" });
    await page.keyboard.press("Control+Shift+F");
    await expect(search.getByLabel("Sort/Filter #3")).toBeVisible();
  },
);

test("a date row is written or picked from the calendar, by keyboard alone", async ({ page }) => {
  const search = await openSearch(page, "?options=date");
  const from = search.getByRole("textbox", { name: "From (UTC)" });
  await expect(from).toHaveValue("2021-05-11");
  await from.fill("2021-06-01");
  await expect(found(page)).toHaveText(["Ordinary Magician", "Temple Bell"]);
  await search.getByRole("button", { name: "To (UTC): calendar" }).press("Enter");
  const calendar = search.getByRole("dialog", { name: "Choose a date: To (UTC)" });
  await calendar.getByRole("button", { name: "Today" }).press("Enter");
  await expect(search.getByRole("textbox", { name: "To (UTC)" })).toHaveValue("2026-06-15");
  await page.keyboard.press("Escape");
  await expect(calendar).toBeHidden();
  await expect(search).toBeVisible();
  await expect.poll(() => query(page)).toBe("?options=date:2021-06-01:2026-06-15");
});

test("the fields show what is searched for: persons by name, and only what is known", async ({
  page,
  scriptlessPage,
}) => {
  const asked = "featured=Marisa Kirisame,nobody&options=effect:cook:value-sort,stat:agi:desc";
  await scriptlessPage.goto(`/story-cards?form=search&${asked}`);
  await expect(scriptlessPage.getByLabel("Featured Characters")).toHaveValue("Marisa Kirisame");
  await expect(scriptlessPage.getByLabel("Sort/Filter #1")).toHaveValue("stat");

  const search = await openSearch(page, `?${asked}`);
  await expect(found(page)).toHaveText(["Temple Bell", "Ordinary Magician"]);
  const chips = search.getByRole("button", { name: /^Remove/ });
  await expect(chips).toHaveCount(1);
  await expect(chips).toHaveAccessibleName("Remove Marisa Kirisame");
  await expect(search.getByLabel("Sort/Filter #1")).toHaveValue("stat");
  await search.getByLabel("Sort/Filter #2").selectOption("Date");
  await chips.click();
  await expect.poll(() => query(page)).toBe("?options=stat:agi:desc,date");
});

test("reset and clear bring every card back", async ({ page }) => {
  const search = await openSearch(page, "?name=misty&rarities=3&artist=undated");
  await expect(found(page)).toHaveText(["Misty Lake"]);
  await search.getByRole("button", { name: "Reset" }).click();
  await expect(search.getByRole("status")).toHaveText(`Showing all ${releasedCards} story cards`);
  await expect(search.getByRole("searchbox", { name: "Name" })).toHaveValue("");
  await expect(search.getByRole("searchbox", { name: "Artist" })).toHaveValue("");
  await expect(page).toHaveURL("/story-cards");
  await search.getByRole("searchbox", { name: "Name" }).fill("bell");
  await search.getByRole("button", { name: "Close" }).last().click();
  await expect(search).toBeHidden();
  await expect(found(page)).toHaveText(["Temple Bell"]);
  await page.getByRole("link", { name: "Clear Search" }).click();
  await expect(page.getByRole("searchbox", { name: "Search by name" })).toHaveValue("");
  await expect(page.getByRole("article")).toHaveCount(10);
  await expect(page).toHaveURL("/story-cards");
});

test("what is typed just before the search closes is kept, and a second press stays on the page", async ({
  page,
}) => {
  const search = await openSearch(page, "?name=misty");
  const field = search.getByRole("searchbox", { name: "Name" });
  await field.fill("");
  await expect(page).toHaveURL("/story-cards");
  // A slow device: the writing of the query is due while the step back is under way.
  await field.evaluate((input: HTMLInputElement) => {
    const busyFor = (ms: number) => {
      for (const end = performance.now() + ms; performance.now() < end; );
    };
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "bell");
    input.dispatchEvent(new Event("input", { bubbles: true }));
    busyFor(280);
    const close = input.closest("dialog")?.querySelector<HTMLElement>("[aria-label=Close]");
    close?.click();
    close?.click();
    busyFor(60);
  });
  await expect(search).toBeHidden();
  await expect(found(page)).toHaveText(["Temple Bell"]);
  await expect(page).toHaveURL("/story-cards?name=bell");
});

test("every field works without scripts", async ({ scriptlessPage: page }) => {
  await page.goto("/story-cards");
  await page.getByRole("link", { name: /Advanced/ }).click();
  const search = page.getByRole("region", { name: "Story Card Search and Filter" });
  await search.getByLabel("Name").fill("temple, magician, misty");
  await search.getByLabel("Artist").fill("s");
  await search.getByLabel("Featured Characters").fill("Reimu Hakurei, Marisa Kirisame");
  await search.getByRole("checkbox", { name: "5 stars" }).check();
  await search.getByRole("checkbox", { name: "Orchid" }).check();
  await search.getByRole("button", { name: /Obtaining/ }).click();
  await search.getByRole("checkbox", { name: /^Challenge quest \(\d+\)/ }).check();
  await page.keyboard.press("Escape");
  await search.getByLabel(/Compatible Role/).selectOption("atk");
  await search.getByLabel("Sort/Filter #1").selectOption("Effect");
  await search.getByLabel("Effect", { exact: true }).first().selectOption("Laser");
  await search.getByLabel("Target").first().selectOption("Party/All");
  await search.getByLabel("Sort by").first().selectOption("Turns");
  await search.getByLabel("Sort/Filter #2").selectOption("Date");
  await search.getByLabel("To (UTC)").nth(1).fill("2021-06-01");
  await search.getByRole("button", { name: "Search" }).click();
  await expect(found(page)).toHaveText(["Temple Bell"]);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    /options=effect%3Alaser-up%3Aturn-sort%3Aparty%2Cdate%3A2021-05-11%3A2021-06-01$/,
  );
  // The form stays, with what was asked for.
  await expect(search.getByLabel("Artist")).toHaveValue("s");
  await expect(search.getByLabel("Sort/Filter #1")).toHaveValue("effect");
  const count = page.getByRole("status").filter({ hasText: "Showing" });
  await expect(count).toHaveText(`Showing 1 of ${releasedCards} story card`);
});

test(
  "the search is accessible, over the page and in it",
  onPhoneToo,
  async ({ page, expectAccessible }) => {
    await openSearch(page, "?options=effect:laser-up:value-sort,stat:hp,date&featured=marisa");
    await expectAccessible();
    await page.goto("/story-cards?form=search");
    await expect(page.getByRole("region", { name: "Story Card Search and Filter" })).toBeVisible();
    await expectAccessible();
  },
);
