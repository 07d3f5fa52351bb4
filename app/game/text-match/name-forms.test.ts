import fc from "fast-check";
import { expect, test } from "vitest";
import { nameFinder, nameForms } from "./name-forms.ts";

test.each([
  ["Daiyosei", "Daiyousei"],
  ["ｄａｉｙｏｕ", "Daiyōsei"],
  ["tensi", "Tenshi Hinanawi"],
  ["huziwara", "Fujiwara no Mokou"],
  ["moon", "Half-Moons"],
  ["umekichi", "うめきち"],
  ["umekiCHI", "ウメキチ梅"],
  ["うめきち", "Umekichi"],
  ["ﾚｲﾑ", "れいむ"],
  ["ﾚｲﾑ", "Hakurei Reimu"],
  ["kokko", "にわとりコッコ"],
  ["ryūka", "りゅうか"],
  ["りゅーか", "Ryuuka"],
  ["ゆーか", "ゆうか"],
  ["ko", "こころ"],
  ["sh", "しおん"],
  ["", "Anything"],
  ["…", "Anything"],
])("%j is in %j", (text, name) => {
  expect(nameFinder(text)(name)).toBe(true);
});

test.each([
  ["mokou", "Koishi"],
  ["zzz", "Kosuzu"],
  ["は", "ばば"],
  ["mon", "にもつ もん"],
  ["ちー", "うめきち"],
  ["ー", "Umekichi"],
])("%j is not in %j", (text, name) => {
  expect(nameFinder(text)(name)).toBe(false);
});

test("the forms of a name: its letters and digits, kana in romaji, one spelling of it", () => {
  expect(nameForms("Yūka")).toEqual({ plain: "yuka", romaji: "yuka", spelled: "yuka" });
  expect(nameForms("Dai-ようせい")).toEqual({
    plain: "daiようせい",
    romaji: "daiyousei",
    spelled: "daiyosei",
  });
  expect(nameForms("!?")).toEqual({ plain: "", romaji: "", spelled: "" });
});

test("a name is found by every one of its writings", () => {
  const kana = fc.string({
    unit: fc.constantFrom(..."あいうかきさしたつふゆらんゃっー"),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.oneof(kana, fc.string({ unit: "grapheme", maxLength: 12 })), (name) => {
      const { plain, romaji, spelled } = nameForms(name);
      for (const writing of [name, plain, romaji, spelled]) {
        if (writing !== "") expect(nameFinder(writing)(name)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});
