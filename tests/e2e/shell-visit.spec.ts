import { expect, onPhoneOnly, onPhoneToo, test } from "./fixtures.ts";

test.use({ loadsAhead: true });

test("a page whose code is gone is loaded anew by the router, and a link then leads on", async ({
  page,
  faults,
}) => {
  faults.allow(/404|Error loading route module|dynamically imported module|Failed to fetch/);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto("/story-cards", { waitUntil: "networkidle" });
  let isGone = true;
  await page.route(/\/assets\/page-[^/]*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  const loaded = page.waitForRequest((request) => {
    if (request.isNavigationRequest()) isGone = false;
    return request.isNavigationRequest();
  });
  const menu = page.getByRole("banner").getByRole("link", { name: "Menu" });
  await menu.click();
  await loaded;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Story Cards");
  await menu.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Menu");
});

test("the build is asked for each hour", async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/builds/latest.json")) asked.push(request.url());
  });
  await page.goto("/menu");
  await expect.poll(() => asked.length).toBe(1);
  const again = page.waitForRequest("/builds/latest.json");
  await page.clock.runFor(3_600_000);
  await again;
});

test("a new build makes the next navigation a document load and offers itself", async ({
  page,
  request,
  expectAccessible,
}) => {
  const build = /data-build="([^"]+)"/.exec(await (await request.get("/story-cards")).text());
  let id = build?.[1];
  await page.route("/builds/latest.json", (route) => route.fulfill({ json: { id, timestamp: 0 } }));
  const asked = page.waitForResponse("/builds/latest.json");
  await page.goto("/story-cards");
  await asked;
  await expect(page.getByText("A new version of the site is here.")).toHaveCount(0);
  id = "second";
  const askedAgain = page.waitForResponse("/builds/latest.json");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await askedAgain;
  await expect(page.getByText("A new version of the site is here.")).toBeVisible();
  await expectAccessible();
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator("main").press("Tab");
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[href="/menu"]');
    link?.click();
  });
  expect(new URL((await loaded).url()).pathname).toBe("/menu");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Menu");
});

test("a hash that is no text of a URL names nothing, and the page comes", async ({ page }) => {
  await page.goto("/menu#%");
  await page.getByRole("main").getByRole("link", { name: "Update Log" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Update Log");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Menu");
});

test("a slow navigation shows that it is under way, a quick one does not", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto("/menu");
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/story-cards.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("main").getByRole("link", { name: "All cards" }).click();
  const cover = page.getByRole("status").filter({ hasText: "Loading..." });
  await expect(cover).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Story Cards");
  await expect(cover).toBeHidden();
});

test("pages of links in view are fetched in advance, but not with a data saver", async ({
  browser,
  page,
}) => {
  const fetched = page.waitForRequest(/\/story-cards\.data/);
  await page.goto("/menu");
  await fetched;
  const saving = await browser.newPage();
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const asked: string[] = [];
  saving.on("request", (request) => asked.push(request.url()));
  await saving.goto(new URL("/menu", page.url()).href, { waitUntil: "networkidle" });
  expect(asked.filter((url) => /\.data/.test(url))).toEqual([]);
  await saving.close();
});

test("data of links in view and code of the link under the pointer are there before the click, without prefetch links", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token) {
      return token !== "prefetch" && supports.call(this, token);
    };
  });
  const data = page.waitForResponse(/\/story-cards\.data$/);
  await page.goto("/menu");
  const modules = (await (await data).headerValue("link")) ?? "";
  const [, first = ""] = /<([^>]+)>; rel=modulepreload/.exec(modules) ?? [];
  const preloaded = page.locator(`link[rel=modulepreload][href="${first}"]`);
  await expect(preloaded).toHaveCount(0);
  // The answer is taken note of when it has come to its end.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Story Cards/ })
      .hover();
    await expect(preloaded).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
});

test("the file that many pages draw is fetched ahead with the first of them, once", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/menu");
  const lists = ["/characters/release-order.data", "/characters/role-type.data"];
  await expect.poll(() => lists.every((path) => asked.includes(path))).toBe(true);
  await expect
    .poll(() => asked.filter((path) => path === "/listed-characters.json"))
    .toHaveLength(1);
});

test("nothing is fetched ahead while the visitor does something", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) asked.push(request.url());
  });
  await page.addInitScript(() => {
    // As if a finger never rested.
    const moved = () => window.dispatchEvent(new Event("touchmove"));
    const timer = setInterval(moved, 50);
    window.addEventListener("rest", () => clearInterval(timer));
  });
  await page.goto("/menu", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  const begun = page.waitForRequest(/\.data/);
  await page.evaluate(() => window.dispatchEvent(new Event("rest")));
  await begun;
});

test("a page that comes back from the browser's page cache stands where it was left", async ({
  page,
}) => {
  await page.goto("/menu");
  await page.setViewportSize({ width: 400, height: 300 });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(page.locator("html")).toHaveClass(/scroll-middle/);
  // What WebKit does: the place is lost while the page lies in the cache.
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    window.scrollTo(0, 0);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test("the document carries the scroll position", onPhoneToo, async ({ page }) => {
  await page.goto("/menu");
  await page.setViewportSize({ width: 400, height: 300 });
  const html = page.locator("html");
  await expect(html).toHaveClass(/scroll-top/);
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect(html).toHaveClass(/scroll-middle/);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(html).toHaveClass(/scroll-bottom/);
  await page.setViewportSize({ width: 1600, height: 4000 });
  await expect(html).toHaveClass(/scroll-none/);
});

test(
  "a row of links that is wider than the screen shows the page it stands on",
  onPhoneOnly,
  async ({ page }) => {
    await page.goto("/prayer/kourindou-roulette");
    const row = page.getByRole("navigation", { name: "Prayer lists" });
    await expect(row.getByRole("link", { name: "Kourindou roulette" })).toBeInViewport({
      ratio: 1,
    });
    await expect(row.getByRole("link", { name: "All prayers" })).not.toBeInViewport();
  },
);

test(
  "who goes back up below the first screen finds a button to the top, who reads on does not",
  onPhoneToo,
  async ({ page }) => {
    await page.goto("/menu");
    await page.setViewportSize({ width: 400, height: 300 });
    const html = page.locator("html");
    const button = page.getByRole("button", { name: "Scroll to top" });
    await page.evaluate(() => window.scrollTo(0, 150));
    await expect(html).toHaveClass(/scroll-middle/);
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect(html).toHaveClass(/scroll-far/);
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 450));
    await button.click();
    await expect(html).toHaveClass(/scroll-top/);
    await expect(button).toBeHidden();
  },
);

test(
  "another page begins at its top, with the focus on its content",
  onPhoneToo,
  async ({ page }) => {
    await page.goto("/menu");
    await page.setViewportSize({ width: 400, height: 400 });
    const link = page.getByRole("main").getByRole("link", { name: "All cards" });
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/story-cards");
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);
