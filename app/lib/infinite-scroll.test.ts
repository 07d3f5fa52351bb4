import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allowBatch,
  allowMore,
  FIRST_BATCH,
  growStep,
  NEAR_END,
  SETTINGS_AFTER_MS,
  STEP,
  STEP_MS,
  startGrowth,
} from "./infinite-scroll.ts";

describe("a growing list", () => {
  test("begins with its first batch", () => {
    expect(startGrowth(10)).toEqual({ shown: 10, allowed: 10 });
  });

  test("shows at once what was allowed before", () => {
    expect(startGrowth(10, 45)).toEqual({ shown: 45, allowed: 45 });
    expect(startGrowth(10, 5)).toEqual({ shown: 10, allowed: 10 });
  });

  test("grows in steps up to the allowed amount", () => {
    const once = growStep({ shown: 10, allowed: 18 }, 5);
    expect(once).toEqual({ shown: 15, allowed: 18 });
    expect(growStep(once, 5)).toEqual({ shown: 18, allowed: 18 });
  });

  test("may show another batch when its end comes near", () => {
    expect(allowMore({ shown: 10, allowed: 10 }, 10, 50)).toEqual({ shown: 10, allowed: 20 });
  });

  test("is not allowed more while it still grows", () => {
    const growing = { shown: 15, allowed: 20 };
    expect(allowMore(growing, 10, 50)).toBe(growing);
  });

  test("is not allowed more once everything may show", () => {
    const whole = { shown: 50, allowed: 50 };
    expect(allowMore(whole, 10, 50)).toBe(whole);
  });

  test("the batch of the settings only ever allows more", () => {
    expect(allowBatch({ shown: 10, allowed: 10 }, 100)).toEqual({ shown: 10, allowed: 100 });
    expect(allowBatch({ shown: 30, allowed: 30 }, 10)).toEqual({ shown: 30, allowed: 30 });
  });

  test("shows the whole list after enough scrolling, whatever the sizes", () => {
    const size = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(size, size, size, fc.nat(200), (first, step, batch, total) => {
        let growth = startGrowth(first);
        for (let turn = 0; turn < 500 && growth.shown < total; turn++) {
          const next = growStep(allowMore(growth, batch, total), step);
          expect(next.shown).toBeGreaterThan(growth.shown);
          expect(next.shown).toBeLessThanOrEqual(next.allowed);
          growth = next;
        }
        expect(growth.shown).toBeGreaterThanOrEqual(total);
      }),
    );
  });
});

test("a list begins with 10 and grows by 5 every 100 ms, within 100 px, by the settings after 500 ms", () => {
  expect({ FIRST_BATCH, STEP, STEP_MS, NEAR_END, SETTINGS_AFTER_MS }).toEqual({
    FIRST_BATCH: 10,
    STEP: 5,
    STEP_MS: 100,
    NEAR_END: 100,
    SETTINGS_AFTER_MS: 500,
  });
});
