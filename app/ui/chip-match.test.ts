import { describe, expect, test } from "vitest";
import { matchText, suggestedOptions } from "./chip-match.ts";

const OPTIONS = [
  { id: "sakuya", label: "Sakuya Izayoi" },
  { id: "saki", label: "Saki Kurokoma" },
  { id: "sekai", label: "Sekibanki", aliases: ["Banki"] },
  { id: "youmu", label: "Youmu Konpaku" },
  { id: "ko", label: "Ko" },
  { id: "kosuzu", label: "Kosuzu Motoori" },
  { id: "okina", label: "Okina Matara" },
  { id: "daiyousei", label: "Daiyōsei" },
  { id: "byakuren", label: "Byakuren's Heir-apparent" },
];

test.each([
  ["Sakuya Izayoi", "sakuyaizayoi"],
  ["Byakuren's Heir-apparent", "byakuren'sheir-apparent"],
  ["L1 (Scarlet) #2", "l1scarlet2"],
  ["十六夜咲夜", ""],
  ["É", "e"],
  ["Ｄａｉｙōsei", "daiyosei"],
  ["Daiyo\u0304sei", "daiyosei"],
  ["さくや", ""],
])("%j is matched as %j", (text, matched) => {
  expect(matchText(text)).toBe(matched);
});

describe("suggestions", () => {
  test.each([
    ["sak", ["sakuya", "saki"]],
    ["SAK!", ["sakuya", "saki"]],
    ["sakuya iza", ["sakuya"]],
    ["izayoi", ["sakuya"]],
    ["banki", ["sekai"]],
    ["'s heir", ["byakuren"]],
    ["ko", ["ko", "kosuzu", "youmu", "saki"]],
    ["kin", ["okina"]],
    ["zzz", []],
    ["Daiyosei", ["daiyousei"]],
    ["Daiyousei", ["daiyousei"]],
    ["kompaku", ["youmu"]],
    ["-", ["byakuren"]],
    ["ｄaiyo\u0304sei", ["daiyousei"]],
    ["咲夜", []],
    ["...", []],
  ])("%j finds %j", (typed, ids) => {
    expect(suggestedOptions(OPTIONS, typed, []).map(({ id }) => id)).toEqual(ids);
  });

  test("nothing typed finds all in their order", () => {
    expect(suggestedOptions(OPTIONS, " ", [])).toEqual(OPTIONS);
  });

  test("what is chosen is not suggested again", () => {
    expect(suggestedOptions(OPTIONS, "sak", ["sakuya"]).map(({ id }) => id)).toEqual(["saki"]);
  });
});
