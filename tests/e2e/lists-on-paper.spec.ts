import { expect, test } from "./fixtures.ts";

for (const path of ["/story-cards", "/prayers", "/story-cards/illustrators"]) {
  test(`${path} is printed with all that is found, and without the bars`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const before = await page.getByRole("article").count();
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".printed-part")).toHaveCount(0);
    expect(await page.getByRole("article").count()).toBeGreaterThanOrEqual(before);
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Main, short" })).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(page.getByRole("banner")).toBeVisible();
  });
}

test("a list of which a part is printed says how much, without scripts too", async ({
  scriptlessPage,
}) => {
  await scriptlessPage.goto("/story-cards");
  const drawn = await scriptlessPage.getByRole("article").count();
  await expect(scriptlessPage.getByText(/are printed/)).toBeHidden();
  await scriptlessPage.emulateMedia({ media: "print" });
  await expect(scriptlessPage.getByText(new RegExp(`^${drawn} of \\d+ are printed`))).toBeVisible();
  await expect(scriptlessPage.getByRole("link", { name: "Show more" })).toBeHidden();
});

test("on paper a head is written in ink, and nothing stands there to be pressed", async ({
  page,
}) => {
  await page.goto("/story-cards", { waitUntil: "networkidle" });
  const note = page.getByText(/released cards by/).first();
  const color = () => note.evaluate((element) => getComputedStyle(element).color);
  const onScreen = await color();
  await page.emulateMedia({ media: "print" });
  expect(await color()).not.toBe(onScreen);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("search")).toHaveCount(0);
});

for (const { path, table } of [
  { path: "/prayers/info/festival-springs", table: /Chance of each/ },
  { path: "/", table: /Released story cards by rarity/ },
]) {
  test(`the table ${table} at ${path} is copied with tabs between its cells`, async ({ page }) => {
    await page.goto(path);
    const rows = await page
      .getByRole("table", { name: table })
      .first()
      .evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return getSelection()?.toString().trim().split("\n") ?? [];
      });
    const full = rows.filter((row) => row.includes("\t"));
    expect(full.length).toBeGreaterThan(1);
  });
}

test("every link to a place of a page leads to what the first HTML of its address holds", async ({
  page,
  request,
}) => {
  const missing: string[] = [];
  for (const path of [
    "/story-cards",
    "/characters/conventional-list",
    "/prayers/info/crowded",
    "/stages/scarlet-devil-tower/rewards",
    "/update-log",
  ]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const addresses = await page
      .locator('a[href*="#"]')
      .evaluateAll((links) =>
        links.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")),
      );
    for (const address of new Set(addresses)) {
      const { origin, hash } = new URL(address);
      if (origin !== new URL(page.url()).origin) continue;
      const html = await (await request.get(address)).text();
      if (!html.includes(`id="${decodeURIComponent(hash.slice(1))}"`)) missing.push(address);
    }
  }
  expect(missing).toEqual([]);
});

for (const [path, name] of [
  ["/prayers/menu", "Running and coming prayers"],
  ["/attacks", "Attacks"],
] as const) {
  test(`nothing of ${name} at ${path} lies beyond the edge of a paper`, async ({ page }) => {
    // A4 without the margins that a browser leaves.
    await page.setViewportSize({ width: 718, height: 1015 });
    await page.emulateMedia({ media: "print" });
    await page.goto(path);
    const list = page.getByLabel(name, { exact: true });
    await expect(list).toBeVisible();
    const beyond = await list.evaluate((element) => {
      // As many banners as the menu shows at most.
      const [first] = element.querySelectorAll(":scope > li");
      while (first && element.childElementCount < 4) element.append(first.cloneNode(true));
      return element.scrollWidth - element.clientWidth;
    });
    expect(beyond).toBe(0);
  });
}

test("what is printed is on white, and no time runs on it", async ({ page }) => {
  await page.goto("/prayers/menu", { waitUntil: "networkidle" });
  const running = page.getByRole("list", { name: "Running and coming prayers" });
  await expect(running.getByRole("timer").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(running.getByRole("timer")).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("on the home page paper names the dates in the place of countdowns", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const debut = page.getByRole("region", { name: "Upcoming character" }).getByRole("time");
  const running = page.getByRole("region", { name: "Ongoing prayers" });
  await expect(debut).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expect(debut).toBeVisible();
  await expect(running.getByText(/^ends \w{3} \d/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Add to calendar/ })).toHaveCount(0);
});

test("the update log says on paper that a spoiler is not printed, and offers none", async ({
  page,
}) => {
  await page.goto("/update-log", { waitUntil: "networkidle" });
  const note = page.getByText("A spoiler, not printed").first();
  const bar = page.locator(".entry li > span").and(page.locator(":empty")).first();
  await expect(note).toBeHidden();
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(note).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
});

for (const theme of ["theme-dark", "system"]) {
  test(`paper has the colours of the light theme: ${theme}`, async ({ page }) => {
    const color = () => page.locator("body").evaluate((body) => getComputedStyle(body).color);
    const picture = () =>
      page
        .locator("html")
        .evaluate((root) => getComputedStyle(root).getPropertyValue("--pic-veil").trim());
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/settings");
    const inLight = { color: await color(), picture: await picture() };
    await page.emulateMedia({ colorScheme: "dark" });
    await page.evaluate((chosen) => localStorage.setItem("theme", chosen), theme);
    await page.reload();
    await expect.poll(color).not.toBe(inLight.color);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect({ color: await color(), picture: await picture() }).toEqual(inLight);
  });
}
