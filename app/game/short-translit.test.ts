import { expect, test } from "vitest";
import { shortTranslit } from "./short-translit.ts";

test.each([
  ["Reimu", "Hakurei Reimu", "Reimu"],
  ["Yuuka", "Kazami Yūka", "Yūka"],
  ["Youmu", "Konpaku Yōmu", "Yōmu"],
  ["Cirno", "Chiruno", "Chiruno"],
  ["Mokou", "Fujiwara no Mokō", "Mokō"],
  ["Patchouli", "Pachurī Nōrejji", null],
  ["Reimu", null, null],
])("the short name %s of %s is %s", (shortEn, translit, expected) => {
  expect(shortTranslit(shortEn, translit)).toBe(expected);
});
