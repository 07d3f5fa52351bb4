import { expect, onPhoneToo, test } from "./fixtures.ts";

for (const scripts of ["with", "without"] as const) {
  test(`cards are filtered by keys ${scripts} scripts, and a mistake is pointed at`, async ({
    page: live,
    scriptlessPage,
  }) => {
    const page = scripts === "with" ? live : scriptlessPage;
    await page.goto("/story-cards");
    await page.getByText("Filter by keys").first().click();
    const field = page.getByRole("combobox", { name: "Filter by keys" });
    await field.fill("effect:laser-up (type:orchid OR type:chrysanthemum) efect:hp");
    if (scripts === "without") await page.getByRole("button", { name: "Filter" }).click();
    await expect(page.getByText("Showing 2 of 25 story cards")).toBeVisible();
    await expect(page.locator("code mark")).toHaveText("efect");
    await expect(page.getByText(/Did you mean “effect”/)).toBeVisible();
    await expect(page.locator("article mark").first()).toHaveText("Laser Pwr Up");
    await page.getByRole("link", { name: "Remove Effect: Laser Pwr Up" }).click();
    await expect(page.locator("article mark")).toHaveCount(0);
    await page.getByRole("link", { name: "Clear Search" }).click();
    await expect(page.getByText("Showing all 25 story cards")).toBeVisible();
    await expect(page).toHaveURL("/story-cards");
  });

  test(`an effect is asked for as a sentence ${scripts} scripts`, async ({
    page: live,
    scriptlessPage,
  }) => {
    const page = scripts === "with" ? live : scriptlessPage;
    await page.goto("/story-cards?form=search");
    const search =
      scripts === "with"
        ? page.getByRole("dialog", { name: "Story Card Search and Filter" })
        : page.getByRole("region", { name: "Story Card Search and Filter" });
    if (scripts === "with") await page.getByRole("link", { name: /Advanced/ }).click();
    const effects = search.getByRole("group", { name: "Effects" });
    const effect = effects.getByRole("combobox", { name: "With" });
    if (scripts === "with") {
      await effects.getByText("Pick by icon").click();
      const icon = effects.getByRole("button", { name: "Laser Pwr Up" });
      await icon.press("Enter");
      await expect(icon).toHaveAttribute("aria-pressed", "true");
      await expect(effect).toHaveValue("laser-up");
    } else {
      await expect(effects.getByText("Pick by icon")).toBeHidden();
      await effect.selectOption({ label: "Laser Pwr Up" });
    }
    await effects.getByRole("combobox", { name: "on" }).selectOption("multi");
    await effects.getByRole("textbox", { name: "at least" }).fill("30");
    await effects.getByRole("textbox", { name: "for turns" }).fill("2");
    if (scripts === "with") {
      await effects.getByRole("button", { name: "Add" }).click();
      await search.getByRole("button", { name: "Show 1 card" }).click();
    } else {
      await search.getByRole("button", { name: "Search" }).click();
    }
    await expect(page.getByRole("article")).toHaveText([/Temple Bell/]);
    await expect(
      page.getByText("Effect: Laser Pwr Up on party or all, at least 30 for 2 turns"),
    ).toBeVisible();
  });
}

test(
  "presets and counts stand in the search, and what is set stands as chips",
  onPhoneToo,
  async ({ page, expectAccessible }) => {
    await page.goto("/story-cards?types=o&options=effect:laser-up:value-sort:party");
    await page.getByRole("link", { name: /Advanced/ }).click();
    const search = page.getByRole("dialog");
    await expect(search.getByRole("checkbox", { name: "Orchid 1" })).toBeChecked();
    await expect(search.getByRole("checkbox", { name: "Plum 0" })).toBeVisible();
    await search.getByRole("button", { name: "Heal" }).click();
    await expect(search.getByRole("button", { name: "Show 0 cards" })).toBeDisabled();
    await expectAccessible();
    await search.getByRole("button", { name: "Close" }).last().click();
    const chips = page.getByRole("list", { name: "Filtered by" }).getByRole("listitem");
    await expect(chips).toHaveText([
      "Orchid",
      "Laser Pwr Up on party or all, by value",
      "Effect: HP",
    ]);
    await page.getByRole("link", { name: "Remove Effect: HP" }).click();
    await expect(page.getByRole("article")).toHaveText([/Temple Bell/]);
    await expect(page.getByRole("link", { name: "Similar cards to Temple Bell" })).toHaveAttribute(
      "href",
      "/story-cards/info/4#similar",
    );
    await expectAccessible();
  },
);

test("whatever is typed as a filter, the page answers, and beyond the limits it says so", async ({
  page,
}) => {
  for (const [q, sentence] of [
    ["(".repeat(400), /at most 20 deep/],
    ["a ".repeat(101), /at most 100 terms/],
    ["x".repeat(600), /at most 500 characters/],
  ] as const) {
    const answer = await page.goto(`/story-cards?${new URLSearchParams({ q })}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText("Showing all 25 story cards")).toBeVisible();
  }
});

test(
  "the page of the language lists every key with an example that runs",
  onPhoneToo,
  async ({ page, expectAccessible }) => {
    await page.goto("/filters");
    await expectAccessible();
    const cards = page.getByRole("region", { name: "Story cards" });
    await cards.getByRole("link", { name: "stars>=4" }).click();
    await expect(page).toHaveURL("/story-cards?q=stars%3E%3D4");
    await expect(page.getByText(/^Showing \d+ of 25 story cards/)).toBeVisible();
  },
);
