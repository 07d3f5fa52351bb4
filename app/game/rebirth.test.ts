import { expect, test } from "vitest";
import { rebirthOf, rebirthState } from "./rebirth.ts";

const dated = { date: 1000, dateMode: "all" } as const;
const undated = { date: null, dateMode: "no-date" } as const;

test.each([
  ["none", false, undefined, { isFr: false, fr: null, frDateMode: "none" }],
  ["one without a date", true, undefined, { isFr: true, fr: null, frDateMode: "no-date" }],
  ["the day of her batch", true, dated, { isFr: true, fr: 1000, frDateMode: "all" }],
  ["her batch even without the mark", false, dated, { isFr: true, fr: 1000, frDateMode: "all" }],
  ["an undated batch", true, undated, { isFr: true, fr: null, frDateMode: "no-date" }],
])("a character has %s", (_, hasRebirth, batch, rebirth) => {
  expect(rebirthOf(hasRebirth, batch)).toEqual(rebirth);
});

test.each([
  ["no rebirth", { isFr: false, fr: null }, null],
  ["a rebirth whose date has passed", { isFr: true, fr: 1000 }, "available"],
  ["a rebirth to come", { isFr: true, fr: 1001 }, "upcoming"],
  ["a rebirth without a date", { isFr: true, fr: null }, "available"],
])("%s", (_, rebirth, state) => {
  expect(rebirthState(rebirth, 1000)).toBe(state);
});
