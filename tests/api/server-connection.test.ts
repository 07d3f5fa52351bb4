import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#tests/fixtures/database.ts";
import { importCards, startSite } from "#tests/fixtures/running-site.ts";

const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;
const sockets: Socket[] = [];

beforeAll(async () => {
  await importCards(database.connection, { "A Card of a Test": undefined });
  site = await startSite(database.url);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site.stop();
});

interface Answer {
  readonly status: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A connection that sends bytes as they are, and the answers that come back over it. */
async function open() {
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1").setNoDelay();
  sockets.push(socket);
  await once(socket, "connect");
  let received: Buffer = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
  });
  const take = (): Answer | undefined => {
    const end = received.indexOf("\r\n\r\n");
    if (end < 0) return undefined;
    const [start = "", ...lines] = received.subarray(0, end).toString("latin1").split("\r\n");
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(": ", 1)[0]?.toLowerCase(), line.replace(/^[^:]+: /, "")]),
    );
    const status = start.slice(9, 12);
    const length = status === "304" ? 0 : Number(headers["content-length"] ?? 0);
    if (received.length < end + 4 + length) return undefined;
    const body = received.subarray(end + 4, end + 4 + length);
    received = received.subarray(end + 4 + length);
    return { status, headers, body };
  };
  const answer = async () => {
    for (;;) {
      const taken = take();
      if (taken) return taken;
      await once(socket, "data", { signal: AbortSignal.timeout(5000) });
    }
  };
  return { socket, answer, send: (text: string) => socket.write(text, "latin1") };
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: a", ...headers, "", ""].join("\r\n");

async function inOnePiece(request: string): Promise<Answer> {
  const { send, answer } = await open();
  send(request);
  return answer();
}

const PAGE = "/story-cards";
describe("one connection", () => {
  const form = (body: string) =>
    `POST /api/prayers/roll HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

  test("serves cached pages, forms, what is missing and HEAD by turns", async () => {
    await inOnePiece(get(PAGE));
    const { send, answer } = await open();
    const statuses: string[] = [];
    for (const request of [get(PAGE), form("{}"), get(PAGE), get("/nowhere-yet"), get(PAGE)]) {
      send(request);
      statuses.push((await answer()).status);
    }
    expect(statuses).toEqual(["200", "400", "200", "404", "200"]);
  });

  test("answers in the order of the requests, however they are cut", async () => {
    await inOnePiece(get(PAGE));
    const { send, answer } = await open();
    const requests = [form("{}"), get(PAGE), form('{"id":1}'), get("/healthz"), get(PAGE)].join("");
    for (let at = 0; at < requests.length; at += 97) {
      send(requests.slice(at, at + 97));
      if (at % 2 === 0) await setTimeout(2);
    }
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push(await answer());
    expect(answers.map(({ status }) => status)).toEqual(["400", "200", "400", "200", "200"]);
    expect(answers[3]?.body.toString()).toContain("alive");
    expect(answers[4]?.body.equals(answers[1]?.body ?? Buffer.of())).toBe(true);
  });

  test("that asks before its answer is out gets both", async () => {
    await inOnePiece(get(PAGE));
    const { send, answer } = await open();
    const path = `${PAGE}?name=${Date.now()}`;
    send(get(path));
    await setTimeout(1);
    send(get(PAGE));
    const [first, second] = [await answer(), await answer()];
    expect([first.status, second.status]).toEqual(["200", "200"]);
    expect(first.headers.etag).not.toBe(second.headers.etag);
  });

  test("cannot hide a request in the body of another", async () => {
    const inner = get("/healthz");
    const { send, answer } = await open();
    send(form("x".repeat(inner.length)).replace(/x+$/, ""));
    await setTimeout(20);
    send(inner);
    const refused = await answer();
    expect([refused.status, refused.body.toString()]).toEqual(["400", expect.any(String)]);
    send(get(PAGE));
    expect((await answer()).headers["content-type"]).toContain("text/html");
  });

  test("that is closed by the visitor ends in order", async () => {
    await inOnePiece(get(PAGE));
    const { socket, send, answer } = await open();
    send(get(PAGE));
    socket.end();
    expect((await answer()).status).toBe("200");
    await once(socket, "close");
  });

  test("with a reader who takes nothing holds few answers", async () => {
    await inOnePiece(get(PAGE));
    const { socket, send, answer } = await open();
    socket.pause();
    for (let count = 0; count < 2000; count += 1) send(get(PAGE));
    await setTimeout(100);
    socket.resume();
    for (let count = 0; count < 2000; count += 1) expect((await answer()).status).toBe("200");
  });
});

describe("what is no request", () => {
  test("is told of in its place, behind the answers before it", async () => {
    const { socket, send, answer } = await open();
    send(`${get(`${PAGE}?name=${Date.now()}`)}${get("/x y")}`);
    expect([(await answer()).status, (await answer()).status]).toEqual(["200", "400"]);
    await once(socket, "close");
  });

  test.each([
    ["an address with a blank", get("/x y"), "400"],
    ["raw UTF-8 in the address", get(`${PAGE}?name=\xe6\x9c\x88`), "400"],
    ["a method that nobody knows", "HOP / HTTP/1.1\r\nHost: a\r\n\r\n", "400"],
    ["no host", "GET / HTTP/1.1\r\n\r\n", "400"],
    ["an empty host", "GET / HTTP/1.1\r\nHost:\r\n\r\n", "400"],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a b/<i>\r\n\r\n", "400"],
    ["two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "400"],
    ["a head that is too large", get("/", `X: ${"x".repeat(20_000)}`), "431"],
    ["an expectation", get("/", "Expect: more"), "417"],
    ["a wish for a tunnel", "CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n", "405"],
    [
      "a body that breaks",
      "POST /api/prayers/roll HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
      "400",
    ],
  ])("%s is refused with a sentence and the headers of the site", async (_, request, status) => {
    const refused = await inOnePiece(request);
    expect([refused.status, refused.body.toString()]).toEqual([
      status,
      expect.stringMatching(/\n\n.+\.\n$/),
    ]);
    expect(refused.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  });

  test("an absolute address is answered as its path", async () => {
    const answer = await inOnePiece(get("http://a.example"));
    expect([answer.status, answer.headers["content-type"]]).toEqual([
      "200",
      "text/html; charset=utf-8",
    ]);
  });
});
