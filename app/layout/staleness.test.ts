import { expect, test } from "vitest";
import { staleSentence, staleSince } from "./staleness.ts";

test.each([
  [{ status: "ready", dataset: 3, database: "reached" }, null],
  [{ status: "ready", dataset: 3, database: "away", since: 1000 }, 1000],
  [{ status: 503, title: "Service Unavailable" }, null],
  [{ since: "yesterday" }, null],
  [null, null],
  ["away", null],
])("%j says stale since %j", (readiness, since) => {
  expect(staleSince(readiness)).toBe(since);
});

test("the sentence names the time in UTC", () => {
  expect(staleSentence(Date.UTC(2026, 10, 21, 9, 5, 59))).toBe(
    "Data of 2026-11-21 09:05 UTC: the site cannot reach its database at the moment.",
  );
});
