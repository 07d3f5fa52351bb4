import { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { Sendable } from "../held/sendable.ts";
import { makeAnswer } from "./answer.ts";
import { agree, type Base } from "./head.ts";
import { OutgoingAnswer } from "./outgoing-answer.ts";

const base: Base = { ofPages: { "x-a": "page" }, ofParts: {} };
const MOMENT = { real: Date.UTC(2026, 0, 1), now: Date.UTC(2026, 0, 1) };

/** Whoever receives: takes what is written at once, or nothing before it is let go on. */
class Receiver extends Duplex {
  readonly #pieces: Buffer[] = [];
  #goOn: (() => void) | undefined;
  #waits: boolean;

  constructor(waits = false) {
    super();
    this.#waits = waits;
  }

  get received(): string {
    return Buffer.concat(this.#pieces).toString("latin1");
  }

  override _write(piece: Buffer, _: BufferEncoding, done: () => void): void {
    const take = () => {
      this.#pieces.push(Buffer.from(piece));
      done();
    };
    if (this.#waits) this.#goOn = take;
    else take();
  }

  override _read(): void {
    // Says nothing.
  }

  takeAll(): void {
    this.#waits = false;
    this.#goOn?.();
  }
}

function outgoing({ until = null as number | null, ifNoneMatch = "", type = "text/html" } = {}) {
  const headers = { "content-type": type };
  const answer = makeAnswer({ status: 200, headers, body: "<body>", cache: "page", until });
  const sendable = new Sendable(answer, "kept");
  const agreed = agree(sendable, { "if-none-match": ifNoneMatch }, true);
  const body = agreed.isUnchanged ? Buffer.alloc(0) : Buffer.from("<body>");
  const ready = new OutgoingAnswer(sendable, agreed, { base, body, lines: "Kept: a\r\n" });
  return { sendable, ready };
}

/** What somebody who takes all at once receives. */
function sent(ready: OutgoingAnswer, id: string, moment = MOMENT): string {
  const receiver = new Receiver();
  ready.send(receiver, moment, id);
  return receiver.received;
}

test("the head stands before the body, with the id of the request at its end", () => {
  const text = sent(outgoing().ready, "id-1");
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\nKept: a\r\nx-a: page\r\n/);
  expect(text).toContain("\r\ncontent-length: 6\r\n");
  expect(text).toMatch(/\r\nDate: [^\r]+\r\nx-request-id: id-1\r\n\r\n<body>$/);
});

test("a part of a page has no id", () => {
  const { ready } = outgoing({ type: "image/avif" });
  for (const second of [0, 0, 1000]) {
    const text = sent(ready, "id-1", { ...MOMENT, real: MOMENT.real + second });
    expect(text).toMatch(/\r\nDate: [^\r]+\r\n\r\n<body>$/);
  }
});

test("an answer that the visitor has already is a head alone", () => {
  const text = sent(outgoing({ ifNoneMatch: "*" }).ready, "id-1");
  expect(text).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n[^<]*x-request-id: id-1\r\n\r\n$/);
});

test.each([
  ["another id", "id-2", {}],
  ["a longer id", "id-of-more-than-a-few-letters".repeat(2), {}],
  ["a shorter id", "i", {}],
  ["another second", "id-1", { real: MOMENT.real + 1000 }],
  ["less time that is left", "id-1", { now: MOMENT.now + 91_000 }],
])("a later sending is as the first one would have been: %s", (_, id, later) => {
  const until = MOMENT.now + 100_000;
  const moment = { ...MOMENT, ...later };
  const { ready } = outgoing({ until });
  sent(ready, "id-1");
  expect(sent(ready, id, moment)).toBe(sent(outgoing({ until }).ready, id, moment));
});

test("what somebody has not taken yet is not written over", () => {
  const { ready } = outgoing();
  const [first, second] = ["id-1", "id-2"].map((id) => {
    const slow = new Receiver(true);
    ready.send(slow, MOMENT, id);
    return { slow, id };
  });
  expect(sent(ready, "id-3")).toContain("id-3\r\n\r\n<body>");
  for (const one of [first, second]) {
    one?.slow.takeAll();
    expect(one?.slow.received).toContain(`${one?.id}\r\n\r\n<body>`);
  }
  expect(sent(ready, "id-4")).toContain("id-4\r\n\r\n<body>");
});

test("whoever has gone holds nothing up", () => {
  const { ready, sendable } = outgoing();
  const gone = new Receiver(true);
  ready.send(gone, MOMENT, "id-1");
  gone.destroy();
  expect(sent(ready, "id-2")).toContain("id-2\r\n\r\n<body>");
  expect(String(sendable.body("identity"))).toBe("<body>");
});
