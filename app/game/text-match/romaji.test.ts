import fc from "fast-check";
import { expect, test } from "vitest";
import persons from "#seeds/persons.json" with { type: "json" };
import { oneSpelling } from "./one-spelling.ts";
import { inRomaji } from "./romaji.ts";
import { wordsOf } from "./words.ts";

const spelled = (text: string) => wordsOf(text).map(oneSpelling).join(" ");

test.each([
  ["Toumyou", "Tōmyō", "Toomyoo", "Tomyo"],
  ["Shion", "Sion", "しおん", "シオン"],
  ["Yatsuhashi", "Yatuhasi", "やつはし"],
  ["Futo", "Huto", "ふと"],
  ["Ji", "zi", "di", "じ", "ぢ"],
  ["senpai", "sempai", "せんぱい"],
  ["Konpaku", "Kompaku"],
  ["Sanma", "samma", "sama"],
  ["Yūka", "Yuuka", "Yuka", "ゆうか", "ユーカ"],
  ["matcha", "maccha", "まっちゃ"],
  ["Norejji", "Noreji", "ノーレッジ"],
  ["Shin'ya", "Shinya", "しんや"],
  ["Reti", "レティ"],
  ["Vanpaia", "ヴァンパイア"],
])("%s, %s and their likes are one spelling", (...writings) => {
  expect(new Set(writings.map(spelled)).size).toBe(1);
});

test.each([
  ["ふぁふぃふぇふぉ", "fafifefo"],
  ["ゔぁゔぃゔぇゔぉ", "vavivevo"],
  ["うぃうぇうぉ", "wiwewo"],
  ["てぃ", "ti"],
  ["でぃ", "di"],
  ["とぅ", "tu"],
  ["でゅ", "dyu"],
  ["つぁ", "tsa"],
  ["霊ん夢x", "霊n夢x"],
])("%s is read %s", (kana, romaji) => {
  expect(inRomaji(kana)).toBe(romaji);
});

test.each([
  ["は", "ば"],
  ["chi", "shi"],
  ["kei", "ke"],
  ["nana", "nama"],
  ["77", "7"],
])("%s and %s stay apart", (one, other) => {
  expect(spelled(one)).not.toBe(spelled(other));
});

test("to spell a second time changes nothing", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."oushtfijdnmbpcaか"), maxLength: 30 });
  fc.assert(
    fc.property(fc.oneof(letters, fc.string({ unit: "binary" })), (text) => {
      const once = spelled(text);
      expect(spelled(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test.each(
  persons.flatMap(({ nameKana, translit }) => (nameKana && translit ? [[nameKana, translit]] : [])),
)("the kana %s and the romaji %s of a person are one", (kana, translit) => {
  const letters = (text: string) => oneSpelling(wordsOf(text).join(""));
  expect(letters(kana ?? "")).toBe(letters(translit ?? ""));
});
