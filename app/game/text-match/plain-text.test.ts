import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainText, searchForm } from "./plain-text.ts";

describe("texts that are compared as one", () => {
  test.each([
    ["case", "MOON", "moon"],
    ["full width", "ＭＯＯＮ４", "moon4"],
    ["half-width katakana", "ﾊﾞｰﾆﾝｸﾞ", "バーニング"],
    ["accents", "Café", "cafe"],
    ["composition", "Cafe\u0301", "Café"],
    ["macrons", "Daiyōsei", "daiyosei"],
    ["macrons of their own", "Yu\u0304ka", "Yūka"],
    ["several accents on a letter", "Ộ", "o"],
    ["ligatures and strokes", "Æther Øl ﬁn", "aether ol fin"],
    ["sharp s", "Straße", "STRASSE"],
    ["the dotted capital I", "İ", "i"],
    ["katakana and hiragana", "サクヤ", "さくや"],
    ["katakana of their own", "ヴヵヶヽ", "ゔゕゖゝ"],
    ["marks of kana that stand apart", "ハ\u3099", "ば"],
    ["Greek and Cyrillic accents", "Ά Ё", "α е"],
    ["signs that nobody sees", "re\u200Bi\u202Emu\uFE0F\u00AD", "reimu"],
    ["letters in circles", "Ⓡⓔⓘ", "rei"],
  ])("%s", (_, one, other) => {
    expect(plainText(one)).toBe(plainText(other));
  });
});

describe("texts that stay apart", () => {
  test.each([
    ["は", "ば"],
    ["は", "ぱ"],
    ["か", "が"],
    ["ハ", "バ"],
    ["つ", "っ"],
    ["霊夢", "灵梦"],
    ["о", "o"],
    ["a", "ā b"],
  ])("%s and %s", (one, other) => {
    expect(plainText(one)).not.toBe(plainText(other));
  });
});

test("a search looks at letters and digits alone", () => {
  expect(searchForm("  The Usual, Open-Air Café！(№2)")).toBe("theusualopenaircafeno2");
  expect(searchForm("…!？ ・")).toBe("");
});

test("what is plain stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
      const plain = plainText(text);
      expect(plainText(plain)).toBe(plain);
      expect(searchForm(plain)).toBe(searchForm(text));
    }),
    { numRuns: 2000 },
  );
});
