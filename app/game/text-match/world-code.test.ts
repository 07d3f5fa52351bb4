import { expect, test } from "vitest";
import { CODE_BEGUN, CODE_EXACT, CODE_PLAIN, codeMatch, NO_CODE } from "./world-code.ts";

test.each([
  ["a6", "A6", CODE_EXACT],
  ["a6&", "A6&", CODE_EXACT],
  ["a6æ", "A6æ", CODE_EXACT],
  ["c3<", "C3<", CODE_EXACT],
  ["f1;4", "F1;4", CODE_EXACT],
  ["aa", "AA", CODE_EXACT],
  ["a6", "A6&", CODE_PLAIN],
  ["a7.5", "A7.5&", CODE_PLAIN],
  ["a75", "A7.5&", CODE_PLAIN],
  ["c3", "C3>>", CODE_PLAIN],
  ["c3>", "C3>>", CODE_PLAIN],
  ["a1", "A10", CODE_BEGUN],
  ["a", "A6", NO_CODE],
  ["6", "A6", NO_CODE],
  ["c3<", "C3>>", NO_CODE],
  ["c3<", "C3", NO_CODE],
  ["l1", "A6", NO_CODE],
  ["&", "A6&", NO_CODE],
])("%s of world %s", (part, world, expected) => {
  expect(codeMatch(part, world)).toBe(expected);
});
