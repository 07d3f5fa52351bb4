import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ loadsAhead: true });

test.use({ serviceWorkers: "allow" });

test.beforeEach(async ({ page, faults }) => {
  // So the worker answers what is neither stored nor to be had.
  faults.allow(/503/);
  await page.goto("/story-cards");
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The page that came before the worker is stored by it afterwards.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/story-cards"))?.status))
    .toBe(200);
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.match("/offline", { ignoreSearch: true }))?.status),
    )
    .toBe(200);
  await expect.poll(() => filesNotStored(page)).toEqual([]);
});

test("a visited page opens without a network and says as of when", async ({ page, setOffline }) => {
  await setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Story Cards");
  await expect(page.getByText("No network. Stored copy as of")).toBeVisible();
  await setOffline(false);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Story Cards");
  await expect(page.getByText("No network.")).toBeHidden();
});

test("pictures are kept and seen without a network", async ({ page, setOffline }) => {
  await page.goto("/characters/release-order");
  await isStored(page, page.getByRole("main").locator("img").first());
  await page.goto("/prayers");
  const picture = page.getByRole("article").locator("img").first();
  await isStored(page, picture);
  await setOffline(true);
  await page.reload();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("a page that is not stored gives way to the offline page", async ({ page, setOffline }) => {
  await setOffline(true);
  await page.goto("/menu", { waitUntil: "load" });
  await expect(page).toHaveTitle("Offline – LostWord Almanac");
  await expect(page).toHaveURL("/menu");
  const stored = page.getByRole("region", { name: "Pages on this device" });
  const cards = stored.getByRole("region", { name: "Story Cards" });
  await expect(
    cards.getByRole("link", { name: /Story Card Tracker.*stored just now/ }),
  ).toBeVisible();
  await setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Menu");
});

test("a page reached by a link is stored as well, and a link opens it offline", async ({
  page,
  setOffline,
}) => {
  const bar = page.getByRole("navigation", { name: "Main", exact: true });
  await bar.getByRole("link", { name: "Menu" }).click();
  await expect(page).toHaveURL("/menu");
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/menu"))?.status))
    .toBe(200);
  await bar.getByRole("link", { name: "Story Cards" }).click();
  await expect(page).toHaveURL("/story-cards");
  await setOffline(true);
  await bar.getByRole("link", { name: "Menu" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Menu");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Menu");
});

test("the quick search that was used answers without a network", async ({ page, setOffline }) => {
  const field = page.getByRole("combobox", { name: "Search the site" });
  const found = page.getByRole("listbox", { name: "Found" }).getByRole("option");
  await page.keyboard.press("Control+k");
  await field.fill("marisa");
  await expect(found.first()).toContainText("Marisa Kirisame");
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/search-index.json"))?.status))
    .toBe(200);
  await setOffline(true);
  await page.reload({ waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  await field.fill("れいむ a6");
  await expect(found.first()).toContainText("Reimu Hakurei (Scarlet)");
});

test("the worker leaves what the server says of its answers alone", async ({ page }) => {
  const answer = await page.reload();
  // No browser may show a page without asking: by either of the two ways to say so.
  expect(answer?.headers()["cache-control"]).toMatch(
    /\bno-cache\b|\bmax-age=0\b.*\bmust-revalidate\b/,
  );
  const readiness = await page.evaluate(async () => (await fetch("/readyz")).status);
  expect(readiness).toBe(200);
});

/** Files that the page's HTML names and that are not stored yet. */
function filesNotStored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g) ?? ["no file"])];
    const stored = await Promise.all(files.map((file) => caches.match(file)));
    return files.filter((_, no) => stored[no] === undefined);
  });
}

/** Waits until a picture of the page is in the worker's store. */
async function isStored(page: Page, picture: Locator): Promise<void> {
  const address = await picture.evaluate((image: HTMLImageElement) => image.src);
  const stored = () => page.evaluate(async (url) => (await caches.match(url))?.status, address);
  await expect.poll(stored).toBe(200);
}
