import { expect, test } from "vitest";
import { nameFinder, nameForms } from "./name-forms.ts";

test.each([
  ["Daiyosei", "Daiyousei"],
  ["ｄａｉｙｏｕ", "Daiyōsei"],
  ["tensi", "Tenshi Hinanawi"],
  ["huziwara", "Fujiwara no Mokou"],
  ["moon", "Half-Moons"],
  ["", "Anything"],
  ["…", "Anything"],
])("%j is in %j", (text, name) => {
  expect(nameFinder(text)(name)).toBe(true);
});

test.each([
  ["mokou", "Koishi"],
  ["zzz", "Kosuzu"],
  ["は", "ばば"],
])("%j is not in %j", (text, name) => {
  expect(nameFinder(text)(name)).toBe(false);
});

test("a name has a second form where romaji could spell it otherwise, and none of signs alone", () => {
  expect(nameForms("Yūka")).toEqual(["yuka"]);
  expect(nameForms("Daiyousei")).toEqual(["daiyousei", "daiyosei"]);
  expect(nameForms("!?")).toEqual([]);
});
