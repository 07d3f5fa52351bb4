import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  chanceModeAt,
  chancesByWanted,
  daysCounted,
  daysOfForeverPrayer,
  successChance,
} from "./forever-chances.ts";
import { percent } from "./number-format.ts";

const at = (day: number, hour = 0, ms = 0) => Date.UTC(2024, 1, day, hour) + ms;

describe("the days of a forever prayer", () => {
  test.each([
    ["both in the middle of a day", at(27, 5), at(30, 5), 4],
    ["an end just before midnight", at(27, 5), at(29, 0, -1), 2],
    ["an end at midnight, which is no day more", at(27, 5), at(29), 2],
    ["an end just after midnight", at(27, 5), at(29, 0, 1), 3],
    ["a start just before midnight", at(27, 0, -1), at(29), 3],
    ["a start at midnight", at(27), at(29), 2],
    ["a leap day inside", at(28), Date.UTC(2024, 2, 1), 2],
    ["one hour of one day", at(28, 5), at(28, 6), 1],
  ])("with %s", (_, start, end, days) => {
    expect(daysOfForeverPrayer({ start, end })).toBe(days);
  });

  const window = { start: at(10, 5), end: at(20, 5) };

  test.each([
    ["as it starts", at(10, 5), [11, 11, 10]],
    ["in the last moment of a day", at(15, 0, -1), [11, 7, 6]],
    ["in the first moment of a day", at(15), [11, 6, 5]],
    ["a millisecond later", at(15, 0, 1), [11, 6, 5]],
    ["in its last moment", at(20, 5, -1), [11, 1, 0]],
  ])("%s: all, today and to come, to come", (_, now, days) => {
    expect(([1, 2, 3] as const).map((mode) => daysCounted(window, mode, now))).toEqual(days);
  });

  test.each([
    [window.start - 1, 0],
    [window.start, 2],
    [window.end - 1, 2],
    [window.end, 0],
  ])("at %d the mode is %i", (now, mode) => {
    expect(chanceModeAt(window, 2, now)).toBe(mode);
  });
});

describe("the chance of success", () => {
  test.each([
    ["nobody hoped for", 40, 0, 24, 0],
    ["everybody hoped for", 40, 40, 1, 1],
    ["more than there are", 3, 10, 1, 1],
    ["no day left", 40, 40, 0, 0],
    ["an empty pool", 0, 1, 10, 0],
    ["one of two for a day", 2, 1, 1, 0.5],
    ["one of two for three days", 2, 1, 3, 0.875],
  ])("with %s", (_, total, wanted, days, chance) => {
    expect(successChance(total, wanted, days)).toBeCloseTo(chance, 15);
  });

  test("of 40 over 24 days is what the design shows", () => {
    const chances = chancesByWanted(40, 24).map((chance) => percent(chance, 4));
    expect(chances.slice(0, 4)).toEqual(["45.5358", "70.8011", "84.6042", "92.0234"]);
  });

  test("has the printed figures of an exact computation, and its value to 14 digits", () => {
    const total = fc.integer({ min: 1, max: 300 });
    const days = fc.integer({ min: 0, max: 60 });
    const wanted = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(total, wanted, days, (n, k, d) => {
        const exact = exactChance(n, k, d);
        expect(percent(successChance(n, k, d), 4)).toBe(exact.percent(4));
        expect(Math.abs(successChance(n, k, d) - exact.value)).toBeLessThan(1e-14);
      }),
      { numRuns: 3000 },
    );
  });

  test("prints every pool of up to 64 characters over up to 40 days as it exactly is", () => {
    for (let total = 1; total <= 64; total += 1) {
      for (let days = 1; days <= 40; days += 1) {
        const printed = chancesByWanted(total, days).map((chance) => percent(chance, 4));
        const exact = printed.map((_, k) => exactChance(total, k + 1, days).percent(4));
        expect(printed, `${total} characters, ${days} days`).toEqual(exact);
      }
    }
  });
});

/** 1 − ((n − k) / n) ^ d as a fraction of whole numbers. */
function exactChance(n: number, k: number, d: number) {
  const whole = BigInt(n) ** BigInt(d);
  const missed = BigInt(Math.max(0, n - k)) ** BigInt(d);
  const hit = whole - missed;
  return {
    value: Number((hit * 10n ** 18n) / whole) / 1e18,
    /** Percent with `decimals` decimals, half up. */
    percent(decimals: number): string {
      const scale = 10n ** BigInt(decimals);
      const rounded = (hit * 100n * scale * 2n + whole) / (whole * 2n);
      const fraction = String(rounded % scale).padStart(decimals, "0");
      return `${rounded / scale}.${fraction}`;
    },
  };
}
