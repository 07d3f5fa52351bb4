import { describe, expect, test } from "vitest";
import {
  areDatesSample,
  displayedEnd,
  isEndless,
  nextPrayerMoment,
  prayerDuration,
  prayerTiming,
  rouletteAt,
  runningFirst,
} from "./prayer-timing.ts";

const start = Date.UTC(2026, 10, 24, 5);
const end = Date.UTC(2026, 11, 8, 5);

describe("a prayer", () => {
  test.each([
    [start - 1, "upcoming"],
    [start, "ongoing"],
    [end - 1, "ongoing"],
    [end, "none"],
  ])("at %d is %s", (now, timing) => {
    expect(prayerTiming({ start, end }, now)).toBe(timing);
  });

  test.each([
    ["goes on without an end", { start, end: null }, "ongoing"],
    ["without a start may run until its end", { start: null, end }, "unknown"],
    ["without a start is over once its end has come", { start: null, end: start }, "none"],
    ["without any date may run", { start: null, end: null }, "unknown"],
  ])("%s", (_, prayer, timing) => {
    expect(prayerTiming(prayer, start)).toBe(timing);
  });

  test.each([
    ["the standard prayer", { end: null, types: ["standard"] }, true],
    ["the ritual prayer", { end: null, types: ["ritual"] }, true],
    ["another one whose end is missing", { end: null, types: ["festival", "pick-up"] }, false],
    ["one without a type", { end: null, types: [] }, false],
    ["a standard prayer with an end", { end, types: ["standard"] }, false],
  ] as const)("that never ends: %s", (_, prayer, isSo) => {
    expect(isEndless(prayer)).toBe(isSo);
  });

  test("changes next at its start, then at its end, then never", () => {
    const next = [start - 1, start, end].map((now) => nextPrayerMoment([{ start, end }], now));
    expect(next).toEqual([start, end, null]);
  });

  test("ends for the eye a minute before the stored end", () => {
    expect(displayedEnd(end)).toBe(Date.UTC(2026, 11, 8, 4, 59));
    expect(displayedEnd(null)).toBeNull();
  });

  test("lasts from its start to the stored end", () => {
    expect(prayerDuration({ start, end })).toBe(14 * 86_400_000);
    expect(prayerDuration({ start, end: null })).toBeNull();
    expect(prayerDuration({ start: null, end })).toBeNull();
  });
});

const roulettes = [{ start: 200 }, { start: 100 }, { start: 300 }];

test.each([
  [50, 100],
  [100, 100],
  [200, 200],
  [250, 200],
  [900, 300],
])("at %i the roulette that began at %i is shown", (now, start) => {
  expect(rouletteAt(roulettes, now)).toEqual({ start });
});

test("where there are no roulettes there is none to show", () => {
  expect(rouletteAt([], 100)).toBeUndefined();
});

test.each([
  [{ sample: true, sampleFields: [] }, true],
  [{ sample: false, sampleFields: ["start"] }, true],
  [{ sample: false, sampleFields: ["gcCost", "end"] }, true],
  [{ sample: false, sampleFields: ["gcCost"] }, false],
  [{ sample: false, sampleFields: [] }, false],
])("dates of %j are made up: %s", (prayer, made) => {
  expect(areDatesSample(prayer)).toBe(made);
});

test("what runs comes first, the first to end leading, then what comes, then the rest as it was", () => {
  const prayer = (id: string, start: number | null, end: number | null) => ({ id, start, end });
  const listed = [
    prayer("far", 90, 99),
    prayer("soon", 60, 99),
    prayer("endless", 10, null),
    prayer("long", 30, 80),
    prayer("over", 20, 40),
    prayer("short", 5, 55),
    prayer("undated", null, 70),
    prayer("first", 1, 2),
  ];
  expect(runningFirst(listed, 50).map(({ id }) => id)).toEqual([
    ...["short", "long", "endless"],
    ...["soon", "far"],
    ...["over", "undated", "first"],
  ]);
});
