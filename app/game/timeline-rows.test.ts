import fc from "fast-check";
import { expect, test } from "vitest";
import { timelineRows } from "./timeline-rows.ts";

const things = fc.array(
  fc.record({ from: fc.nat(100), size: fc.integer({ min: 1, max: 30 }) }).map(({ from, size }) => ({
    from,
    to: from + size,
  })),
);

test("things of one row never overlap, and no row is used before it is needed", () => {
  fc.assert(
    fc.property(things, (given) => {
      const { rows, placed } = timelineRows(given);
      expect(placed).toHaveLength(given.length);
      for (const [at, { thing, row }] of placed.entries()) {
        expect(row).toBeLessThan(rows);
        for (const other of placed.slice(at + 1).filter((one) => one.row === row)) {
          expect(other.thing.from).toBeGreaterThanOrEqual(thing.to);
        }
        for (let above = 0; above < row; above += 1) {
          const blocking = placed
            .slice(0, at)
            .some((other) => other.row === above && other.thing.to > thing.from);
          expect(blocking).toBe(true);
        }
      }
    }),
  );
});

test("behind a thing its row is free up to the next one", () => {
  const first = { from: 0, to: 3 };
  const above = { from: 2, to: 9 };
  const next = { from: 5, to: 8 };
  expect(timelineRows([next, above, first]).placed).toEqual([
    { thing: first, row: 0, free: 5 },
    { thing: above, row: 1, free: Number.POSITIVE_INFINITY },
    { thing: next, row: 0, free: Number.POSITIVE_INFINITY },
  ]);
});
