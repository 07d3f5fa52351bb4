import { afterAll, beforeAll, expect, test } from "vitest";
import { problem } from "#app/api-schemas/problem.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { type RunningNginx, startProxy } from "#tests/fixtures/nginx.ts";
import { freePort, wholeAnswer } from "#tests/fixtures/raw-connection.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { startOrigin } from "#tests/fixtures/stub-origin.ts";

const database = testDatabase();
/** What the site says beside every refusal of its own, of a page and of a call. */
let own: { readonly page: Record<string, string>; readonly call: Record<string, string> };
let proxy: RunningNginx;
beforeAll(async () => {
  const site = await startSite(database.url);
  own = {
    page: await headersOfRefusal(site.url),
    call: await headersOfRefusal(`${site.url}/api/general/home`),
  };
  await site.stop();
  // Nobody listens there: the site is away. What nginx cannot be made to refuse here it refuses by
  // name: `/.refuse-507`.
  const locations = STATUSES.map((status) => `location = /.refuse-${status} { return ${status}; }`);
  proxy = await startProxy([await freePort()], { locations: locations.join("\n") });
}, 600_000);
afterAll(() => proxy.stop());

/** What the proxy may refuse with by itself. At a 408 it hangs up; 502 and 504 it tries once more. */
const STATUSES = [
  ...[400, 403, 404, 405, 411, 412, 413, 414, 416, 417],
  ...[421, 429, 500, 501, 503, 505, 507],
];
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
    ...own.page,
    "content-type": "text/plain; charset=utf-8",
  });
  expect(answer.body).toMatch(/^[A-Z][\w -]+\n\n[A-Z].*\.\n$/i);
  expect(answer.body).not.toMatch(/nginx/i);
});

test.each(STATUSES)(
  "%i has the headers of the site's own refusals, whatever it is for",
  async (status) => {
    const answer = await fetch(`http://127.0.0.1:${proxy.port}/.refuse-${status}`);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(own.page);
  },
);

/** The proxy in front of a site that answers one address and keeps silent at all others. */
async function behindProxy(ask: (url: string) => Promise<Response>): Promise<Response> {
  const origin = await startOrigin((request, response) => {
    if (request.url !== "/file") return;
    response.setHeader("Cache-Control", "public, s-maxage=60");
    response.setHeader("Accept-Ranges", "bytes");
    response.end("0123456789");
  });
  const between = await startProxy([origin.port], { patience: "100ms" });
  try {
    return await ask(`http://127.0.0.1:${between.port}`);
  } finally {
    await between.stop();
    await origin.stop();
  }
}

test.each<[number, string, (url: string) => Promise<Response>]>([
  [
    416,
    "a part beyond the end of a file that is held",
    async (url) => {
      await (await fetch(`${url}/file`)).text();
      return fetch(`${url}/file`, { headers: { range: "bytes=50-" } });
    },
  ],
  [
    429,
    "a flood of searches",
    async (url) => {
      const asked = Array.from({ length: 400 }, (_, at) => fetch(`${url}/file?${at}`));
      const answers = await Promise.all(asked);
      return answers.find(({ status }) => status === 429) ?? Response.error();
    },
  ],
  [504, "a page that the site is silent about", (url) => fetch(`${url}/silent`)],
])("%i for %s, with the headers of the site's own refusals", async (status, _, ask) => {
  const answer = await behindProxy(ask);
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...own.page,
    // A 416 has the words of the file that is held beside it.
    "cache-control": expect.stringMatching(/\bno-store$/),
  });
  if (status !== 416) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("who waits is told how long", async () => {
  const answer = await wholeAnswer(proxy.port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
});

test("programs get a problem document", async () => {
  const answer = await fetch(`http://127.0.0.1:${proxy.port}/api/general/home`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...own.call,
    "content-type": "application/problem+json",
  });
  expect(problem.parse(await answer.json())).toMatchObject({ status: 502, title: "Bad Gateway" });
});

test("the pages of refusals have no address of their own", async () => {
  for (const path of ["/.refused.txt", "/.refused.json"]) {
    const answer = await fetch(`http://127.0.0.1:${proxy.port}${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
  }
});

/** Those that do not tell of one request: nothing was imported yet, so that all is refused. */
async function headersOfRefusal(url: string): Promise<Record<string, string>> {
  const answer = await fetch(url);
  expect(answer.status).toBe(503);
  const headers = new Headers(answer.headers);
  const ofOne = "connection content-length content-type date keep-alive retry-after x-request-id";
  for (const name of ofOne.split(" ")) headers.delete(name);
  expect([...headers.keys()]).toContain("content-security-policy");
  return Object.fromEntries(headers);
}
