import { expect, test } from "vitest";
import { namePartsOf } from "./name-parts.ts";

test.each([
  ["Reimu Hakurei", "はくれい れいむ", "Hakurei", "Reimu"],
  ["Youmu Konpaku", "こんぱく ようむ", "Konpaku", "Youmu"],
  ["Tewi Inaba", "いなば てい", "Inaba", "Tewi"],
  ["Parsee Mizuhashi", "みずはし パルスィ", "Mizuhashi", "Parsee"],
])("%s has a family and a given name", (nameEn, nameKana, family, given) => {
  expect(namePartsOf(nameEn, nameKana)).toEqual({ family, given });
});

test.each([
  ["Rumia", "ルーミア"],
  ["Hong Meiling", "ほん めいりん"],
  ["Son Biten", "そん びてん"],
  ["Fujiwara no Mokou", "ふじわらの もこう"],
  ["Remilia Scarlet", "レミリア・スカーレット"],
  ["Shiki Eiki, Yamaxanadu", "しきえいき・ヤマザナドゥ"],
  ["Ibaraki-Douji's Arm", "いばらきどうじの うで"],
])("%s has no parts to swap", (nameEn, nameKana) => {
  expect(namePartsOf(nameEn, nameKana)).toEqual({});
});
