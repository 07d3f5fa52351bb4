import { millisecondsInDay } from "date-fns/constants";
import { expect, test } from "vitest";
import { parseDay, writtenDay } from "#app/game/written-day.ts";
import { movedRange, shownRange, timelineUrl } from "./search-params.ts";

const at = (text: string) => parseDay(text) ?? Number.NaN;
const NOW = at("2026-11-21") + 5000;
const KNOWN = { first: at("2021-05-11"), last: at("2026-12-20") };

test.each([
  ["", "2026-10-24", "2027-01-16"],
  ["from=2026-01-01&to=2026-02-01", "2026-01-01", "2026-02-01"],
  ["from=2026-01-01", "2026-01-01", "2026-03-26"],
  ["to=2026-03-26", "2026-01-01", "2026-03-26"],
  ["from=2026-02-30&to=nonsense", "2026-10-24", "2027-01-16"],
  ["from=2026-02-01&to=2026-01-01", "2026-01-01", "2026-02-01"],
  ["from=2026-01-01&to=2026-01-01", "2026-01-01", "2026-01-08"],
  ["from=1026-01-01&to=9999-01-01", "2021-04-13", "2023-04-15"],
  ["from=9000-01-01&to=9999-01-01", "2025-02-12", "2027-02-14"],
  ["from=9000-01-01&to=9000-01-31", "2027-01-15", "2027-02-14"],
  ["from=2021-03-01&to=2021-05-01", "2021-04-13", "2021-06-13"],
])("?%s shows %s to %s", (query, from, to) => {
  const range = shownRange(timelineUrl.decode(new URLSearchParams(query)), KNOWN, NOW);
  expect([writtenDay(range.from), writtenDay(range.to)]).toEqual([from, to]);
});

test.each([0.5, -0.5])(
  "a range that goes on by %f of itself keeps its width at the ends",
  (shift) => {
    let range = shownRange({ from: null, to: null }, KNOWN, NOW);
    const width = range.to - range.from;
    for (let step = 0; step < 60; step += 1) {
      range = shownRange(movedRange(range, { shift }), KNOWN, NOW);
      expect(range.to - range.from).toBe(width);
    }
    expect(writtenDay(shift > 0 ? range.to : range.from)).toBe(
      shift > 0 ? "2027-02-14" : "2021-04-13",
    );
  },
);

test("a range goes on by half of itself, and gets half and twice as wide", () => {
  const range = { from: at("2026-01-01"), to: at("2026-01-21") };
  const later = movedRange(range, { shift: 0.5 });
  expect(writtenDay(later.from)).toBe("2026-01-11");
  const closer = movedRange(range, { scale: 0.5 });
  expect((closer.to - closer.from) / millisecondsInDay).toBe(10);
  expect(movedRange(closer, { scale: 0.01 }).to - closer.from).toBeGreaterThan(
    6 * millisecondsInDay,
  );
});
