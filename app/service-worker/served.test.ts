import { expect, test } from "vitest";
import {
  markStoredPage,
  readServed,
  servedMessage,
  storedPage,
  withoutRouter,
  withStoredPages,
} from "./served.ts";

test.each([
  ["https://a.example/story-cards.data?_routes=x", "/story-cards"],
  ["https://a.example/_.data", "/"],
  ["https://a.example/characters/_.data", "/characters"],
  ["https://a.example/api/story-cards/get-list", null],
])("%s is data of page %s", (url, path) => {
  expect(readServed(servedMessage(url, 5))).toEqual({ path, storedAt: 5 });
});

test.each([null, "served", {}, { served: null }, { served: { path: 1, storedAt: null } }])(
  "%j is no message about data",
  (message) => {
    expect(readServed(message)).toBeNull();
  },
);

test("a stored page names the time at which the server sent it", async () => {
  const headers = { date: "Sat, 21 Nov 2026 15:00:00 GMT", "content-security-policy": "x" };
  const page = new Response('<!DOCTYPE html><html lang="en"><p>&lt;html', { headers });
  const marked = await markStoredPage(page);
  const at = Date.parse("2026-11-21T15:00:00Z");
  expect(await marked.text()).toBe(
    `<!DOCTYPE html><html data-stored-at="${at}" lang="en"><p>&lt;html`,
  );
  expect(marked.headers.get("content-security-policy")).toBe("x");
});

test("a page at the address of another comes without the router's scripts", async () => {
  const html =
    '<html><head><script>theme()</script></head><body><p>x</p><script type="module">\nrun()</script><script src="/a.js"></script></body></html>';
  const page = await withoutRouter(new Response(html, { headers: { "content-encoding": "br" } }));
  expect(await page.text()).toBe(
    "<html><head><script>theme()</script></head><body><p>x</p></body></html>",
  );
  expect(page.headers.has("content-encoding")).toBe(false);
});

const NOW = Date.parse("2026-11-21T15:00:00Z");

test("the offline page lists the pages of this device by section, with their titles and age", async () => {
  const offline = new Response(
    '<ul data-stored-pages="characters" class="a"></ul><ul data-stored-pages="others"></ul>',
  );
  const html = '<title data-rr="">Cirno &amp; more – LostWord Almanac</title>';
  const pages = [
    storedPage("https://site.test/characters?type=main&v=1", html, NOW - 3 * 3_600_000),
    storedPage("https://site.test/", "<title>Home – LostWord Almanac</title>", 0),
  ].filter((page) => page !== null);
  expect(await (await withStoredPages(offline, pages, NOW)).text()).toBe(
    '<ul data-stored-pages="characters" class="a"><li><a href="/characters?type=main&amp;v=1">' +
      "<span>Cirno &amp; more</span><small>stored 3 hours ago</small></a></li></ul>" +
      '<ul data-stored-pages="others"><li><a href="/"><span>Home</span></a></li></ul>',
  );
});

test.each([
  [59_000, "just now"],
  [60_000, "1 minute ago"],
  [47 * 3_600_000, "47 hours ago"],
  [48 * 3_600_000, "2 days ago"],
])("a page of %d ms before was stored %s", async (age, words) => {
  const offline = new Response('<ul data-stored-pages="prayers"></ul>');
  const page = { path: "/prayer/forever-prayer", title: "Forever", at: NOW - age };
  expect(await (await withStoredPages(offline, [page], NOW)).text()).toContain(`stored ${words}<`);
});

test("a stored page without a title is not listed", () => {
  expect(storedPage("https://site.test/", "<h1>Home</h1>", NOW)).toBeNull();
});
