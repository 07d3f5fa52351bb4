import { expect, test } from "vitest";
import { prayerTiming } from "#app/game/prayer-timing.ts";
import { dayMoment } from "./day-moment.ts";

const start = Date.UTC(2024, 1, 27, 5);
const end = Date.UTC(2024, 1, 29, 5);

test.each([
  ["before the day it starts", start - 6 * 3_600_000, Date.UTC(2024, 1, 26)],
  ["just before the start", start - 1, Date.UTC(2024, 1, 27)],
  ["at the start", start, start],
  ["later on that day", start + 1, start],
  ["on the day between", Date.UTC(2024, 1, 28, 12), Date.UTC(2024, 1, 28)],
  ["just before the end", end - 1, Date.UTC(2024, 1, 29)],
  ["at the end", end, end],
  ["the day after", Date.UTC(2024, 2, 1, 1), Date.UTC(2024, 2, 1)],
])("%s", (_, now, moment) => {
  expect(dayMoment({ start, end }, now)).toBe(moment);
  expect(prayerTiming({ start, end }, moment)).toBe(prayerTiming({ start, end }, now));
});
