import { expect, test } from "vitest";
import { releaseDays, releaseOrder } from "./release-order.ts";

const midnight = Date.UTC(2026, 10, 24);
const now = midnight;

const character = (
  id: string,
  debut: number | null,
  status: "limited" | "upcoming" | "announced" | null = "limited",
) => ({ id, debut, status });

test("released characters stand by debut, then as they were given, undated ones last", () => {
  const characters = [
    character("undated", null),
    character("second", 2000),
    character("first", 1000),
    character("beside", 1000),
    character("to come", now + 1, "upcoming"),
    character("announced", 500, "announced"),
    character("without a status", 500, null),
  ];
  expect(releaseOrder(characters, now).map(({ id }) => id)).toEqual([
    "first",
    "beside",
    "second",
    "to come",
    "undated",
  ]);
});

test("a day reaches from midnight to midnight in UTC", () => {
  const days = releaseDays(
    [
      character("evening before", midnight - 1),
      character("noon", midnight + 43_200_000),
      character("midnight", midnight),
      character("undated", null),
    ],
    now,
  );
  expect(days.map(({ date, characters }) => [date, characters.map(({ id }) => id)])).toEqual([
    [midnight - 1, ["evening before"]],
    [midnight, ["midnight", "noon"]],
    [null, ["undated"]],
  ]);
});
