import { millisecondsInDay } from "date-fns/constants";
import { expect, test } from "vitest";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { emptyDataset } from "#tests/fixtures/empty-dataset.ts";
import { timelineStrip } from "./timeline.ts";

const TODAY = Date.UTC(2026, 10, 21);

function aPrayer(id: string, start: number, end: number | null): PrayerRecord {
  return {
    ...{ id, server: "global", name: id, nameJp: null, permanent: false, simulator: false },
    ...{ maxPulls: null, gcCost: null, dust: null, sample: false, sampleFields: [] },
    ...{ types: ["festival"], rateUpCharacters: [], rateUpCards: [], stepUps: [], pool: [] },
    start: TODAY + start * millisecondsInDay,
    end: end === null ? null : TODAY + end * millisecondsInDay,
  };
}

const strip = timelineStrip(
  emptyDataset({
    prayers: [
      aPrayer("running", -14, 7),
      aPrayer("beside", 0, 14),
      aPrayer("after", 7, 21),
      aPrayer("short", 27.9, 28),
      aPrayer("over", -30, -7),
      aPrayer("far", 28, 40),
      aPrayer("endless", -900, null),
    ],
  }),
  TODAY,
  TODAY,
);

test("the strip has what runs in its weeks, and not what is over, far, or has no end", () => {
  expect([strip.from, strip.to]).toEqual([
    TODAY - 7 * millisecondsInDay,
    TODAY + 28 * millisecondsInDay,
  ]);
  const ids = strip.rows.flat().map(({ name }) => name);
  expect(ids.toSorted()).toEqual(["after", "beside", "running", "short"]);
});

test("what runs side by side stands in different rows, one after another in the same", () => {
  expect(strip.rows.map((bars) => bars.map(({ name }) => name))).toEqual([
    ["running", "after", "short"],
    ["beside"],
  ]);
  for (const bars of strip.rows) {
    for (const [at, { from, to }] of bars.entries()) {
      expect(from).toBeGreaterThanOrEqual(bars[at - 1]?.to ?? 0);
      expect(to).toBeLessThanOrEqual(1);
      expect(to - from).toBeGreaterThan(0.019);
    }
  }
});
