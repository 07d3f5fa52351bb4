import { expect, test } from "vitest";
import { fromImport, later, orderOf, yearOf } from "./moments.ts";

test.each([
  ["2024-02-28T05:00:00Z", 2, "2024-03-01T05:00:00Z"],
  ["2024-03-01T05:00:00Z", -1, "2024-02-29T05:00:00Z"],
  [{ ago: "6d", at: "05:00" }, 10, { in: "4d", at: "05:00" }],
  [{ in: "3d", at: "05:00" }, -5, { ago: "2d", at: "05:00" }],
  [{ ago: "2d", at: "05:00" }, 2, { in: "0d", at: "05:00" }],
])("%j and %i days is %j", (moment, days, expected) => {
  expect(later(moment, days)).toEqual(expected);
});

test("fixed moments come before those around the import", () => {
  const moments = [fromImport(3), fromImport(-2), "2026-10-01T05:00:00Z", "2021-05-11T05:00:00Z"];
  const ordered = moments.toSorted((a, b) => orderOf(a) - orderOf(b));
  expect(ordered).toEqual(moments.toReversed());
});

test("a span of hours is refused", () => {
  expect(() => orderOf({ in: "36h" })).toThrow("36h does not count days");
});

test("moments around the import belong to the last year of the sample", () => {
  expect([yearOf("2023-12-31T05:00:00Z"), yearOf(fromImport(20))]).toEqual([2023, 2026]);
});
