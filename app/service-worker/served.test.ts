import { expect, test } from "vitest";
import { markStoredPage, readServed, servedMessage, withoutRouter } from "./served.ts";

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
