import { expect, test } from "vitest";
import { charactersOfBatches, drawingMoment } from "./pool-batches.ts";

const batches = [
  { no: 2, date: 200, characters: ["c"] },
  { no: 1, date: 100, characters: ["a", "b"] },
  { no: 3, date: null, characters: ["d"] },
];

test.each([
  ["before the first", { moment: 99 }, ["d"]],
  ["at the start of a batch", { moment: 100 }, ["a", "b", "d"]],
  ["after all", { moment: 500 }, ["a", "b", "c", "d"]],
  ["up to the first", { no: 1 }, ["a", "b"]],
  ["up to the second", { no: 2 }, ["a", "b", "c"]],
  ["up to the third", { no: 3 }, ["a", "b", "c", "d"]],
])("%s the characters of the batches are known", (_, limit, expected) => {
  expect(charactersOfBatches(batches, limit)).toEqual(expected);
});

test.each([
  ["that runs", 100, 200, 150, 150],
  ["that has ended", 100, 200, 900, 199],
  ["to come", 100, 200, 50, 100],
  ["without an end", 100, null, 900, 900],
  ["without a start", null, 200, 50, 50],
])("a prayer %s from %s to %s draws at %i as of %i", (_, start, end, now, expected) => {
  expect(drawingMoment({ start, end }, now)).toBe(expected);
});
