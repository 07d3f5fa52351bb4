import { listedPrayers } from "#tests/support/browser/site-pack/prayers.ts";
import { expect, onPhoneToo, test } from "./fixtures.ts";

test("prayers stand by their start, the latest first, with what runs and what is to come", async ({
  page,
}) => {
  await page.goto("/prayers");
  await expect(page).toHaveTitle("Prayer List – LostWord Almanac");
  await expect(page.getByRole("status").filter({ hasText: "Showing" })).toHaveText(
    `Showing all ${listedPrayers} prayers`,
  );
  const prayers = page.getByRole("article");
  await expect(prayers.nth(0)).toContainText("Epic Prayer to Come");
  await expect(prayers.nth(0)).toContainText("Upcoming");
  await expect(prayers.nth(0)).toContainText("starts in");
  await expect(prayers.nth(1)).toContainText("Festival of Hot Springs");
  await expect(prayers.nth(1)).toContainText("Ongoing");
  await expect(prayers.nth(1)).toContainText("ends in");
  await expect(prayers.nth(2)).toContainText("Ended");
  await expect(prayers.nth(2)).not.toContainText(/starts in|ends in/);
});

test(
  "a prayer shows its types, step-ups, times, duration and rate-ups with their marks",
  onPhoneToo,
  async ({ page }) => {
    await page.goto("/prayers?name=springs");
    const prayer = page.getByRole("article", { name: "Festival of Hot Springs" });
    // Stored end Jun 17, 05:00: the last minute that counts is shown.
    for (const text of [
      "Festival",
      "Lucky bag",
      "Ascending step-up ×2",
      "Special step-up ×1",
      "Jun 10, 05:00 – Jun 17, 04:59",
      "7d",
      "New",
      "Extra",
    ]) {
      await expect(prayer).toContainText(text);
    }
    const rateUps = prayer.getByRole("list", { name: "Rate-ups" });
    await expect(rateUps.getByRole("link", { name: "Marisa Kirisame" })).toBeVisible();
    await expect(rateUps.getByText("Hidden character")).toBeAttached();
    await expect(rateUps.getByText("Hidden card")).toBeAttached();
  },
);

test("of twelve rate-ups nine are drawn", async ({ page }) => {
  await page.goto("/prayers?name=crowd");
  const rateUps = page.getByRole("list", { name: "Rate-ups" });
  await expect(rateUps.getByRole("img")).toHaveCount(9);
  await expect(rateUps.getByRole("link", { name: "-- 3 more... --" })).toBeVisible();
});

test("the server's page tells nothing of what is hidden", async ({ request }) => {
  for (const path of ["/prayers", "/prayers?name=springs", "/prayers.data"]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain("Hot Springs");
    expect(html).not.toMatch(/letty|Lake of the Future/i);
  }
});

test(
  "the whole list comes page by page, a batch at each approach of its end, until a bullet ends it",
  onPhoneToo,
  async ({ page }) => {
    await page.goto("/prayers");
    const prayers = page.getByRole("article");
    const end = page.locator(".list-end");
    await expect(prayers).toHaveCount(10);
    await expect(end).toHaveText("Loading...");
    for (const count of [20, listedPrayers]) {
      // One jump: a turn of the wheel goes on while the list grows, and comes near its end again.
      await end.evaluate((element) =>
        element.scrollIntoView({ behavior: "instant", block: "end" }),
      );
      await expect(prayers).toHaveCount(count);
      const below = await end.evaluate(
        (element) => element.getBoundingClientRect().top - window.innerHeight,
      );
      expect(below, "no more is allowed by itself").toBeGreaterThan(100);
    }
    await expect(page.getByText("•", { exact: true })).toBeVisible();
    await expect(prayers.last()).toContainText("Standard Prayer");
  },
);

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
  ["from=2024-02-29&to=2024-02-29", ["Leap Day Prayer", "Ritual Prayer", "Standard Prayer"]],
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

test("without scripts more prayers come by a link", async ({ scriptlessPage }) => {
  await scriptlessPage.goto("/prayers");
  await expect(scriptlessPage.getByRole("article")).toHaveCount(10);
  await scriptlessPage.getByRole("link", { name: "Show more" }).click();
  await expect(scriptlessPage.getByRole("article")).toHaveCount(20);
});

for (const alias of ["/prayer", "/prayer-tracker"]) {
  test(`${alias} shows the list and names the first address`, async ({ page }) => {
    await page.goto(`${alias}?n=leap`);
    await expect(page.getByRole("article", { name: "Leap Day Prayer" })).toBeVisible();
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute("href", "/prayers?name=leap");
  });
}

for (const [from, to] of [
  ["/prayer-list", "/prayers"],
  ["/prayer-list?chara=a", "/prayers?chara=a"],
  ["/prayer-list/menu?x=1", "/prayers/menu?x=1"],
  ["/forever-prayer?id=2", "/prayer/forever-prayer?id=2"],
] as const) {
  test(`${from} leads to ${to} for good`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  });
}

test("the list is accessible", async ({ page, expectAccessible }) => {
  await page.goto("/prayers");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible();
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
    await dialog.getByLabel("Rate-up characters, all of them").fill("Reimu");
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
    await page.getByRole("button", { name: "Remove Ascending step-up" }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.getByRole("button", { name: "Clear Search" }).click();
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
  const field = dialog.getByRole("combobox", { name: "Rate-up characters, all of them" });
  await field.fill("reimu h");
  await page.getByRole("option", { name: "Hakurei Reimu (Scarlet)" }).click();
  await expect(
    dialog.getByRole("button", { name: "Remove Hakurei Reimu (Scarlet)" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Remove Hakurei Reimu (Scarlet)" })).toBeVisible();
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
  const removes = chips.getByRole("button", { name: /^Remove/ });
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
  const field = page.getByLabel("Rate-up characters, all of them");
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
    .getByLabel("Rate-up characters, all of them")
    .fill("Reimu Hakurei (Scarlet), Marisa Kirisame");
  await scriptlessPage.getByLabel("Runs on or after", { exact: true }).fill("2026-06-01");
  await scriptlessPage.locator(".pr-plain").getByRole("button", { name: "Search" }).click();
  await expect(scriptlessPage.getByRole("article").getByRole("heading")).toHaveText([
    "Festival of Hot Springs",
  ]);
});
