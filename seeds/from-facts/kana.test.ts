import { describe, expect, test } from "vitest";
import { romanise, romaniseName } from "./kana.ts";

describe("one word", () => {
  test.each([
    ["れいむ", "reimu"],
    ["しょう", "shō"],
    ["ゆうか", "yūka"],
    ["とおる", "tōru"],
    ["けいね", "keine"],
    ["いいずなまる", "iizunamaru"],
    ["じゅんこ", "junko"],
    ["ざんむ", "zanmu"],
    ["びてん", "biten"],
    ["しんいち", "shin'ichi"],
    ["こんや", "kon'ya"],
    ["さんにょ", "sannyo"],
    ["にっぱく", "nippaku"],
    ["きっちょう", "kitchō"],
    ["つづみ", "tsuzumi"],
    ["ルーミア", "rūmia"],
    ["チルノ", "chiruno"],
    ["ホワイトロック", "howaitorokku"],
    ["ノーレッジ", "nōrejji"],
    ["スイート", "suīto"],
    ["ヘカーティア", "hekātia"],
    ["パルスィ", "parusi"],
    ["ヤマザナドゥ", "yamazanadu"],
    ["ヴァイオレット", "vaioretto"],
  ])("%s reads %s", (kana, latin) => {
    expect(romanise(kana)).toBe(latin);
  });

  test("anything but kana is refused by name", () => {
    expect(() => romanise("博麗")).toThrow("博 in 博麗 is not kana");
  });
});

describe("a name", () => {
  test.each([
    ["はくれい れいむ", "Hakurei Reimu"],
    ["レミリア・スカーレット", "Remiria Sukāretto"],
    ["れいせん・うどんげいん・イナバ", "Reisen Udongein Inaba"],
    ["くろだに ヤマメ", "Kurodani Yamame"],
    ["こまの あうん", "Komano Aun"],
    ["ルーミア", "Rūmia"],
  ])("%s reads %s", (kana, latin) => {
    expect(romaniseName(kana)).toBe(latin);
  });

  test.each([
    ["そがの とじこ", "Soga no Tojiko"],
    ["とよさとみみの みこ", "Toyosatomimi no Miko"],
    ["いばらきどうじの うで", "Ibarakidōji no Ude"],
    ["おの こまち", "O no Komachi"],
    ["はくれい れいむ", "Hakurei Reimu"],
  ])("%s with the particle reads %s", (kana, latin) => {
    expect(romaniseName(kana, { particle: true })).toBe(latin);
  });
});
