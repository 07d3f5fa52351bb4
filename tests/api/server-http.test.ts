import { request } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { importCards, startSite } from "#tests/support/running-site.ts";

const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  await importCards(database.connection, { "A Card of a Test": undefined });
  site = await startSite(database.url);
});
afterAll(() => site.stop());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A request as it stands: fetch would decompress, follow redirects and tidy the path. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET", body?: Buffer) {
  const { hostname, port } = new URL(site.url);
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

const PAGE = "/story-cards";
const API = "/api/story-cards/get-list";

describe("encodings", () => {
  test.each([
    ["br", brotliDecompressSync],
    ["zstd", zstdDecompressSync],
    ["gzip", gunzipSync],
  ])("%s holds the same page, under a tag of its own", async (encoding, decompress) => {
    const plain = await ask(PAGE);
    const packed = await ask(PAGE, { "accept-encoding": encoding });
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(decompress(packed.body).equals(plain.body)).toBe(true);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect([plain.headers.vary, packed.headers.vary]).toEqual([
      "Accept-Encoding",
      "Accept-Encoding",
    ]);
  });
});

describe("conditional requests", () => {
  test.each([PAGE, API, `${PAGE}.data`, "/favicon.svg"])("%s is not sent twice", async (path) => {
    const first = await ask(path, { "accept-encoding": "br" });
    const again = await ask(path, {
      "accept-encoding": "br",
      "if-none-match": `"other", W/${first.headers.etag}`,
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
    expect(again.headers.vary).toBe(first.headers.vary);
  });

  test("another encoding's tag does not match", async () => {
    const { headers } = await ask(PAGE, { "accept-encoding": "gzip" });
    const answer = await ask(PAGE, {
      "accept-encoding": "br",
      "if-none-match": String(headers.etag),
    });
    expect(answer.status).toBe(200);
  });

  test("a missing page is sent again", async () => {
    expect((await ask("/nowhere", { "if-none-match": "*" })).status).toBe(404);
  });
});

test.each([PAGE, API, "/nowhere", "/favicon.svg", "/healthz"])(
  "HEAD %s has the headers of GET and no body",
  async (path) => {
    const get = await ask(path, { "accept-encoding": "gzip" });
    const head = await ask(path, { "accept-encoding": "gzip" }, "HEAD");
    const compared = ({ status, headers }: Answer) => ({
      status,
      length: headers["content-length"],
      tag: headers.etag,
      type: headers["content-type"],
      encoding: headers["content-encoding"],
    });
    expect(compared(head)).toEqual(compared(get));
    expect(head.body.length).toBe(0);
  },
);

test.each([
  [PAGE, "no-cache, s-maxage=60, stale-while-revalidate=60"],
  [`${PAGE}.data`, "no-cache, s-maxage=60, stale-while-revalidate=60"],
  [API, "public, max-age=60, s-maxage=60, stale-while-revalidate=60"],
  ["/favicon.svg", "public, max-age=300"],
  ["/builds/latest.json", "no-cache"],
  ["/healthz", "no-store"],
])("Cache-Control of %s", async (path, expected) => {
  expect((await ask(path)).headers["cache-control"]).toBe(expected);
});

test("hashed files are kept for a year", async () => {
  const [asset = ""] = /\/assets\/[^"]+\.css/.exec((await ask(PAGE)).body.toString()) ?? [];
  const { status, headers } = await ask(asset);
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "text/css; charset=utf-8",
    "public, max-age=31536000, immutable",
  ]);
});

test("queries that do not matter lead to the same answer", async () => {
  const plain = await ask(`${PAGE}?name=test`);
  const decorated = await ask(`${PAGE}?utm_source=x&name=+test+`);
  expect(decorated.headers.etag).toBe(plain.headers.etag);
  expect((await ask(PAGE)).headers.etag).not.toBe(plain.headers.etag);
});

test.each([
  ["/story-cards/", "/story-cards"],
  ["/Story-Cards?name=A&x=1", "/story-cards?name=A&x=1"],
  ["/api/story-cards/get-list/?a=b", "/api/story-cards/get-list?a=b"],
])("%s moved to %s", async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([308, location]);
});

describe("addresses that cannot be", () => {
  test.each([
    "/%ZZ",
    "//host/path",
    "/a%00b",
    "/..%2f..%2fetc/passwd%00",
    "/%2e%2e/%2e%2e/etc/passwd",
    `/${"a".repeat(13_000)}`,
  ])("%s is a 400", async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  test.each(["/../../package.json", "/assets/../../server/index.js", "/\\..\\package.json"])(
    "%s does not leave the folder of the files",
    async (path) => {
      expect(await statusLine(`GET ${path} HTTP/1.1`)).toBe("HTTP/1.1 400 Bad Request");
    },
  );

  test.each([
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}`, "HTTP/1.1 431 "],
    ["HOP / HTTP/1.1", "HTTP/1.1 400 "],
    ["PROPFIND / HTTP/1.1", "HTTP/1.1 405 "],
    ["OPTIONS * HTTP/1.1", "HTTP/1.1 400 "],
  ])("%.30s", async (head, expected) => {
    expect(await statusLine(head)).toContain(expected);
  });

  function statusLine(head: string): Promise<string> {
    const { hostname, port } = new URL(site.url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`${head}\r\nHost: a\r\nConnection: close\r\n\r\n`),
      );
      let text = "";
      socket.setEncoding("utf8");
      socket.on("data", (chunk: string) => {
        text += chunk;
      });
      socket.on("error", reject);
      socket.on("close", () => resolve(text.split("\r\n")[0] ?? ""));
    });
  }
});

describe("methods", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE"])("%s on a call that reads", async (method) => {
    const { status, headers, body } = await ask(API, {}, method);
    expect([status, headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(headers["content-type"]).toBe("application/problem+json");
    expect(JSON.parse(body.toString())).toMatchObject({ status: 405 });
  });

  test("OPTIONS tells other sites that they may read the API", async () => {
    const { status, headers } = await ask(API, { origin: "https://other.example" }, "OPTIONS");
    expect(status).toBe(204);
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-allow-methods"]).toBe("GET, HEAD");
  });

  test("only the API is open to other sites", async () => {
    expect((await ask(API)).headers["access-control-allow-origin"]).toBe("*");
    expect((await ask("/api/nowhere")).headers["access-control-allow-origin"]).toBe("*");
    expect((await ask(PAGE)).headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("a missing call is a problem document, a missing page is a page", async () => {
    const call = await ask("/api/nowhere");
    expect([call.status, call.headers["content-type"]]).toEqual([404, "application/problem+json"]);
    const page = await ask("/nowhere");
    expect([page.status, page.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect((await ask("/assets/nowhere.js")).status).toBe(404);
  });
});

describe("security", () => {
  test.each([PAGE, API, "/nowhere", "/favicon.svg", "/%ZZ", "/healthz"])("%s", async (path) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "x-request-id": expect.stringMatching(/^[\da-f]{16}$/),
    });
    expect(headers["content-security-policy"]).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  test("scripts run by their hash only", async () => {
    const policy = String((await ask(PAGE)).headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe");
  });

  test("a visitor's id and headers change nothing", async () => {
    const { headers, body } = await ask(PAGE, {
      host: "evil.example",
      "x-request-id": "mine",
      "x-forwarded-host": "evil.example",
    });
    expect(headers["x-request-id"]).not.toBe("mine");
    expect(body.toString()).not.toContain("evil.example");
  });
});

test("the manifest names addresses that are there", async () => {
  const [path = ""] = /\/[\w.-]+\.webmanifest/.exec((await ask(PAGE)).body.toString()) ?? [];
  const { headers, body } = await ask(path);
  expect(headers["content-type"]).toBe("application/manifest+json");
  const { start_url, icons, shortcuts } = JSON.parse(body.toString());
  const icon: string[] = icons.map(({ src }: { src: string }) => src);
  const places: string[] = shortcuts.map(({ url }: { url: string }) => url);
  for (const address of [start_url, ...icon, ...places]) {
    expect((await ask(address)).status, address).toBe(200);
  }
});

test("the build tells its id", async () => {
  expect(JSON.parse((await ask("/builds/latest.json")).body.toString())).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
    timestamp: expect.any(Number),
  });
});

test("the build tells the rules of its routes, each of which leads somewhere", async () => {
  const { id } = JSON.parse((await ask("/builds/latest.json")).body.toString());
  const { status, headers, body } = await ask(`/builds/meta/${id}.json`);
  expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  const meta = JSON.parse(body.toString());
  expect(meta).toMatchObject({ id, routeRules: { [PAGE]: { cache: "page" } } });
  expect(meta.prerendered).toContain("/");
  for (const path of meta.prerendered) {
    const page = await ask(path);
    const payload = await ask(meta.routeRules[path].payload);
    expect([page.headers["content-type"], payload.headers["content-type"]], path).toEqual([
      "text/html; charset=utf-8",
      "text/x-script",
    ]);
    // A page may be missing under a dataset as small as this one; its data then is too.
    expect(payload.status, path).toBe(page.status);
  }
  expect((await ask("/builds/meta/0123456789abcdef.json")).status).toBe(404);
});
