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

test("the offline page lists the pages of this device, each by its title", async () => {
  const offline = new Response('<h1>Offline</h1><ul data-stored-pages="" class="a"></ul>');
  const html = '<title data-rr="">Cirno &amp; more</title>';
  const page = storedPage("https://site.test/characters?type=main&v=1", html);
  if (page === null) throw new Error("The page has a title.");
  expect(await (await withStoredPages(offline, [page])).text()).toBe(
    '<h1>Offline</h1><ul data-stored-pages="" class="a"><li><a class="link inline-block py-3" ' +
      'href="/characters?type=main&amp;v=1">Cirno &amp; more</a></li></ul>',
  );
});

test("a stored page without a title is not listed", () => {
  expect(storedPage("https://site.test/", "<h1>Home</h1>")).toBeNull();
});
