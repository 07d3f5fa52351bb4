import { afterAll, beforeAll, expect, test } from "vitest";
import { problem } from "#app/api-schemas/problem.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { type RunningNginx, startProxy } from "#tests/fixtures/nginx.ts";
import { freePort, wholeAnswer } from "#tests/fixtures/raw-connection.ts";
import { startSite } from "#tests/fixtures/running-site.ts";

const database = testDatabase();
let own: Record<string, string>;
let proxy: RunningNginx;
beforeAll(async () => {
  own = await headersOfOwnRefusal();
  // Nobody listens there: the site is away.
  proxy = await startProxy([await freePort()]);
}, 600_000);
afterAll(() => proxy.stop());

const long = "a".repeat(20_000);

test.each([
  [400, "a request that is none", "GET / x HTTP/1.1\r\nHost: a\r\n\r\n"],
  [400, "a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"],
  [405, "TRACE", "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n"],
  [413, "a large body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 70000\r\n\r\n"],
  [414, "a long address", `GET /${long} HTTP/1.1\r\nHost: a\r\n\r\n`],
  [431, "a large header", `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${long}\r\n\r\n`],
  [501, "an unknown coding", "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x\r\n\r\n"],
  [502, "a page while the site is away", "GET / HTTP/1.1\r\nHost: a\r\n\r\n"],
  [502, "a form while the site is away", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n"],
  [505, "another HTTP", "GET / HTTP/3.0\r\nHost: a\r\n\r\n"],
])("%i for %s, with the headers of the site's own refusals", async (status, _, request) => {
  const answer = await wholeAnswer(proxy.port, request);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    ...own,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
  });
  expect(answer.body).toMatch(/^[A-Z][\w -]+\n\n[A-Z].*\.\n$/i);
  expect(answer.body).not.toMatch(/nginx/i);
});

test("who waits is told how long", async () => {
  const answer = await wholeAnswer(proxy.port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
});

test("programs get a problem document", async () => {
  const answer = await fetch(`http://127.0.0.1:${proxy.port}/api/general/home`);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(problem.parse(await answer.json())).toMatchObject({ status: 502, title: "Bad Gateway" });
});

test("the pages of refusals have no address of their own", async () => {
  for (const path of ["/.refused.txt", "/.refused.json"]) {
    const answer = await fetch(`http://127.0.0.1:${proxy.port}${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
  }
});

/** What the site says beside every refusal of its own, such as that nothing was imported yet. */
async function headersOfOwnRefusal(): Promise<Record<string, string>> {
  const site = await startSite(database.url);
  const { status, headers } = await fetch(site.url);
  await site.stop();
  expect(status).toBe(503);
  return Object.fromEntries(
    [
      "content-security-policy",
      "x-content-type-options",
      "referrer-policy",
      "permissions-policy",
      "cross-origin-opener-policy",
    ].map((name) => [name, headers.get(name) ?? "missing"]),
  );
}
