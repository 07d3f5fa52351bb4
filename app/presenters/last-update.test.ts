import { expect, test } from "vitest";
import { lastUpdateOf } from "./last-update.ts";

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
