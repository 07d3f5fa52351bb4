import type { RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { startProxy } from "#tests/fixtures/nginx.ts";
import { startOrigin } from "#tests/fixtures/stub-origin.ts";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

const SHARED = "public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=60";

/** The proxy in front of a site that answers so. */
async function behindProxy(answer: RequestListener) {
  const origin = await startOrigin(answer);
  const proxy = await startProxy([origin.port]);
  stops.push(origin.stop, proxy.stop);
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const response = await fetch(`http://127.0.0.1:${proxy.port}${path}`, {
      headers: { "accept-encoding": "identity", ...headers },
      method,
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text };
  };
  return {
    origin,
    ask,
    cacheStatusAt: async (path: string) => cacheStatus((await ask(path)).headers),
  };
}

const cacheStatus = (headers: Headers) => headers.get("cache-status");
const HIT = "almanac-proxy; hit";
// nginx counts whole seconds.
const SOON = { timeout: 10_000 };
const MISS = "almanac-proxy; fwd=uri-miss";

/** A page that tells which answer of the site it is, and in which encoding it was asked for. */
function page(cacheControl = SHARED): RequestListener {
  let made = 0;
  return (request, response) => {
    made += 1;
    response.setHeader("Cache-Control", cacheControl);
    response.setHeader("Vary", "Accept-Encoding");
    response.end(`answer ${made}, ${request.headers["accept-encoding"] ?? "plain"}`);
  };
}

test("a page comes from the proxy the second time", async () => {
  const { origin, ask } = await behindProxy(page());
  const [first, second] = [await ask("/"), await ask("/")];
  expect([cacheStatus(first.headers), cacheStatus(second.headers)]).toEqual([MISS, HIT]);
  expect(second.text).toBe(first.text);
  expect(second.headers.get("cache-control")).toBe(SHARED);
  expect(origin.received).toHaveLength(1);
});

test.each(["no-store", "private, max-age=60", "no-cache"])("%s is asked for anew", async (rule) => {
  const { cacheStatusAt } = await behindProxy(page(rule));
  expect([await cacheStatusAt("/"), await cacheStatusAt("/")]).toEqual([MISS, MISS]);
});

test("what is cached is sent when the site is gone, also beyond its time", async () => {
  const { origin, ask } = await behindProxy(page("public, s-maxage=1, stale-if-error=86400"));
  const { text } = await ask("/");
  await origin.stop();
  stops.shift();
  await expect.poll(async () => cacheStatus((await ask("/")).headers), SOON).toMatch(/stale/);
  const late = await ask("/");
  expect([late.status, late.text]).toEqual([200, text]);
  expect((await ask("/never-asked-before")).status).toBe(502);
});

test("what is cached is sent when the site fails", async () => {
  let fails = false;
  const { ask } = await behindProxy((request, response) => {
    if (fails) response.statusCode = 503;
    page("public, s-maxage=1")(request, response);
  });
  await ask("/");
  fails = true;
  await expect.poll(async () => cacheStatus((await ask("/")).headers), SOON).toMatch(/stale/);
  expect((await ask("/")).status).toBe(200);
});

test("an answer past its time is sent once more while a newer one is fetched", async () => {
  const { ask } = await behindProxy(page("public, s-maxage=1, stale-while-revalidate=60"));
  await ask("/");
  const updating = async () => {
    const { headers, text } = await ask("/");
    return `${cacheStatus(headers)} ${text}`;
  };
  await expect.poll(updating, SOON).toMatch(/detail=(stale|updating) answer 1/);
  await expect.poll(updating, SOON).toMatch(/answer 2/);
});

test("the lists of all browsers come to three variants", async () => {
  const { origin, ask } = await behindProxy(page());
  const lists = {
    br: ["br", "gzip, deflate, br, zstd", "gzip;q=1.0, br;q=0.5", "GZIP,BR"],
    gzip: ["gzip", "gzip, deflate", "gzip, br;q=0", "deflate, gzip;q=0.3"],
    plain: ["identity", "deflate", "br;q=0, gzip;q=0.0"],
  };
  for (const [variant, written] of Object.entries(lists)) {
    for (const list of written) {
      expect((await ask("/", { "accept-encoding": list })).text).toMatch(`, ${variant}`);
    }
  }
  expect(origin.received).toHaveLength(3);
});

test("the one address with a page and a document keeps both", async () => {
  const { ask } = await behindProxy(({ headers }, response) => {
    response.setHeader("Cache-Control", SHARED);
    response.setHeader("Vary", "Accept, Accept-Encoding");
    response.end(headers.accept?.includes("text/html") ? "page" : "document");
  });
  const asked: string[] = [];
  for (const accept of ["text/html,*/*;q=0.8", "*/*", "text/html", "application/json"]) {
    asked.push((await ask("/api", { accept })).text);
  }
  expect(asked).toEqual(["page", "document", "page", "document"]);
});

test("HEAD, conditional and range requests are answered from what is cached", async () => {
  const { origin, ask } = await behindProxy((_, response) => {
    response.setHeader("Cache-Control", SHARED);
    response.setHeader("ETag", '"one"');
    response.setHeader("Accept-Ranges", "bytes");
    response.end("0123456789");
  });
  const head = await ask("/file", {}, "HEAD");
  expect([head.status, head.text, head.headers.get("content-length")]).toEqual([200, "", "10"]);
  expect((await ask("/file", { "if-none-match": '"one"' })).status).toBe(304);
  expect(await ask("/file", { range: "bytes=2-4" })).toMatchObject({ status: 206, text: "234" });
  expect((await ask("/file", { range: "bytes=50-" })).status).toBe(416);
  expect(origin.received.map(({ method }) => method)).toEqual(["GET"]);
});

test("an address that does not exist is not kept", async () => {
  const { cacheStatusAt } = await behindProxy((request, response) => {
    response.statusCode = 404;
    page()(request, response);
  });
  expect([await cacheStatusAt("/no-such"), await cacheStatusAt("/no-such")]).toEqual([MISS, MISS]);
});

test("what many ask for at once is fetched once", async () => {
  const { origin, ask } = await behindProxy(async (request, response) => {
    await sleep(200);
    page()(request, response);
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/")));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(origin.received).toHaveLength(1);
});

test("a form goes to the site every time", async () => {
  const { origin, ask } = await behindProxy(page());
  for (let time = 0; time < 2; time += 1) await ask("/prayers/info/x", {}, "POST");
  expect(origin.received.map(({ method }) => method)).toEqual(["POST", "POST"]);
});
