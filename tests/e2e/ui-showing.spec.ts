import { expect, onPhoneToo, test } from "./fixtures.ts";

test.use({ baseURL: process.env.ALMANAC_GALLERY_SITE });

const GALLERY = "/dev/gallery";

test("the site itself has no gallery", async ({ request }) => {
  const answer = await request.get(`${process.env.ALMANAC_SITE}${GALLERY}`);
  expect(answer.status()).toBe(404);
});

test(
  "every widget is accessible in both themes",
  onPhoneToo,
  async ({ page, expectAccessible }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(GALLERY);
    await expect(page.getByRole("combobox", { name: "Featured characters" })).toBeVisible();
    await expectAccessible();
  },
);

test("the gallery shows focus and pointer without either", async ({ page }) => {
  await page.goto(GALLERY);
  const part = (exhibit: string, selector: string) =>
    page.getByRole("figure", { name: exhibit, exact: true }).locator(selector).first();
  for (const [exhibit, selector] of [
    ["Box, focus", "input"],
    ["Switch, focus", "input"],
    ["Segments, focus", "label"],
    ["Chip that is a link, focus", "a"],
    ["Tabs that are links, focus", "a"],
    ["Hint, focus", "button"],
  ] as const) {
    await expect(part(exhibit, selector), exhibit).toHaveCSS("outline-style", "solid");
  }
  const edge = (exhibit: string, selector: string) =>
    part(exhibit, selector).evaluate((node) => getComputedStyle(node).borderTopColor);
  const plain = await edge("Select", "select");
  for (const widget of ["Select, hover", "Multi-select, hover"]) {
    expect(await edge(widget, ".select"), widget).not.toBe(plain);
  }
});

test("an open calendar is accessible", onPhoneToo, async ({ page, expectAccessible }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(GALLERY);
  await page.getByRole("button", { name: "Open wide" }).click();
  await page.getByRole("button", { name: "Start in the modal: calendar" }).click();
  await expect(page.getByRole("button", { name: "11 May 2021" })).toBeFocused();
  await expectAccessible();
});

test(
  "an open modal with open suggestions is accessible",
  onPhoneToo,
  async ({ page, expectAccessible }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(GALLERY);
    await page.getByRole("button", { name: "Open wide" }).click();
    await page.getByRole("combobox", { name: "Characters in the modal" }).click();
    await page.keyboard.type("a");
    await expect(page.getByRole("option")).not.toHaveCount(0);
    await expectAccessible();
  },
);

test("tabs that are links lead to their place and show it", async ({ page }) => {
  await page.goto(GALLERY);
  const tabs = page.getByRole("navigation", { name: "Universe group" });
  await tabs.getByRole("link", { name: "Relic 0" }).press("Enter");
  await expect(page).toHaveURL(`${GALLERY}?type=relic`);
  await expect(tabs.locator("[aria-current=page]")).toHaveText("Relic 0");
  await expect(tabs.locator("[aria-current=page]")).toBeInViewport({ ratio: 1 });
});

test("arrows choose a segment, Space a box and a switch, Enter a chip", async ({ page }) => {
  await page.goto(GALLERY);
  const gauge = page.getByRole("group", { name: "Gauge" });
  await gauge.getByRole("radio", { name: "All gauges" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(gauge.getByRole("radio", { name: "Gauge 1" })).toBeChecked();
  await expect(gauge.getByRole("radio", { name: "Gauge 1" })).toBeFocused();
  await page.getByRole("checkbox", { name: "Plum" }).press("Space");
  await expect(page.getByRole("checkbox", { name: "Plum" })).toBeChecked();
  await page.getByRole("switch", { name: "Use UTC" }).press("Space");
  await expect(page.getByRole("switch", { name: "Use UTC" })).toBeChecked();
  await page.getByRole("link", { name: "Self/Solo" }).press("Enter");
  await expect(page).toHaveURL(`${GALLERY}?target=self`);
  await expect(page.getByRole("link", { name: "Self/Solo" })).toHaveAttribute("aria-current");
  await page.getByRole("link", { name: "Remove Plum" }).press("Enter");
  await expect(page.getByRole("link", { name: "Remove Plum" })).toHaveCount(0);
});

test("a donut is read as a table with its sum", async ({ page }) => {
  await page.goto(GALLERY);
  const table = page.getByRole("table", { name: "Characters by type: 440 characters" });
  await expect(table.getByRole("row")).toHaveCount(12);
  await expect(table.getByRole("row").first()).toHaveText("Standard73");
});

test("a donut draws itself once in 2.5 s, or stands at once where motion is reduced", async ({
  page,
}) => {
  const drawing = () =>
    page
      .locator(".donut-draw")
      .first()
      .evaluate((ring) => ring.getAnimations().map((each) => each.effect?.getTiming()));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(GALLERY);
  const duration = await page
    .locator(".donut-draw")
    .first()
    .evaluate((ring) => getComputedStyle(ring).animationDuration);
  expect(duration).toBe("2.5s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await drawing()).toEqual([]);
});

test(
  "a growing list shows ten, more where its end comes near, and all in the end",
  onPhoneToo,
  async ({ page }) => {
    await page.goto(GALLERY);
    const entries = page.getByRole("list", { name: "Entries" }).getByRole("listitem");
    await expect(entries).toHaveCount(10);
    const end = page.getByText("Loading...").last();
    await end.scrollIntoViewIfNeeded();
    await expect(entries.nth(19)).toBeAttached();
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(entries).toHaveCount(47, { timeout: 1000 });
    }).toPass();
    await expect(page.getByText("•", { exact: true })).toBeVisible();
  },
);

for (const way of ["back", "reload"] as const) {
  test(`a growing list has its amount and its place again after ${way}`, async ({ page }) => {
    await page.goto(GALLERY);
    const entries = page.getByRole("list", { name: "Entries" }).getByRole("listitem");
    await page.getByText("Loading...").last().scrollIntoViewIfNeeded();
    const entry = page.getByText("Entry 18", { exact: true });
    await entry.scrollIntoViewIfNeeded();
    const allowed = () =>
      page.evaluate(() => {
        const kept: [string, { allowed: number }][] = JSON.parse(
          sessionStorage.getItem("grown-lists") ?? "[]",
        );
        return Math.min(47, kept.at(-1)?.[1].allowed ?? 0);
      });
    await expect.poll(async () => (await entries.count()) - (await allowed())).toBe(0);
    const count = await entries.count();
    const place = await page.evaluate(() => window.scrollY);
    if (way === "reload") {
      await page.reload();
    } else {
      // Not by a press, which would scroll to the link first.
      await page.getByRole("link", { name: "LostWord Almanac" }).first().dispatchEvent("click");
      await expect(page).toHaveURL("/");
      await page.goBack();
    }
    await expect(entry).toBeInViewport();
    expect(await entries.count()).toBeGreaterThanOrEqual(count);
    const shift = (await page.evaluate(() => window.scrollY)) - place;
    expect(Math.abs(shift)).toBeLessThan(600);
  });
}

test("nothing of the gallery is wider than the smallest screen", onPhoneToo, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(GALLERY);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
