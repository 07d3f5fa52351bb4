import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import { type Logger, pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { emptyDataset } from "#tests/fixtures/empty-dataset.ts";
import { RawConnection } from "#tests/fixtures/raw-connection.ts";
import { ResponseCache } from "./cache/response-cache.ts";
import type { Sources } from "./find-answer.ts";
import { makeAnswer } from "./http/answer.ts";
import { type ListeningServer, listenOn } from "./listen.ts";
import { ownAnswers } from "./own-answers.ts";
import type { Render, RenderJob } from "./render.ts";
import { requestHandler } from "./request-handler.ts";

const dataset = emptyDataset();
const servers: ListeningServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop(0)));
});

/** A server whose pages are made by `render`, and the lines of its log. */
async function start(
  render: Render,
  {
    origin,
    trustProxy = 0,
    staleSince = () => null,
  }: { origin?: string; trustProxy?: number; staleSince?: () => number | null } = {},
) {
  const lines: Record<string, unknown>[] = [];
  const output = { write: (line: string) => lines.push(JSON.parse(line)) };
  const log: Logger = pino({ level: "info" }, output);
  const build = { id: "build", timestamp: 0 };
  const sources: Sources = {
    own: ownAnswers({ build, buildMeta: {}, dataset: () => dataset, staleSince }),
    files: { has: () => false, build },
    pictures: { find: () => undefined, read: () => Promise.reject(new Error("No pictures.")) },
    canonicalise: (path) => ({
      path,
      url: path,
      share: "page",
      methods: ["GET", "HEAD", "POST", "OPTIONS"],
    }),
    cache: new ResponseCache({ maxBytes: 1_000_000, clock: Date.now }),
    render,
    dataset: () => dataset,
    clock: Date.now,
    origin,
  };
  const sendFile = () => Promise.reject(new Error("No files."));
  const handler = requestHandler({ log, trustProxy, sendFile, staleSince }, sources);
  const server = await listenOn({ host: "127.0.0.1", port: 0 }, handler);
  servers.push(server);
  return { url: `http://127.0.0.1:${server.port}`, server, lines };
}

const typed = (type: string, body: string) =>
  makeAnswer({ status: 200, headers: { "content-type": type }, body, cache: "page" });
const page = (body: string) => typed("text/html", body);
const echo = async ({ request }: RenderJob) => page(`${request.url} ${await request.text()}`);

test.each([
  ["/page", "text/plain; charset=utf-8"],
  ["/api/call", "application/problem+json"],
])("an unexpected error at %s is told by its reference only", async (path, type) => {
  const { url, lines } = await start(() => Promise.reject(new Error("secret detail")));
  const answer = await fetch(url + path);
  const id = answer.headers.get("x-request-id");
  const body = await answer.text();
  expect([answer.status, answer.headers.get("content-type")]).toEqual([500, type]);
  expect(body).toContain(`Reference: ${id}`);
  expect(body).not.toContain("secret");
  expect(lines).toContainEqual(
    expect.objectContaining({
      requestId: id,
      err: expect.objectContaining({ message: "secret detail" }),
    }),
  );
});

test("an unexpected error after the body was read is answered as well", async () => {
  const { url } = await start(async ({ request }) => {
    throw new Error(`secret ${await request.text()}`);
  });
  const signal = AbortSignal.timeout(5000);
  const answer = await fetch(`${url}/page`, { method: "POST", body: "kind=multi", signal });
  const id = answer.headers.get("x-request-id");
  expect([answer.status, await answer.text()]).toEqual([
    500,
    expect.stringContaining(`Reference: ${id}`),
  ]);
});

test("a visitor who goes away amid a body is no error", async () => {
  const { url, lines } = await start(echo);
  const abort = new AbortController();
  const init = { method: "POST", body: drops(), duplex: "half", signal: abort.signal };
  const going = fetch(`${url}/page`, init).catch(() => "gone");
  await setTimeout(50);
  abort.abort();
  expect(await going).toBe("gone");
  await setTimeout(50);
  expect((await fetch(`${url}/page`)).status).toBe(200);
  await expect.poll(() => lines.map(({ method }) => method)).toEqual(["GET"]);
});

test.each(["a:b@almanac.example", "a@almanac.example", "", "a b"])(
  "a form sent to the host %j is refused",
  async (host) => {
    const { server } = await start(echo);
    const connection = new RawConnection(server.port);
    const lines = ["POST /page HTTP/1.1", `Host: ${host}`, "Content-Length: 1", "", "a"];
    expect(await connection.exchange(lines.join("\r\n"))).toBe("400");
    connection.close();
  },
);

test.each([
  ["a call", "/api/%ZZ?name=a", "application/problem+json", "*"],
  ["a call with a long query", `/api?${"a".repeat(12_000)}`, "application/problem+json", "*"],
  ["a page", "/%ZZ", "text/plain; charset=utf-8", null],
])("what would be %s but is no address is refused as that", async (_, path, type, origin) => {
  const { url } = await start(echo);
  const { status, headers } = await fetch(url + path);
  expect([status, headers.get("content-type"), headers.get("access-control-allow-origin")]).toEqual(
    [400, type, origin],
  );
});

test("one line tells of each request, without its query", async () => {
  const { url, lines } = await start(echo);
  await fetch(`${url}/page?name=secret`);
  await fetch(`${url}/page?name=secret`);
  await fetch(`${url}/healthz`);
  await expect.poll(() => lines.length).toBe(2);
  expect(lines.map(({ method, path, status, cache }) => [method, path, status, cache])).toEqual([
    ["GET", "/page", 200, "miss"],
    ["GET", "/page", 200, "hit"],
  ]);
  expect(JSON.stringify(lines)).not.toContain("secret");
});

test("nothing of the visitor reaches an answer that is cached", async () => {
  let headers: [string, string][] = [];
  const { url } = await start(
    async ({ request }) => {
      headers = [...request.headers];
      return page(request.url);
    },
    { origin: "https://almanac.example" },
  );
  const answer = await fetch(`${url}/page`, {
    headers: { cookie: "a=b", "accept-language": "ja" },
  });
  expect([await answer.text(), headers]).toEqual(["https://almanac.example/page", []]);
  expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test("answers tell since when they may be stale, and the server's own do not", async () => {
  let since: number | null = null;
  const { url } = await start(echo, { staleSince: () => since });
  const staleHeader = async (path: string) =>
    (await fetch(url + path)).headers.get("x-almanac-stale");
  expect(await staleHeader("/page")).toBeNull();
  since = Date.UTC(2026, 10, 21, 9);
  const expected = "since=2026-11-21T09:00:00.000Z";
  expect([await staleHeader("/page"), await staleHeader("/api/call")]).toEqual([
    expected,
    expected,
  ]);
  expect(await staleHeader("/healthz")).toBeNull();
  const readiness = await (await fetch(`${url}/readyz`)).json();
  expect(readiness).toEqual({ status: "ready", dataset: 1, database: "away", since });
});

test("a form reaches the action with its body", async () => {
  const { url } = await start(echo);
  const answer = await fetch(`${url}/page?a=1`, { method: "POST", body: "kind=multi" });
  expect(await answer.text()).toBe(`${url}/page?a=1 kind=multi`);
  expect([answer.headers.get("cache-control"), answer.headers.get("etag")]).not.toContain("x");
});

test.each([
  ["announced", () => Buffer.alloc(65_537)],
  ["unannounced", () => endless()],
])("a body that is too large is refused, %s", async (_, body) => {
  const { url } = await start(echo);
  const init = { method: "POST", body: body(), duplex: "half" };
  expect((await fetch(`${url}/page`, init)).status).toBe(413);
});

test.each([
  [
    "an offer of another protocol",
    "a page",
    "text/html",
    { connection: "upgrade", upgrade: "h2c" },
  ],
  [
    "an offer of another protocol",
    "a part",
    "image/avif",
    { connection: "upgrade", upgrade: "h2c" },
  ],
  ["the wish to end it", "a part", "image/avif", { connection: "close" }],
])("after %s the connection ends, and %s says so", async (_, _kind, type, headers) => {
  const { url } = await start(async () => typed(type, "x"));
  const { hostname, port } = new URL(url);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname, port, path: "/page", headers }, resolve).on("error", reject);
  });
  answer.resume();
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, "close"]);
});

test("stopping finishes what runs and takes no more", async () => {
  const slow = Promise.withResolvers<void>();
  const { url, server } = await start(async () => {
    await slow.promise;
    return page("done");
  });
  const running = fetch(`${url}/page`);
  await setImmediate();
  await fetch(`${url}/healthz`);
  const stopped = server.stop(5_000);
  await expect.poll(() => fetch(`${url}/healthz`).catch(() => "refused")).toBe("refused");
  slow.resolve();
  expect(await (await running).text()).toBe("done");
  await stopped;
});

test("stopping sends to its end what a slow reader has not taken, whatever the connection served before", async () => {
  const body = "x".repeat(4_000_000);
  const { server } = await start(async () => page(body));
  const socket = connect(server.port, "127.0.0.1");
  socket.write("HEAD /page HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(socket, "data");
  socket.pause();
  socket.write("GET /page HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3));
  await setTimeout(100);
  const stopped = server.stop(10_000);
  await setTimeout(100);
  let received = 0;
  socket.on("data", (chunk: Buffer) => {
    received += chunk.length;
  });
  socket.resume();
  await once(socket, "close");
  expect(received).toBeGreaterThan(3 * body.length);
  await stopped;
});

test("stopping cuts off what does not end", async () => {
  const { url, server } = await start(() => new Promise(() => undefined));
  const running = fetch(`${url}/page`).catch(() => "cut off");
  await fetch(`${url}/healthz`);
  await server.stop(50);
  expect(await running).toBe("cut off");
});

test("a trusted proxy's request id and client address are taken over", async () => {
  const { url, lines } = await start(echo, { trustProxy: 1 });
  const headers = { "x-request-id": "from-proxy", "x-forwarded-for": "10.0.0.1" };
  const answer = await fetch(`${url}/page`, { headers });
  expect(answer.headers.get("x-request-id")).toBe("from-proxy");
  await expect
    .poll(() => lines)
    .toContainEqual(expect.objectContaining({ requestId: "from-proxy", client: "10.0.0.1" }));
});

/** A body without end of which a few bytes come at first. */
function drops(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(9)) });
}

/** A body without end, sent as fast as it is taken. */
function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16_384)) });
}
