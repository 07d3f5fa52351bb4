import { expect, onPhoneOnly, onPhoneToo, test } from "./fixtures.ts";

test.use({ loadsAhead: true });

const menuChunk = /\/assets\/page-[^/]*\.js$/;

const CHUNK_FAULTS = /404|Error loading route module|dynamically imported module|Failed to fetch/;

test.describe("a chunk that only the link itself asks for", () => {
  test.use({ loadsAhead: false });

  test("a chunk that is gone loads the page asked for, once; then there is the error view", async ({
    page,
    faults,
  }) => {
    faults.allow(CHUNK_FAULTS);
    await page.goto("/story-cards");
    await page.waitForLoadState("networkidle");
    await page.route(menuChunk, (route) => route.fulfill({ status: 404, body: "" }));
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/menu"]');
      link?.click();
    });
    await expect(page).toHaveURL("/menu");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Menu");
    expect(documents).toEqual(["/menu"]);
  });

  test("a chunk that is gone loads the page asked for even before React has drawn that it is under way", async ({
    page,
    faults,
  }) => {
    faults.allow(CHUNK_FAULTS);
    await page.addInitScript(() => {
      // React goes on by messages to itself: from the click on none arrives.
      const post = MessagePort.prototype.postMessage;
      let isHeld = false;
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        if (!isHeld) post.call(this, message);
      };
      addEventListener("click", () => (isHeld = true), { capture: true });
    });
    await page.goto("/story-cards", { waitUntil: "networkidle" });
    await page.route(menuChunk, (route) => route.fulfill({ status: 404, body: "" }));
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
    expect(new URL((await loaded).url()).pathname).toBe("/menu");
    // Closed in the midst of a navigation, a browser hangs now and then.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Menu");
  });
});

test("code that is loaded ahead and does not come leaves the page as it is", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const refused = page.waitForRequest(/\/assets\/link-prefetch-/);
  await page.route(/\/assets\/link-prefetch-/, (route) => route.abort());
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto("/story-cards");
  await refused;
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  expect(documents).toEqual(["/story-cards"]);
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

test("of a page that is fetched in advance one link is begun at a time", async ({ page }) => {
  const begunTogether: number[] = [];
  await page.exposeFunction("tellOfLinks", (count: number) => begunTogether.push(count));
  await page.addInitScript(() => {
    const tell: unknown = Reflect.get(window, "tellOfLinks");
    // A task's changes come together.
    const watch = new MutationObserver((changes) => {
      const added = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element)
        .flatMap((element) => [element, ...element.querySelectorAll("link")])
        .filter((element) => element.matches("[rel=prefetch], [rel=modulepreload]"));
      const isAhead = added.some((element) => element.matches("[rel=prefetch]"));
      if (isAhead && typeof tell === "function") tell(added.length);
    });
    addEventListener("load", () => watch.observe(document, { childList: true, subtree: true }));
  });
  await page.goto("/story-cards");
  await expect.poll(() => begunTogether.length).toBeGreaterThan(2);
  expect(Math.max(...begunTogether)).toBe(1);
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

test("below the first screen a button leads back to the top", onPhoneToo, async ({ page }) => {
  await page.goto("/menu");
  await page.setViewportSize({ width: 400, height: 300 });
  const html = page.locator("html");
  const button = page.getByRole("button", { name: "Scroll to top" });
  await page.evaluate(() => window.scrollTo(0, 150));
  await expect(html).toHaveClass(/scroll-middle/);
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 450));
  await button.click();
  await expect(html).toHaveClass(/scroll-top/);
  await expect(button).toBeHidden();
});

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
