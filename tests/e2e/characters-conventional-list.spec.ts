import { expect, onPhoneOnly, onPhoneToo, test } from "./fixtures.ts";

const PATH = "/characters/conventional-list";

test(
  "the first tab opened is L1, with its released characters by work",
  onPhoneToo,
  async ({ page }) => {
    await page.goto(PATH);
    await expect(page).toHaveTitle("Conventional-Canonical Listing – LostWord Almanac");
    const tabs = page.getByRole("navigation", { name: "Universe group" });
    await expect(tabs.getByRole("link", { name: "L1 2" })).toHaveAttribute("aria-current", "page");
    // Those that hold nobody come last.
    await expect(tabs.getByRole("link")).toHaveText([
      "L1 2",
      "Retro 1",
      "Main 2",
      "PC-98 0",
      "Hifuu 0",
      "Relic 0",
    ]);
    const work = page.getByRole("region", { name: "Embodiment of Scarlet Devil" });
    await expect(work.getByRole("listitem")).toHaveCount(2);
    await expect(work.getByRole("link", { name: "Reimu Hakurei" })).toBeVisible();
    await expect(work.getByText("Soon")).toBeVisible();
  },
);

test("every character shows her emblem", async ({ page }) => {
  await page.goto(PATH);
  const emblem = page.getByRole("link", { name: "Reimu Hakurei" }).locator("img");
  await expect(emblem).toHaveAttribute(
    "src",
    /^\/images\/characters\/l1-reimu\/thumbnail\.avif\?v=/,
  );
  await expect(emblem).toHaveJSProperty("complete", true);
  await expect(emblem).not.toHaveJSProperty("naturalWidth", 0);
});

test("nothing tells of characters that are not released", async ({ request }) => {
  for (const type of ["l1", "relic"]) {
    const html = await (await request.get(`${PATH}?type=${type}`)).text();
    expect(html).not.toMatch(/Letty|l1-letty|l80-reimu|Perfect Cherry Blossom/);
  }
});

for (const [type, tab, text, canonical] of [
  ["classic", "Retro 1", "Reimu Hakurei (Scarlet)", `${PATH}?type=retro`],
  ["a6", "Retro 1", "Reimu Hakurei (Scarlet)", `${PATH}?type=retro`],
  ["main", "Main 2", "Marisa Kirisame (B3)", `${PATH}?type=main`],
  ["hifuu", "Hifuu 0", "None released yet.", `${PATH}?type=hifuu`],
  ["mv", "Relic 0", "None released yet.", `${PATH}?type=relic`],
  ["pc98", "PC-98 0", "None released yet.", `${PATH}?type=pc98`],
  ["nonsense", "L1 2", "Marisa Kirisame", PATH],
] as const) {
  test(`the query type ${type} opens the tab ${tab}`, async ({ page }) => {
    await page.goto(`${PATH}?type=${type}`);
    const current = page
      .getByRole("navigation", { name: "Universe group" })
      .locator("[aria-current]");
    await expect(current).toHaveText(tab);
    const main = page.getByRole("main");
    const shown = main.getByRole("link", { name: text }).or(main.getByText(text));
    await expect(shown.first()).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", canonical);
  });
}

test("the tabs are reached by keyboard and stand in the URL", onPhoneToo, async ({ page }) => {
  await page.goto(PATH);
  const retro = page.getByRole("link", { name: "Retro 1" });
  await retro.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${PATH}?type=retro`);
  await expect(retro).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page.getByRole("link", { name: "L1 2" })).toHaveAttribute("aria-current", "page");
});

for (const alias of [
  "/characters/canonical-list",
  "/characters/chronological",
  "/character-list/conventional-list",
  "/character-tracker/canonical-list",
  "/chara/chronological",
]) {
  test(`${alias} shows the list and leads to its first address`, async ({ page }) => {
    await page.goto(`${alias}?type=main&unknown=1`);
    await expect(page.getByRole("link", { name: "Marisa Kirisame (B3)" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/characters/conventional-list");
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute("href", `${PATH}?type=main`);
  });
}

test(
  "on a phone one jumps to a work by its name",
  onPhoneOnly,
  async ({ page, expectAccessible }) => {
    // With those of the Japanese version, for more works than one.
    await page.addInitScript(() => localStorage.setItem("jp-content", "true"));
    await page.goto(PATH);
    const fold = page.getByRole("group").filter({ hasText: "Jump to a work" });
    await fold.getByText("Jump to a work").click();
    await expect(fold.getByRole("link")).toHaveText([
      /^Embodiment of Scarlet Devil \d/,
      /^Perfect Cherry Blossom \d/,
    ]);
    await expectAccessible();
    await fold.getByRole("link", { name: "Perfect Cherry Blossom" }).click();
    const work = page.getByRole("region", { name: "Perfect Cherry Blossom" });
    await expect(work).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(`#${await work.getAttribute("id")}`);
    await expect(fold.getByRole("link").first()).toBeHidden();
  },
);

test("the list is whole without scripts", async ({ scriptlessPage: page }) => {
  await page.goto(PATH);
  await page.getByRole("link", { name: "Main 2" }).click();
  await expect(page.getByRole("link", { name: "Marisa Kirisame (B3)" })).toBeVisible();
});

test("the count of characters whose release is made up bears a mark", async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole("main").getByText("(made up)").first()).toBeVisible();
});
