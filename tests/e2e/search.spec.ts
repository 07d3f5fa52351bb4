import { ownReimu } from "./collection-steps.ts";
import { expect, onPhoneOnly, onPhoneToo, test } from "./fixtures.ts";

for (const scripts of ["with", "without"] as const) {
  test(`the search finds by any name and leads there, ${scripts} scripts`, async ({
    page: live,
    scriptlessPage,
  }) => {
    const page = scripts === "with" ? live : scriptlessPage;
    await page.goto("/search");
    await page.getByRole("searchbox", { name: "Search the site" }).fill("hakurei a6");
    await page.getByRole("searchbox", { name: "Search the site" }).press("Enter");
    await expect(page).toHaveURL("/search?q=hakurei+a6");
    await expect(page).toHaveTitle("Search: hakurei a6 – LostWord Almanac");
    const characters = page.getByRole("region", { name: "Characters" }).getByRole("link");
    await expect(characters).toHaveText([/^Reimu Hakurei \(Scarlet\)World A6/]);
    await characters.click();
    await expect(page).toHaveURL("/characters/info/a6-reimu");
  });
}

test("kinds are grouped, and a kind is searched alone from its group", async ({ page }) => {
  await page.goto("/search?q=shrine");
  const cards = page.getByRole("region", { name: "Story cards" });
  await expect(cards.getByRole("listitem")).toHaveCount(8);
  await cards.getByRole("link", { name: "More of these" }).click();
  await expect(page).toHaveURL("/search?q=shrine&kinds=story-card");
  await expect(cards.getByRole("listitem")).toHaveCount(22);
  await page.getByRole("link", { name: "search everything" }).click();
  await expect(page).toHaveURL("/search?q=shrine");
});

test("what is hidden is found in spoiler mode alone", async ({ page }) => {
  await page.goto("/search?q=future", { waitUntil: "networkidle" });
  await expect(page.getByRole("link", { name: /Lake of the Future/ })).toHaveCount(0);
  await page.addInitScript(() => localStorage.setItem("jp-content", "true"));
  await page.reload();
  await expect(page.getByRole("link", { name: /Lake of the Future/ })).toBeVisible();
});

test("whatever is searched for, the page keeps its shape", onPhoneToo, async ({ page }) => {
  for (const text of ["W".repeat(200), "\u202E夢".repeat(60), "ﷺ".repeat(100), "\u0000\u001B<b>"]) {
    const answer = await page.goto(`/search?q=${encodeURIComponent(text)}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("search").getByRole("status")).toHaveText(/found/);
    const overflow = await page.evaluate(() => {
      const root = document.documentElement;
      return root.scrollWidth - root.clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test("the quick search opens by keys, is gone through by arrows, and leads where its list does", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/settings", { waitUntil: "networkidle" });
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Search the site" });
  await expect(field).toBeFocused();
  await page.keyboard.type("hakurei");
  const options = page.getByRole("listbox", { name: "Found" }).getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(options.first()).toContainText("Reimu Hakurei");
  await expectAccessible();
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await field.fill("roulette");
  await expect(options.first()).toContainText("Kourindou roulette");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/prayer/kourindou-roulette");
  await page.goBack();
  await expect(page).toHaveURL("/settings");
});

test("keys of an input method do nothing in the quick search", async ({ page }) => {
  await page.goto("/settings", { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search the site" });
  await field.fill("hakurei");
  const options = page.getByRole("listbox", { name: "Found" }).getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  for (const key of ["ArrowDown", "Enter", "Escape"])
    await field.dispatchEvent("keydown", { key, isComposing: true, keyCode: 229, bubbles: true });
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL("/settings");
  await expect(field).toHaveValue("hakurei");
});

test("Escape closes what the quick search lists, and then the dialog", async ({ page }) => {
  await page.goto("/settings", { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search the site" });
  await field.fill("hakurei");
  const list = page.getByRole("listbox", { name: "Found" });
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
});

test("the magnifier of the bar opens the quick search, without scripts the page", async ({
  page,
  scriptlessPage,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Search", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await scriptlessPage.goto("/");
  await scriptlessPage.getByRole("link", { name: "Search", exact: true }).click();
  await expect(scriptlessPage).toHaveURL("/search");
});

for (const [text, name, address] of [
  [
    "5 star yin atk party",
    "Story cards: 5 star yin atk party",
    "/story-cards?rarities=5&options=effect%3Ayin-atk-up%3Avalue-sort%3Aparty",
  ],
  ["weak to fire", "Floors: weak to Fire", "/stages/scarlet-devil-tower?weak=fire"],
  ["support", "Characters: Support", "/characters?role=supp"],
] as const) {
  test(`"${text}" offers the list so filled in, over any page and on that of the search`, async ({
    page,
    scriptlessPage,
  }) => {
    await scriptlessPage.goto(`/search?${new URLSearchParams({ q: text })}`);
    const lists = scriptlessPage.getByRole("region", { name: "Lists" });
    await expect(lists.getByRole("link", { name })).toHaveAttribute("href", address);
    await page.goto("/settings", { waitUntil: "networkidle" });
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search the site" }).fill(text);
    await page.getByRole("option", { name }).click();
    await expect(page).toHaveURL(address);
  });
}

for (const { wants, words, name, sees } of [
  {
    wants: "the card that raises the party's laser",
    words: "laser party",
    name: /^Story cards: laser party/,
    sees: "Temple Bell",
  },
  {
    wants: "Reimu of the Scarlet world",
    words: "reimu scarlet",
    name: /^Reimu Hakurei \(Scarlet\)/,
    sees: "Reimu Hakurei (A6)",
  },
  { wants: "floor 27", words: "floor 27", name: /^Floor 27/, sees: "Floor #27" },
  {
    wants: "the artist of Temple Bell",
    words: "temple bell",
    name: /^Temple Bell/,
    sees: "Shinia",
  },
  {
    wants: "the stages that drop an item",
    words: "offense guide",
    name: /^Offense Guide I/,
    sees: "As of August 2020 in Japan.",
  },
]) {
  test(`a stranger on the home page finds ${wants} in two actions: words and one press`, async ({
    page,
  }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search the site" }).fill(words);
    await page.getByRole("option", { name }).first().click();
    await expect(page.getByRole("main").getByText(sees).first()).toBeVisible();
  });
}

test("what was searched for is offered again", async ({ page, expectAccessible }) => {
  await page.goto("/settings", { waitUntil: "networkidle" });
  const field = page.getByRole("combobox", { name: "Search the site" });
  await page.keyboard.press("/");
  await field.fill("roulette");
  await expect(page.getByRole("option").first()).toContainText("Kourindou roulette");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/prayer/kourindou-roulette");
  await expect(field).toBeHidden();
  await page.keyboard.press("Control+k");
  const recent = page.getByRole("group", { name: "Recent searches" });
  await expect(recent.getByRole("option")).toHaveText(["roulette"]);
  await expectAccessible();
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("roulette");
  await expect(page).toHaveURL("/prayer/kourindou-roulette");
});

test("the thumb bar of a phone opens the search", onPhoneOnly, async ({ page }) => {
  await page.goto("/settings", { waitUntil: "networkidle" });
  await page
    .getByRole("navigation", { name: "Main, short" })
    .getByRole("link", { name: "Search" })
    .click();
  await expect(page.getByRole("combobox", { name: "Search the site" })).toBeFocused();
});

test("what is owned is marked among the found, and characters alone are filtered by it", async ({
  page,
}) => {
  await ownReimu(page);
  await page.goto("/search?q=hakurei");
  const found = page.getByRole("region", { name: "Characters" }).getByRole("listitem");
  await expect(found.filter({ hasText: /, owned$/ })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Mark many" })).toHaveCount(0);
  await page.goto("/search?q=hakurei&kinds=character");
  await page.getByRole("radio", { name: "Owned 1" }).check();
  await expect(page).toHaveURL("/search?q=hakurei&kinds=character&mine=owned");
  await expect(found.filter({ visible: true })).toHaveText([/^Reimu Hakurei.*, owned$/]);
});

test("the page of the search begins with examples, and with what was searched for last", async ({
  page,
}) => {
  await page.goto("/search");
  const examples = page.getByRole("region", { name: "What can be found" });
  await examples.getByRole("link", { name: /^floor 437/ }).click();
  await expect(page).toHaveURL("/search?q=floor+437");
  await expect(examples).toBeHidden();
  await page.evaluate(() => localStorage.setItem("recent-searches", '["remilia"]'));
  await page.goto("/search");
  await page
    .getByRole("region", { name: "Recent searches" })
    .getByRole("link", { name: "remilia" })
    .click();
  await expect(page).toHaveURL("/search?q=remilia");
});
