import type { Page } from "@playwright/test";
import { expect, onPhoneToo, test } from "./fixtures.ts";

test.use({ loadsAhead: true });

const PATH = "/stages/scarlet-devil-tower";

const heading = (page: Page) => page.getByRole("heading", { level: 2, name: /Floor #/ });
const foe = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a floor shows its enemies with all that is told of them", async ({ page }) => {
  await page.goto(`${PATH}?floor=1`);
  await expect(heading(page)).toHaveText(/Scarlet Devil Tower\s*Floor #1/);
  const reimu = foe(page, "Reimu Hakurei");
  await expect(reimu.getByText("博麗霊夢 · L1")).toBeVisible();
  for (const [term, value] of [
    ["Weak", "MoonNo element"],
    ["Resists", "Water"],
    ["Affinities", "Sun"],
    ["Barriers", "5"],
    ["Spells", "2"],
    ["Tags", "Human"],
  ] as const) {
    const row = reimu.locator("dl > div").filter({ has: page.getByText(term, { exact: true }) });
    await expect(row.getByRole("definition")).toHaveText(value);
  }
  const picture = reimu.locator("img");
  await expect(picture).toHaveAttribute("src", /^\/images\/characters\/l1-reimu\/thumbnail/);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
});

test("a floor begins with its elements by enemy, and what to bring", async ({ page }) => {
  await page.goto(`${PATH}?floor=1`);
  const brief = page.getByRole("region", { name: "At a glance" });
  const reimu = brief.getByRole("row", { name: /Reimu Hakurei/ });
  await expect(reimu.getByRole("cell", { name: "weak" })).toHaveCount(2);
  await expect(reimu.getByRole("cell", { name: "resists" })).toHaveCount(1);
  await expect(brief.getByRole("listitem")).toHaveText([
    "Moon 1 of 2",
    "No element 1 of 2",
    "Water 1 of 2",
  ]);
});

test("what an enemy lacks is said in brackets, and so is an empty slot", async ({ page }) => {
  await page.goto(`${PATH}?floor=1`);
  const fairy = foe(page, "Fairy");
  for (const text of ["(no ability)", "(no skill)", "(no effect)"]) {
    await expect(fairy.getByText(text)).toBeVisible();
  }
  await expect(foe(page, "Empty slot")).toHaveText("(no unit)");
});

test("a floor without enemies, gauges and rewards says so", async ({ page }) => {
  await page.goto(`${PATH}?floor=3`);
  await expect(page.getByText("(no unit)")).toHaveCount(3);
  await expect(page.getByText("(no reward)")).toBeVisible();
  await expect(page.getByRole("button", { name: /gauge/ })).toHaveCount(0);
});

test("brackets in an ability's name are shortened, and its parts are told", async ({ page }) => {
  await page.goto(`${PATH}?floor=1`);
  const reimu = foe(page, "Reimu Hakurei");
  await expect(reimu.getByText("Shrine guard (...) and Graze")).toBeVisible();
  await expect(reimu.getByRole("listitem").filter({ hasText: "Graze 2" })).toBeVisible();
  await expect(reimu.getByText("Burn, Poison")).toBeVisible();
});

test("healing by percent tells the points that it gives back, rounded", async ({ page }) => {
  await page.goto(`${PATH}?floor=1`);
  // 15 % of 633,335 is 95,000.25.
  await expect(foe(page, "Reimu Hakurei").getByText("HP 15% (95,000 HP) (self)")).toBeVisible();
});

test("an inactive effect says so", async ({ page }) => {
  await page.goto(`${PATH}?floor=1`);
  const reimu = foe(page, "Reimu Hakurei");
  await expect(reimu.getByText("Fire Resist 25% (self, 2 turns) – inactive")).toBeVisible();
});

test("rewards stand with their icon, name and amount", async ({ page }) => {
  await page.goto(`${PATH}?floor=1`);
  const rewards = page.getByRole("region", { name: "Rewards" }).getByRole("listitem");
  await expect(rewards).toHaveText(["God CrystalQty: 10", "CoinQty: 2,000,000"]);
  await expect(rewards.nth(1).locator("img")).toHaveAttribute("src", "/icons/items/coin.webp");
});

test("a character whom the global version lacks wears her spoiler-safe picture", async ({
  page,
}) => {
  await page.goto(`${PATH}?floor=2`);
  const picture = foe(page, "Letty Whiterock").locator("img");
  await expect(picture).toHaveAttribute("src", /^\/images\/characters\/l1-letty\/safe/);
});

test(
  "the gauges of an enemy are gone through by the arrows and by the meter",
  onPhoneToo,
  async ({ page }) => {
    await page.goto(`${PATH}?floor=1`);
    const reimu = foe(page, "Reimu Hakurei");
    const meter = reimu.getByRole("button", { name: /, next gauge of/ });
    const bars = meter.locator("i");
    const [red, yellow, green] = await bars.evaluateAll((all) =>
      all.map((bar) => getComputedStyle(bar).backgroundColor),
    );
    expect(new Set([red, yellow, green]).size).toBe(3);
    const views = [
      ["All gauges", "633,335 HP", [red, yellow, green]],
      ["Gauge 1 of 3", "100,000 HP", [red, "off", "off"]],
      ["Gauge 2 of 3", "200,000 HP", ["off", yellow, "off"]],
      ["Gauge 3 of 3", "333,335 HP", ["off", "off", green]],
    ] as const;
    const expectView = async (view: (typeof views)[number]) => {
      await expect(meter).toContainText(view[0]);
      await expect(meter).toContainText(view[1]);
      const colours = await bars.evaluateAll((all) =>
        all.map((bar) =>
          bar.classList.contains("off") ? "off" : getComputedStyle(bar).backgroundColor,
        ),
      );
      expect(colours).toEqual(view[2]);
    };
    for (const view of views) {
      await expectView(view);
      await meter.click();
    }
    await expectView(views[0]);
    await reimu.getByRole("button", { name: "Previous gauge of Reimu Hakurei" }).click();
    await expectView(views[3]);
    await reimu.getByRole("button", { name: "Next gauge of Reimu Hakurei", exact: true }).click();
    await expectView(views[0]);
  },
);

test("the gauges of an enemy are seen in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/stages/scarlet-devil-tower?floor=1");
  const bars = page.locator(".gauge-bars i");
  await expect(bars.first()).toBeVisible();
  const paper = await page.locator("body").evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect(bars.first()).not.toHaveCSS("background-color", paper);
  await expect(bars.first()).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("a floor and its gauges come in moving, but not where motion is reduced", async ({ page }) => {
  const animation = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((node) => getComputedStyle(node).animationName);
  await page.goto(`${PATH}?floor=1`);
  expect(await animation(".floor-content")).not.toBe("none");
  expect(await animation(".gauge-bars")).not.toBe("none");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await animation(".floor-content")).toBe("none");
  expect(await animation(".gauge-bars")).toBe("none");
});

test("a single gauge shows the skills and effects that belong to it", async ({ page }) => {
  await page.goto(`${PATH}?floor=1`);
  const reimu = foe(page, "Reimu Hakurei");
  const next = reimu.getByRole("button", { name: "Next gauge of Reimu Hakurei", exact: true });
  await next.click();
  await expect(reimu.getByText("Recover", { exact: true })).toBeVisible();
  await expect(reimu.getByText("Colourful Rain")).toBeHidden();
  await expect(reimu.getByText("(no effect)")).toBeVisible();
  await next.click();
  await expect(reimu.getByText("Yang ATK Up 2 (party, 3 turns)")).toBeVisible();
  await next.click();
  await expect(reimu.getByText("When gauge 3 begins")).toBeVisible();
});

test("the sign of immunities goes on every second, and stands still when it is held", async ({
  page,
  startClockAt,
  pauseClockAt,
}) => {
  await startClockAt("2026-06-15T12:00:00Z");
  await page.goto(`${PATH}?floor=1`);
  const sign = foe(page, "Reimu Hakurei").getByRole("button", { name: "Hold the signs" });
  const shown = sign.locator("[data-anomaly]");
  await expect(shown).toHaveAttribute("data-anomaly", /burn|poison/);
  await pauseClockAt("2026-06-15T12:05:00Z");
  const first = await shown.getAttribute("data-anomaly");
  const other = first === "burn" ? "poison" : "burn";
  await page.clock.runFor(1000);
  await expect(shown).toHaveAttribute("data-anomaly", other);
  await sign.click();
  await expect(sign).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(1000);
  await expect(shown).toHaveAttribute("data-anomaly", other);
});

test("for who wants less movement the sign of immunities stands still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${PATH}?floor=1`);
  const reimu = foe(page, "Reimu Hakurei");
  await expect(reimu.locator('[data-anomaly="burn"]')).toBeVisible();
  await expect(reimu.getByRole("button", { name: "Hold the signs" })).toHaveCount(0);
});

test("the Japanese signs of the elements come at once, in other tabs too", async ({
  page,
  context,
}) => {
  await page.goto(`${PATH}?floor=1`);
  const other = await context.newPage();
  await other.goto(`${PATH}?floor=1`);
  const signs = [page, other].map((one) =>
    foe(one, "Reimu Hakurei")
      .getByRole("listitem")
      .filter({ hasText: /^Moon$/ })
      .first(),
  );
  await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
  for (const href of [/#i-el-moon-jp$/, /#i-el-moon$/]) {
    await page.getByRole("switch", { name: "Japanese element symbols" }).click();
    for (const sign of signs) {
      await expect(sign.locator("use")).toHaveAttribute("href", href);
      await expect(sign).toHaveText("Moon");
    }
  }
});

test("floors that are made up, whole or in part, bear a mark", async ({ page }) => {
  for (const [floor, marks] of [
    [3, 1],
    [2, 1],
    [1, 0],
  ] as const) {
    await page.goto(`${PATH}?floor=${floor}`);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText("(made up)")).toHaveCount(marks);
  }
});

for (const floor of [1, 3]) {
  test(`floor ${floor} is accessible`, onPhoneToo, async ({ page, expectAccessible }) => {
    await page.goto(`${PATH}?floor=${floor}`);
    await expect(heading(page)).toBeVisible();
    await expectAccessible();
  });
}

test("the floor is whole without scripts", async ({ scriptlessPage: page }) => {
  await page.goto(`${PATH}?floor=1`);
  const reimu = foe(page, "Reimu Hakurei");
  await expect(reimu.getByText("All gauges 633,335 HP")).toBeVisible();
  await expect(reimu.getByText("Colourful Rain")).toBeVisible();
  await expect(reimu.getByRole("button", { name: "Next gauge", exact: true })).toBeHidden();
  await expect(page.getByText("Qty: 2,000,000")).toBeVisible();
});
