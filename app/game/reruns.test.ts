import { millisecondsInDay } from "date-fns/constants";
import { expect, test } from "vitest";
import { rerunsOf } from "./reruns.ts";

const NOW = 1000 * millisecondsInDay;
const days = (...given: number[]) => given.map((day) => day * millisecondsInDay);

test("what has not been featured yet has none", () => {
  expect(rerunsOf([], NOW)).toBeNull();
  expect(rerunsOf(days(1001), NOW)).toBeNull();
});

test("what came once has no gap", () => {
  expect(rerunsOf(days(900), NOW)).toEqual({
    times: 1,
    last: 900 * millisecondsInDay,
    medianGap: null,
    longestGap: null,
    since: 100,
    daysAgo: [100],
  });
});

test.each([
  [
    days(500, 100, 130, 1002),
    { times: 3, medianGap: 200, longestGap: 370, since: 500, daysAgo: [900, 870, 500] },
  ],
  [
    days(100, 100, 200, 350, 700),
    { times: 4, medianGap: 150, longestGap: 350, since: 300, daysAgo: [900, 800, 650, 300] },
  ],
])("starts in any order, some of them together, some to come: %j", (starts, expected) => {
  expect(rerunsOf(starts, NOW)).toMatchObject(expected);
});
