import { describe, expect, test } from "vitest";
import {
  devLetterState,
  maintenanceStatus,
  maintenanceToShow,
  nextMaintenanceMoment,
} from "./maintenance-timing.ts";

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 24, 2);
const end = start + 4 * hour;

test.each([
  [start - 1, "waiting"],
  [start, "ongoing"],
  [end - 1, "ongoing"],
  [end, "done"],
])("at %d a maintenance is %s", (now, status) => {
  expect(maintenanceStatus({ start, end }, now)).toBe(status);
});

test("a maintenance without an end is never done", () => {
  expect(maintenanceStatus({ start, end: null }, end + 1000 * hour)).toBe("ongoing");
});

test.each([
  [start - 1, "starts in"],
  [start, "started"],
  [start + hour - 1, "started"],
  [start + hour, "ended"],
])("at %d a dev letter: %s", (now, state) => {
  expect(devLetterState(start, now)).toBe(state);
});

describe("the maintenance to tell of", () => {
  const past = { id: 1, start: start - 48 * hour, end: start - 44 * hour, devLetterTime: null };
  const open = { id: 2, start: start - 24 * hour, end: null, devLetterTime: null };
  const next = { id: 3, start, end, devLetterTime: null };
  const later = { id: 4, start: end + hour, end: end + 2 * hour, devLetterTime: null };

  test.each([
    ["the next one, wherever it stands in the list", [later, past, next], start - 1, 3],
    ["the ongoing one", [past, next, later], start, 3],
    ["the one after it, from its end on", [past, next, later], end, 4],
    ["an open one rather than one to come", [open, next], start - 1, 2],
    ["the later of two that go on", [open, next], start, 3],
    ["none when all are done", [past], start, undefined],
  ])("is %s", (_, maintenances, now, id) => {
    expect(maintenanceToShow(maintenances, now)?.id).toBe(id);
  });
});

test("the edges of a maintenance and of its dev letter come one after the other", () => {
  const devLetterTime = start - 16 * hour;
  const moments = [devLetterTime, devLetterTime + hour, start, end];
  const befores = [devLetterTime - 1, devLetterTime, devLetterTime + hour, start];
  const seen = befores.map((now) => nextMaintenanceMoment([{ start, end, devLetterTime }], now));
  expect(seen).toEqual(moments);
  expect(nextMaintenanceMoment([{ start, end, devLetterTime }], end)).toBeNull();
});
