import fc from "fast-check";
import { expect, test } from "vitest";
import { isOneSlip } from "./slip.ts";

test.each([
  ["wrong", "sakuja", "sakuya"],
  ["the first wrong", "zakuya", "sakuya"],
  ["missing", "sakya", "sakuya"],
  ["the last missing", "sakuy", "sakuya"],
  ["doubled", "sakkuya", "sakuya"],
  ["too many", "sakuyas", "sakuya"],
  ["swapped", "sakyua", "sakuya"],
  ["swapped at the end", "sakuay", "sakuya"],
  ["missing in five letters", "remu", "reimu"],
])("a letter %s: %s is %s", (_, typed, meant) => {
  expect(isOneSlip(typed, meant)).toBe(true);
});

test.each([
  ["none", "sakuya", "sakuya"],
  ["two wrong", "zakuja", "sakuya"],
  ["two missing", "saka", "sakuya"],
  ["one wrong and one missing", "zakuy", "sakuya"],
  ["letters that change places at a distance", "uaksya", "sakuya"],
  ["four letters", "chan", "chen"],
  ["a digit", "floor43", "floor44"],
])("%s: %s is not %s", (_, typed, meant) => {
  expect(isOneSlip(typed, meant)).toBe(false);
});

const word = fc.string({ unit: fc.constantFrom(..."abcde"), minLength: 5, maxLength: 9 });

test("every word of five letters or more is found with any one slip", () => {
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom(..."abcdex"), (meant, place, letter) => {
      const at = place % meant.length;
      const slips = [
        meant.slice(0, at) + letter + meant.slice(at + 1),
        meant.slice(0, at) + meant.slice(at + 1),
        meant.slice(0, at) + meant[at] + meant.slice(at),
        meant.slice(0, at) + (meant[at + 1] ?? "") + meant[at] + meant.slice(at + 2),
      ];
      for (const typed of slips) expect(typed === meant || isOneSlip(typed, meant)).toBe(true);
    }),
  );
});
