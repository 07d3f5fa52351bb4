import { expect, test } from "vitest";
import { resolveInstant } from "#db/pack/instants.ts";
import { FLOORS, towerReleaseOf } from "./releases.ts";

const floors = Array.from({ length: FLOORS }, (_, at) => at + 1);

test.each(["2026-11-21T15:00:00Z", "2027-03-01T00:00:00Z", "2027-03-01T23:59:59Z"])(
  "at an import on %s exactly the last ten floors are to come",
  (day) => {
    const now = Date.parse(day);
    const toCome = floors.filter(
      (floor) => resolveInstant(towerReleaseOf(floor), now).getTime() > now,
    );
    expect(toCome).toEqual(floors.slice(-10));
  },
);

test("releases rise with the floors, ten of them on a day", () => {
  const now = Date.parse("2026-11-21T15:00:00Z");
  const times = floors.map((floor) => resolveInstant(towerReleaseOf(floor), now).getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(towerReleaseOf(411)).toEqual(towerReleaseOf(420));
  expect(towerReleaseOf(420)).not.toEqual(towerReleaseOf(421));
});

test("some of the floors to come share a release", () => {
  const releases = floors.slice(-10).map((floor) => JSON.stringify(towerReleaseOf(floor)));
  expect(new Set(releases).size).toBeGreaterThan(3);
  expect(new Set(releases).size).toBeLessThan(10);
});
