import { listedPrayers } from "#tests/fixtures/browser/site-pack/prayers.ts";
import { expect, onPhoneToo, test } from "./fixtures.ts";

for (const [query, names] of [
  ["name=LEAP day!", ["Leap Day Prayer"]],
  ["chara=a6-reimu", ["Festival of Hot Springs", "Leap Day Prayer"]],
  ["chara=a6-reimu,l1-marisa", ["Festival of Hot Springs"]],
  ["characters=Marisa Kirisame", ["Festival of Hot Springs"]],
  ["characters=l1-letty&name=leap", ["Leap Day Prayer"]],
  ["card=100&card=111", ["Story Card Crowd"]],
  ["cards=1", ["Festival of Hot Springs"]],
  ["p-type=epic,relic", ["Epic Prayer to Come", "Leap Day Prayer"]],
  ["c-type=afes", ["Festival of Hot Springs", "Leap Day Prayer"]],
  ["stepup=asc,special", ["Festival of Hot Springs"]],
  ["stepup=none,asc", []],
  ["from=2024-02-29&to=2024-02-29", ["Ritual Prayer", "Standard Prayer", "Leap Day Prayer"]],
  ["from=2024-03-01&to=2024-03-02", ["Ritual Prayer", "Standard Prayer"]],
  ["from=2024-02-28&to=2024-02-28", ["Ritual Prayer", "Standard Prayer"]],
  ["from=2024-03-02&to=2024-03-01", []],
  ["from=2024-02-30&name=leap", ["Leap Day Prayer"]],
] as const) {
  test(`${query} finds ${names.join(", ") || "nothing"}, with and without scripts`, async ({
    page,
    scriptlessPage,
  }) => {
    for (const one of [page, scriptlessPage]) {
      await one.goto(`/prayers?${query}`);
      await expect(one.getByRole("article").getByRole("heading")).toHaveText([...names]);
    }
    await expect(page.getByText(names.length === 0 ? "• No prayer found •" : "•")).toBeVisible();
  });
}

test("a search by name is live and replaces the query", async ({ page }) => {
  await page.goto("/");
  await page.goto("/prayers");
  await page.getByRole("searchbox", { name: "Search by name" }).fill("leap");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Leap Day Prayer"]);
  await expect(page).toHaveURL(/\/prayers\?name=leap$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("Ctrl+F tells once of the advanced search, and Ctrl+Shift+F opens it", async ({ page }) => {
  await page.goto("/prayers");
  const hint = page.getByText("Press Ctrl + Shift + F to open advanced search");
  await expect(async () => {
    await page.keyboard.press("Control+f");
    await expect(hint).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(hint).toBeHidden({ timeout: 10_000 });
  await page.keyboard.press("Control+f");
  await page.keyboard.press("Control+Shift+F");
  const dialog = page.getByRole("dialog", { name: "Prayer Search" });
  await expect(dialog).toBeVisible();
  await expect(hint).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test(
  "the advanced search is live, keeps the query on back, and resets",
  onPhoneToo,
  async ({ page }) => {
    await page.goto("/prayers");
    await page.getByRole("button", { name: /Advanced/ }).click();
    const dialog = page.getByRole("dialog", { name: "Prayer Search" });
    const count = dialog.getByRole("status").filter({ hasText: /prayer/ });
    await dialog.getByLabel("Featured characters (match all)").fill("Reimu");
    await page
      .getByRole("option", { name: /Reimu Hakurei/ })
      .first()
      .click();
    await expect(count).toHaveText(`Showing 2 of ${listedPrayers} prayers`);
    await expect(page).toHaveURL(/characters=a6-reimu/);
    await dialog.getByRole("button", { name: /Step-ups, all of them/ }).click();
    await page.getByRole("checkbox", { name: "Ascending" }).click();
    await expect(page.getByRole("checkbox", { name: "Ascending" })).toBeChecked();
    await expect(count).toHaveText(`Showing 1 of ${listedPrayers} prayer`);
    await page.keyboard.press("Escape");
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/characters=a6-reimu&step-ups=asc/);
    await page.getByRole("link", { name: "Remove Ascending step-up" }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.getByRole("link", { name: "Clear Search" }).click();
    await expect(page).toHaveURL(/\/prayers$/);
  },
);

test("a search for characters follows the transliteration, and knows the usual name", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("use-translit", "true"));
  await page.goto("/prayers", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: /Advanced/ }).click();
  const dialog = page.getByRole("dialog", { name: "Prayer Search" });
  const field = dialog.getByRole("combobox", { name: "Featured characters (match all)" });
  await field.fill("reimu h");
  await page.getByRole("option", { name: "Hakurei Reimu (Scarlet)" }).click();
  await expect(
    dialog.getByRole("button", { name: "Remove Hakurei Reimu (Scarlet)" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Remove Hakurei Reimu (Scarlet)" })).toBeVisible();
});

test("the search shows whom the list is searched for: by name, and only who is known", async ({
  page,
}) => {
  await page.goto("/prayers?chara=a6-reimu,Marisa Kirisame,nobody,l1-letty&cards=nothing");
  await expect(page.getByText("•", { exact: true })).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([
    "Festival of Hot Springs",
  ]);
  const chips = page.getByRole("list", { name: "Searched for" });
  const removes = chips.getByRole("link", { name: /^Remove/ });
  const names = [/^Reimu Hakurei \(Scarlet\)/, /^Marisa Kirisame/];
  await expect(removes).toHaveCount(2);
  await expect(chips.getByRole("listitem")).toHaveText([...names, "Clear Search"]);
  await page.getByRole("button", { name: /Advanced/ }).click();
  const dialog = page.getByRole("dialog", { name: "Prayer Search" });
  await expect(dialog.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  await page.keyboard.press("Escape");
  await removes.first().click();
  await expect(page).toHaveURL(/\?characters=l1-marisa&story-cards=nothing$/);
  await removes.first().click();
  await expect(chips).toBeHidden();
});

test("what is taken away by the keyboard hands the focus to its neighbour, and the last to the search", async ({
  page,
}) => {
  await page.goto("/prayers?characters=a6-reimu,l1-marisa&step-ups=asc", {
    waitUntil: "networkidle",
  });
  const chip = (name: string | RegExp) =>
    page.getByRole("list", { name: "Searched for" }).getByRole("link", { name });
  const advanced = page.getByRole("button", { name: /Advanced/ });
  await chip("Remove Marisa Kirisame").focus();
  await page.keyboard.press("Enter");
  await expect(chip("Remove Ascending step-up")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chip("Remove Reimu Hakurei (Scarlet)")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(advanced).toBeFocused();
  await page.goto("/prayers?name=hot&step-ups=asc", { waitUntil: "networkidle" });
  await chip("Clear Search").focus();
  await page.keyboard.press("Enter");
  await expect(advanced).toBeFocused();
});

test("two choices before the page has drawn the first are both kept", async ({ page }) => {
  await page.goto("/prayers", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: /Advanced/ }).click();
  const dialog = page.getByRole("dialog", { name: "Prayer Search" });
  await dialog.getByRole("button", { name: /Step-ups, all of them/ }).click();
  await expect(page.getByRole("checkbox", { name: "Ascending" })).toBeVisible();
  await page.evaluate(async () => {
    for (const kind of ["asc", "special"]) {
      document.querySelector<HTMLInputElement>(`input[name="step-ups"][value="${kind}"]`)?.click();
      await Promise.resolve();
    }
  });
  await expect(page).toHaveURL(/step-ups=asc%2Cspecial|step-ups=asc,special/);
  await expect(page.getByRole("checkbox", { name: "Ascending" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Special" })).toBeChecked();
});

test("what is typed before the suggestions can be shown has them as soon as they can", async ({
  page,
}) => {
  const typed = Promise.withResolvers<void>();
  await page.route(/\/chip-combobox-/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto("/prayers");
  await page.getByRole("button", { name: /Advanced/ }).click();
  const field = page.getByLabel("Featured characters (match all)");
  await field.pressSequentially("Reimu");
  typed.resolve();
  await page
    .getByRole("option", { name: /Reimu Hakurei/ })
    .first()
    .click();
  await expect(page).toHaveURL(/characters=a6-reimu/);
});

test("without scripts the advanced search is a form", async ({ scriptlessPage }) => {
  await scriptlessPage.goto("/prayers");
  await scriptlessPage.locator("summary", { hasText: "Advanced Search" }).click();
  await scriptlessPage
    .getByLabel("Featured characters (match all)")
    .fill("Reimu Hakurei (Scarlet), Marisa Kirisame");
  await scriptlessPage.getByLabel("Runs on or after", { exact: true }).fill("2026-06-01");
  await scriptlessPage.getByRole("group").getByRole("button", { name: "Search" }).click();
  await expect(scriptlessPage.getByRole("article").getByRole("heading")).toHaveText([
    "Festival of Hot Springs",
  ]);
});

test("without scripts it is told by name what is searched for, and each is taken away by a link", async ({
  scriptlessPage: page,
}) => {
  await page.goto("/prayers?chara=a6-reimu,Marisa Kirisame&stepup=asc");
  const chips = page.getByRole("list", { name: "Searched for" });
  await expect(chips.getByRole("listitem")).toHaveText([
    /^Reimu Hakurei \(Scarlet\)/,
    /^Marisa Kirisame/,
    /^Ascending step-up/,
    "Clear Search",
  ]);
  await chips.getByRole("link", { name: "Remove Marisa Kirisame" }).click();
  await expect(page).toHaveURL(/\?characters=a6-reimu&step-ups=asc$/);
  await expect(chips.getByRole("listitem")).toHaveCount(3);
  await chips.getByRole("link", { name: "Clear Search" }).click();
  await expect(page).toHaveURL(/\/prayers\??$/);
  await expect(chips).toHaveCount(0);
});
