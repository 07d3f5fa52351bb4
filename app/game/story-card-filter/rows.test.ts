import { expect, test } from "vitest";
import { allowedRows, type DateRow, newRow } from "./rows.ts";

test("a row whose kind changes begins with hp, or with the first day and an open end", () => {
  expect(newRow("stat")).toMatchObject({ stat: "hp" });
  expect(newRow("effect")).toMatchObject({ effect: { group: "misc", attribute: "hp" } });
  expect(newRow("date")).toMatchObject({ start: "2021-05-11", end: "" });
});

test("there are at most three rows, and one of dates", () => {
  const [stat, effect, date] = [newRow("stat"), newRow("effect"), newRow("date")];
  const otherDate: DateRow = { kind: "date", start: "2022-01-01", end: "", order: "asc" };
  expect(allowedRows([stat, effect, date, stat])).toEqual([stat, effect, date]);
  expect(allowedRows([date, otherDate, stat])).toEqual([date, stat]);
});
