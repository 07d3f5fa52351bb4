import { expect, test } from "vitest";
import { lastUpdateOf, nextPublication, withPublishedLog } from "./updates.ts";

const dataset = {
  name: "Small pack",
  updateEntries: [
    { number: 4, timestamp: 200 },
    { number: 3, timestamp: 400 },
    { number: 2, timestamp: 300 },
    { number: 1, timestamp: 100 },
  ],
};

test.each([
  [99, [], 100],
  [100, [1], 200],
  [299, [4, 1], 300],
  [300, [4, 2, 1], 400],
  [400, [4, 3, 2, 1], null],
])("at %d the log holds the entries %j and grows next at %s", (now, numbers, next) => {
  const published = withPublishedLog(dataset, now);
  expect(published.updateEntries.map(({ number }) => number)).toEqual(numbers);
  expect(published.name).toBe("Small pack");
  expect(nextPublication(dataset, now)).toBe(next);
});

test("a log that is published as a whole makes no other dataset", () => {
  expect(withPublishedLog(dataset, 400)).toBe(dataset);
});

const entries = [
  { number: 3, timestamp: 300, sections: ["tower" as const] },
  { number: 2, timestamp: 200, sections: ["prayers" as const, "tower" as const] },
  { number: 1, timestamp: 100, sections: ["prayers" as const] },
];

test.each([
  ["tower", { timestamp: 300, number: 3 }],
  ["prayers", { timestamp: 200, number: 2 }],
  ["characters", null],
] as const)("the last update of %s is the newest entry that concerns it", (section, update) => {
  expect(lastUpdateOf(entries, section)).toEqual(update);
});
