import { pino } from "pino";
import { expect, test } from "vitest";
import { type RequestLine, requestLines } from "./request-lines.ts";

const line: RequestLine = {
  requestId: "a-b",
  client: '192.0.2.1", "level":60',
  method: "GET",
  path: `/a%20b${"c".repeat(300)}`,
  status: 200,
  ms: 1.2345,
  bytes: 9,
  held: "hit",
};

/** A log of a level, and what it has written so far. */
function written(level: string) {
  const lines: string[] = [];
  const output = { write: (text: string) => lines.push(text) };
  const timestamp = pino.stdTimeFunctions.isoTime;
  return { log: pino({ level, base: null, timestamp }, output), output, lines };
}

test.each([line, { ...line, path: undefined, held: "none" as const }])(
  "a line about a request is what the log itself would write",
  (told) => {
    const { log, output, lines } = written("info");
    requestLines(log, output)(told, "info");
    log.info({ ...told, path: told.path?.slice(0, 200), ms: 1.23 });
    const [byHand, byLog] = lines.map((text) => text.replace(/"time":"[^"]{24}"/, "time"));
    expect(byHand).toBe(byLog);
  },
);

test("a line of a client and a path that were written before is the same", () => {
  const { log, output, lines } = written("info");
  const tell = requestLines(log, output);
  for (const path of ["/a", '/a"b', "/a"]) tell({ ...line, path }, "info");
  expect(lines.map((text) => JSON.parse(text).path)).toEqual(["/a", '/a"b', "/a"]);
});

test("a level that is not wanted is not written", () => {
  const { log, output, lines } = written("info");
  requestLines(log, output)(line, "debug");
  expect(lines).toEqual([]);
});
