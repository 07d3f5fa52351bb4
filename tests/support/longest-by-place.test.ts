import { expect, test } from "vitest";
import { longestByPlace } from "./longest-by-place.ts";

const visit = (...tasks: [at: number, took: number][]) => tasks.map(([at, took]) => ({ at, took }));

test.each([
  {
    what: "what one visit alone had somewhere does not count",
    visits: [visit([10, 30], [110, 90]), visit([10, 34], [110, 20]), visit([10, 32], [110, 22])],
    longest: 32,
  },
  {
    what: "what most visits had at a place does, though it is not the longest of each",
    visits: [visit([10, 80], [110, 60]), visit([10, 20], [110, 61]), visit([10, 20], [110, 62])],
    longest: 61,
  },
  {
    what: "at a place the longest task of each visit counts",
    visits: [visit([10, 20], [20, 40]), visit([10, 41], [20, 20]), visit([10, 20], [20, 42])],
    longest: 41,
  },
  {
    what: "visits that are somewhat late meet at a place",
    visits: [visit([98, 60]), visit([99, 61]), visit([103, 62])],
    longest: 61,
  },
])("$what", ({ visits, longest }) => {
  expect(longestByPlace(visits, 100)).toBe(longest);
});
