import { request } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#tests/fixtures/database.ts";
import { importCards, startSite } from "#tests/fixtures/running-site.ts";

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

/** The directives of a Cache-Control header, a number for those that have one. */
function directives({ headers }: Answer): Record<string, number | true> {
  return Object.fromEntries(
    String(headers["cache-control"])
      .split(",")
      .map((part) => {
        const [name = "", value] = part.trim().split("=");
        return [name, value === undefined ? true : Number(value)];
      }),
  );
}

test.each([PAGE, `${PAGE}.data`, API, "/nowhere"])(
  "shared caches may keep %s for a while, show it while it is made anew or cannot be, and drop it by its dataset",
  async (path) => {
    const answer = await ask(path);
    const rules = directives(answer);
    expect(rules).toMatchObject({
      public: true,
      "stale-while-revalidate": 60,
      "stale-if-error": 86_400,
    });
    expect(rules["s-maxage"]).toBeGreaterThan(0);
    expect(rules["s-maxage"]).toBeLessThanOrEqual(300);
    for (const forbidding of ["no-cache", "no-store", "private"]) {
      expect(rules).not.toHaveProperty(forbidding);
    }
    const { dataset } = JSON.parse((await ask("/readyz")).body.toString());
    expect(answer.headers["cache-tag"]).toBe(`dataset-${dataset}`);
  },
);

test("browsers ask for a page each time, and for an answer of the API after a minute at most", async () => {
  expect(directives(await ask(PAGE))).toMatchObject({ "max-age": 0, "must-revalidate": true });
  const { "max-age": seconds } = directives(await ask(API));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

test.each([
  ["/favicon.svg", { public: true, "max-age": 300 }],
  ["/builds/latest.json", { "no-cache": true }],
  ["/healthz", { "no-store": true }],
])("%s says how it may be kept", async (path, expected) => {
  expect(directives(await ask(path))).toEqual(expected);
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
  ["/characters//conventional-list?a=b", "/characters/conventional-list?a=b"],
  ["//story-cards", "/story-cards"],
  ["//Forever-Prayer///?id=2", "/prayer/forever-prayer?id=2"],
  ["/%2e%2e/%2e%2e/etc/passwd", "/etc/passwd"],
])("%s moved to %s", async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([308, location]);
});

describe("addresses that cannot be", () => {
  test.each(["/%ZZ", "/a%00b", "/..%2f..%2fetc/passwd%00", `/${"a".repeat(13_000)}`])(
    "%s is a 400 that says why",
    async (path) => {
      const { status, body } = await ask(path);
      expect([status, body.toString()]).toEqual([
        400,
        expect.stringMatching(/^Bad Request\n\n.+\./),
      ]);
    },
  );

  test.each([
    ["/../../package.json", "308"],
    ["/assets/../../server/index.js", "308"],
    ["/package.json", "404"],
    ["/server/index.js", "404"],
    ["/assets/..%2f..%2fserver%2findex.js", "404"],
    ["/\\..\\package.json", "400"],
  ])("%s does not leave the folder of the files", async (path, status) => {
    expect(await statusLine(`GET ${path} HTTP/1.1`)).toContain(`HTTP/1.1 ${status} `);
  });

  test("a path deeper than any route costs no more than another that is not there", async () => {
    const { status, body } = await ask(`/characters/${"a/".repeat(5900)}x`);
    expect([status, body.length < 1000]).toEqual([404, true]);
  });

  test.each([
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}`, "HTTP/1.1 431 "],
    ["HOP / HTTP/1.1", "HTTP/1.1 400 "],
    ["PROPFIND / HTTP/1.1", "HTTP/1.1 405 "],
    ["OPTIONS * HTTP/1.1", "HTTP/1.1 204 "],
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
    expect(headers["access-control-allow-methods"]).toContain("GET");
  });

  test.each([
    [API, "GET", "x-requested-with"],
    [API, "GET", "content-type, x-any-other"],
    ["/api/prayers/roll", "POST", "content-type"],
    ["/images/prayers/any", "GET", "x-requested-with"],
  ])("a preflight allows %s %s with %s", async (path, method, wanted) => {
    const { status, headers } = await ask(
      path,
      {
        origin: "https://other.example",
        "access-control-request-method": method,
        "access-control-request-headers": wanted,
      },
      "OPTIONS",
    );
    expect([status, headers["access-control-allow-headers"]]).toEqual([204, wanted]);
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(String(headers["access-control-allow-methods"]).split(", ")).toContain(method);
  });

  test.each([
    ["application/json", '{"id":"none","type":"single"}'],
    ["application/x-www-form-urlencoded", "id=none&type=single"],
  ])("a roll may be sent from another site as %s", async (type, text) => {
    const headers = { origin: "https://other.example", "content-type": type };
    const { status, headers: answered } = await ask(
      "/api/prayers/roll",
      headers,
      "POST",
      Buffer.from(text),
    );
    expect([status, answered["access-control-allow-origin"]]).toEqual([404, "*"]);
  });

  test("pictures that the API names may be shown on other sites, pages may not", async () => {
    const policy = async (path: string) =>
      (await ask(path)).headers["cross-origin-resource-policy"];
    expect(await policy("/images/prayers/any")).toBe("cross-origin");
    expect(await policy(PAGE)).toBe("same-origin");
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
      "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
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

test("a document asks for its modules after its styles and faces", async () => {
  const html = (await ask(PAGE)).body.toString();
  const modules = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(modules).not.toEqual([]);
  for (const link of modules) expect(link).toContain(' fetchpriority="low"');
  expect(html).toMatch(/<link rel="stylesheet" href="[^"]+"\/>/);
});

test("the manifest names addresses that are there", async () => {
  const [path = ""] = /\/[\w.-]+\.webmanifest/.exec((await ask(PAGE)).body.toString()) ?? [];
  const { headers, body } = await ask(path);
  expect(headers["content-type"]).toMatch(/^application\/manifest\+json/);
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
    const page = await ask(path, { accept: "text/html" });
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
