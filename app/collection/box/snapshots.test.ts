import fc from "fast-check";
import { expect, test } from "vitest";
import { isCopyDue, keptCopies } from "./snapshots.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test("a copy is due once an hour has begun since the newest", () => {
  expect(isCopyDue([], 0)).toBe(true);
  expect(isCopyDue([{ at: 10.2 * HOUR }], 10.9 * HOUR)).toBe(false);
  expect(isCopyDue([{ at: 10.9 * HOUR }], 11 * HOUR)).toBe(true);
});

test("a year of use each hour leaves 24 hours, 30 days and 52 weeks", () => {
  const now = 400 * DAY;
  const copies = Array.from({ length: 400 * 24 }, (_, hour) => ({ at: hour * HOUR }));
  const kept = keptCopies(copies).map(({ at }) => at);
  const within = (span: number) => kept.filter((at) => at >= now - span);
  expect(within(DAY)).toHaveLength(24);
  expect(new Set(within(30 * DAY).map((at) => Math.floor(at / DAY))).size).toBe(30);
  expect(kept.at(-1)).toBeLessThan(now - 50 * 7 * DAY);
  expect(kept.length).toBeLessThanOrEqual(24 + 30 + 52);
});

test("keeping again keeps the same, and the newest is always among them", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(800 * DAY), { minLength: 1, maxLength: 300 }), (times) => {
      const kept = keptCopies(times.map((at) => ({ at })));
      expect(keptCopies(kept)).toEqual(kept);
      expect(kept[0]?.at).toBe(Math.max(...times));
    }),
  );
});
