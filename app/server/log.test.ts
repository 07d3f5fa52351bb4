import { pino } from "pino";
import { expect, test } from "vitest";
import { readableLine } from "./log.ts";

/** What the site's own logger writes for an event. */
function written(write: (log: ReturnType<typeof pino>) => void): string {
  let line = "";
  const options = { base: null, timestamp: () => ',"time":"2026-11-27T22:30:05.120Z"' };
  write(pino(options, { write: (text: string) => (line += text) }));
  return readableLine(line);
}

test("a message stands behind the time of day, with what belongs to it", () => {
  expect(written((log) => log.info({ url: "http://a", dataset: 7 }, "Listening."))).toBe(
    "22:30:05 Listening. url=http://a dataset=7\n",
  );
});

test("a request reads as one", () => {
  const fields = { client: "127.0.0.1", method: "GET", path: "/prayers", status: 200, ms: 1.5 };
  expect(written((log) => log.info({ ...fields, cache: "hit" }))).toBe(
    "22:30:05 GET /prayers 200 in 1.5 ms client=127.0.0.1 cache=hit\n",
  );
});

test("a warning is called one, and an error brings its stack", () => {
  expect(written((log) => log.warn("It is late."))).toBe("22:30:05 warn: It is late.\n");
  const lines = written((log) => log.error(new Error("broken"))).split("\n");
  expect(lines[0]).toBe("22:30:05 error: broken");
  expect(lines[1]).toBe("Error: broken");
  expect(lines[2]).toMatch(/at .*log\.test/);
});
