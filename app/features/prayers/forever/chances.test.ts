import { describe, expect, test } from "vitest";
import { foreverChances } from "./chances.ts";

const start = Date.UTC(2024, 1, 27, 5);
const end = Date.UTC(2024, 2, 2, 5);
const asked = { start, end, total: 40, selected: 3, mode: 1 } as const;
const noon = Date.UTC(2024, 1, 29, 12);

describe("the figures of a forever prayer over a leap day", () => {
  test("count all days from the first, with today among them", () => {
    const { mode, days, allDays, today, firstDay } = foreverChances(asked, noon);
    expect({ mode, days, allDays, today, firstDay }).toEqual({
      mode: 1,
      days: 5,
      allDays: 5,
      today: 3,
      firstDay: 1,
    });
  });

  test.each([
    [2, 3, 3],
    [3, 2, 4],
  ] as const)("in mode %i count %i days from day %i", (mode, days, firstDay) => {
    expect(foreverChances({ ...asked, mode }, noon)).toMatchObject({ mode, days, firstDay });
  });

  test("are not told before the start and from the end on", () => {
    expect(foreverChances(asked, start - 1).mode).toBe(0);
    expect(foreverChances(asked, start).mode).toBe(1);
    expect(foreverChances(asked, end - 1).mode).toBe(1);
    expect(foreverChances(asked, end)).toMatchObject({ mode: 0, days: 0, success: 0 });
  });

  test("rise day by day from nothing to the chance of success", () => {
    const { curve, success, each } = foreverChances(asked, noon);
    expect(curve[0]).toEqual({ day: 0, selected: 0, one: 0 });
    expect(curve[1]?.selected).toBeCloseTo(3 / 40, 15);
    expect(curve.at(-1)?.selected).toBe(success);
    expect(success).toBeCloseTo(1 - (37 / 40) ** 5, 14);
    expect(each).toBe(1 / 40);
  });

  test("of an empty pool are nothing", () => {
    const { success, each, byWanted } = foreverChances({ ...asked, total: 0, selected: 0 }, noon);
    expect([success, each, ...byWanted]).toEqual(Array(12).fill(0));
  });
});
