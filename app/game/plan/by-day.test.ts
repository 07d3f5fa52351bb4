import { millisecondsInDay } from "date-fns/constants";
import { describe, expect, test } from "vitest";
import { chancesByDay, crystalsAfter } from "./by-day.ts";

const income = { day: { sc: 20, gc: 60 }, week: { sc: 0, gc: 300 } };
const stock = { sc: 100, gc: 1000 };
const NOW = Date.UTC(2026, 10, 21, 15);
const TODAY = Date.UTC(2026, 10, 21);

test.each([
  [0, { sc: 100, gc: 1000 }],
  [6, { sc: 220, gc: 1360 }],
  [7, { sc: 240, gc: 1720 }],
  [14, { sc: 380, gc: 2440 }],
])("after %i days crystals have grown by each day and each whole week", (days, crystals) => {
  expect(crystalsAfter(stock, income, days)).toEqual(crystals);
});

describe("the chance of each day", () => {
  const byDay = (start: number | null, end: number | null) =>
    chancesByDay({ start, end }, { stock, income }, ({ gc }) => gc / 1e6, NOW);

  test("is told from today to the last day on which one can roll", () => {
    // The end itself does not count: it is the beginning of the third day after today.
    const days = byDay(NOW - 5 * millisecondsInDay, TODAY + 3 * millisecondsInDay);
    expect(days.map(({ day }) => (day - TODAY) / millisecondsInDay)).toEqual([0, 1, 2]);
    expect(days.map(({ crystals }) => crystals.gc)).toEqual([1000, 1060, 1120]);
    expect(days.map(({ chance }) => chance)).toEqual([0.001, 0.00106, 0.00112]);
  });

  test("begins with the start of a prayer that is to come, with what is saved until then", () => {
    const [first] = byDay(NOW + 7 * millisecondsInDay, NOW + 14 * millisecondsInDay);
    expect(first).toMatchObject({
      day: TODAY + 7 * millisecondsInDay,
      crystals: { sc: 240, gc: 1720 },
    });
  });

  test("is told for sixty days of a prayer without an end, and for none of one that is over", () => {
    expect(byDay(null, null)).toHaveLength(60);
    expect(byDay(NOW - 9 * millisecondsInDay, NOW - 2 * millisecondsInDay)).toEqual([]);
  });
});
