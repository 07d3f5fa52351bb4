import { expect, test } from "vitest";
import { expressionOf, resolveInstant, writeInstant } from "#db/pack/instants.ts";

const now = Date.parse("2026-11-21T14:58:29.345Z");

test.each([
  ["2024-05-01T05:00:00Z", "2024-05-01T05:00:00.000Z"],
  [{ in: "3d" }, "2026-11-24T14:58:29.000Z"],
  [{ ago: "36h" }, "2026-11-20T02:58:29.000Z"],
  [{ in: "0d" }, "2026-11-21T14:58:29.000Z"],
  [{ in: "0d", at: "05:00" }, "2026-11-21T05:00:00.000Z"],
  [{ in: "10h", at: "23:59" }, "2026-11-22T23:59:00.000Z"],
  [{ ago: "12d", at: "00:00" }, "2026-11-09T00:00:00.000Z"],
] as const)("%j resolves to %s", (written, resolved) => {
  expect(resolveInstant(written, now).toISOString()).toBe(resolved);
});

test.each([["2024-05-01T05:00:00Z"], [{ in: "3d", at: "05:00" }], [{ ago: "36h" }]])(
  "%j is written back as it was",
  (written) => {
    expect(writeInstant(resolveInstant(written, now), expressionOf(written))).toEqual(written);
  },
);
