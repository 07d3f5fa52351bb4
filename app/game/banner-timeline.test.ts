import { millisecondsInDay } from "date-fns/constants";
import fc from "fast-check";
import { expect, test } from "vitest";
import { bannerTimeline, daysAgo } from "./banner-timeline.ts";

const day = (from: number, to: number | null) => ({
  start: from * millisecondsInDay,
  end: to === null ? null : to * millisecondsInDay,
});

test("banners stand newest first, each with the days since the one before ended", () => {
  const timeline = bannerTimeline([day(10, 20), day(100, 110), day(30.5, 40)]);
  expect(timeline.map(({ start, gapDays }) => [(start ?? 0) / millisecondsInDay, gapDays])).toEqual(
    [
      [100, 60],
      [30.5, 10],
      [10, null],
    ],
  );
});

test("what runs beside another has no gap, and a gap counts from the latest end", () => {
  const timeline = bannerTimeline([day(0, 50), day(10, 20), day(60, 70)]);
  expect(timeline.map(({ gapDays }) => gapDays)).toEqual([10, null, null]);
});

test("after one without an end there is no gap, and one without a start comes last", () => {
  const unknown = { start: null, end: 5 * millisecondsInDay };
  const timeline = bannerTimeline([unknown, day(0, null), day(9, 10)]);
  expect(timeline.map(({ gapDays }) => gapDays)).toEqual([null, null, null]);
  expect(timeline.at(-1)).toMatchObject(unknown);
});

test("no banner is lost, and no gap is negative", () => {
  const instant = fc.option(fc.integer({ min: 0, max: 4e12 }));
  fc.assert(
    fc.property(fc.array(fc.record({ start: instant, end: instant })), (banners) => {
      const timeline = bannerTimeline(banners);
      expect(timeline).toHaveLength(banners.length);
      expect(timeline.every(({ gapDays }) => gapDays === null || gapDays >= 0)).toBe(true);
    }),
  );
});

test("days ago count whole days, until the next is full", () => {
  expect(daysAgo(0, 3.5 * millisecondsInDay)).toEqual({ days: 3, until: 4 * millisecondsInDay });
  expect(daysAgo(0, 0)).toEqual({ days: 0, until: millisecondsInDay });
});
