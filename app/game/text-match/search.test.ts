import { describe, expect, test } from "vitest";
import { search, searchByKind } from "./search.ts";
import { searchIndex } from "./search-index.ts";
import type { SearchRecord } from "./search-record.ts";

const record = (
  kind: SearchRecord["kind"],
  id: string | number,
  name: string,
  more: Partial<SearchRecord> = {},
): SearchRecord => ({ kind, id, name, note: "", href: "/", ...more });

const reimu = {
  shortNames: ["Reimu Hakurei", "Reimu"],
  writings: ["Hakurei Reimu", "博麗霊夢", "はくれい れいむ", "博丽灵梦"],
};
const index = searchIndex([
  record("page", "/floors", "Floors"),
  record("floor", 43, "Floor 43"),
  record("floor", 437, "Floor 437"),
  record("tag", "moon", "Moon"),
  record("item", "moon-tile", "Moon Tile"),
  record("illustrator", 5, "うめきち"),
  record("prayer", "fes", "Festival: Reimu (A6)"),
  record("story-card", 1, "Moonlit Night"),
  record("story-card", 2, "Harvest Moon"),
  record("story-card", 3, "Half-moons"),
  record("story-card", 4, "The Café of Reimus"),
  record("story-card", 5, "Preimum"),
  record("character", "l1", "Reimu Hakurei", { ...reimu, world: "L1" }),
  record("character", "b5", "Reimu Hakurei (B5)", { ...reimu, world: "B5" }),
  record("character", "a6", "Reimu Hakurei (Scarlet)", { ...reimu, world: "A6" }),
  record("character", "a6&", "Reimu Hakurei (A6&)", { ...reimu, world: "A6&" }),
  record("character", "meiling", "Hong Meiling", { shortNames: ["Meiling"], world: "L1" }),
  record("character", "yuuka", "Yuuka Kazami", { writings: ["Kazami Yūka"], world: "L1" }),
]);
const found = (text: string) =>
  search(index, text, { limit: 50 }).hits.map(({ record: { kind, id } }) => `${kind} ${id}`);
const REIMUS = ["character l1", "character b5", "character a6", "character a6&"];

describe("order", () => {
  test("exact, prefix, word-start, inside, slip; among equals by kind", () => {
    expect(found("moon")).toEqual([
      "tag moon",
      "story-card 1",
      "item moon-tile",
      "story-card 2",
      "story-card 3",
    ]);
    expect(found("reimu")).toEqual([...REIMUS, "story-card 4", "prayer fes", "story-card 5"]);
  });

  test("a slip comes last", () => {
    expect(found("reimus")).toEqual(["story-card 4", ...REIMUS, "prayer fes"]);
  });
});

describe("found as one", () => {
  test.each([
    ["word order", "reimu hakurei"],
    ["no space", "hakureireimu"],
    ["hiragana", "れいむ はくれい"],
    ["katakana", "ハクレイレイム"],
    ["signs", "博麗霊夢"],
    ["Chinese signs", "博丽灵梦"],
    ["width and case", "ＨＡＫＵＲＥＩ"],
    ["two writings at once", "reimu 博麗"],
    ["a slip", "hakurie"],
    ["a slip in one of two", "reimu hakurie"],
    ["a slip without a space", "hakureireimi"],
  ])("by %s: %s", (_, text) => {
    expect(found(text)).toEqual(REIMUS);
  });

  test.each([
    ["cafe", ["story-card 4"]],
    ["halfmoons", ["story-card 3"]],
    ["umekichi", ["illustrator 5"]],
    ["うめ", ["illustrator 5"]],
    ["yuka", ["character yuuka"]],
    ["meiling hong", ["character meiling"]],
    ["hongmei", ["character meiling"]],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each(["riemu hakurie", "hakuxex", "chan", "reimu sakuya", "uhak", "!?", "", "・"])(
    "%j finds nothing",
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

describe("a world code narrows characters", () => {
  test.each([
    ["reimu a6", ["character a6", "prayer fes"]],
    ["a6 reimu", ["character a6", "prayer fes"]],
    ["reimu (A6)", ["character a6", "prayer fes"]],
    ["Reimu[a6]", ["character a6", "prayer fes"]],
    ["reimu a6&", ["character a6&", "prayer fes"]],
    ["Reimu Hakurei (B5)", ["character b5"]],
    ["reimu b", ["character b5"]],
    ["L1", ["character l1", "character meiling", "character yuuka"]],
    ["meiling a6", []],
    ["Festival: Reimu (A6)", ["prayer fes"]],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

describe("a number is a floor", () => {
  test.each([
    "437",
    "floor 437",
    "Floor437",
    "437f",
    "437 F",
    "F437",
    "#437",
    "４３７",
    "437階",
    "437th floor",
    "Floor No. 437",
    "Scarlet Devil Tower Floor #437",
    "0437",
  ])("%s", (text) => {
    expect(found(text)).toEqual(["floor 437"]);
  });

  test("only that one, and the word alone is none", () => {
    expect(found("43")).toEqual(["floor 43"]);
    expect(found("floor 4")).toEqual([]);
    expect(found("floor")).toEqual(["page /floors"]);
  });
});

describe("which writing matched", () => {
  test.each([
    ["reimu", null],
    ["hakurei", null],
    ["hakurei reimu", null],
    ["れいむ", "はくれい れいむ"],
    ["霊夢", "博麗霊夢"],
    ["灵梦", "博丽灵梦"],
    ["riemu", null],
    ["l1", null],
  ])("%s", (text, expected) => {
    expect(search(index, text, { limit: 1 }).hits[0]?.matched).toBe(expected);
  });

  test("the romaji, where the name is written otherwise", () => {
    expect(search(index, "yuka", { limit: 1 }).hits[0]?.matched).toBe("Kazami Yūka");
  });
});

test("no more than asked for are given, all are counted", () => {
  const { hits, total } = search(index, "reimu", { limit: 2 });
  expect(hits.map(({ record: { id } }) => id)).toEqual(["l1", "b5"]);
  expect(total).toBe(7);
});

test("what is not shown is neither found nor counted, nor does it narrow", () => {
  const isShown = ({ id }: SearchRecord) => id !== "a6";
  const { hits, total } = search(index, "reimu a6", { limit: 9, isShown });
  expect(hits.map(({ record: { id } }) => id)).toEqual(["a6&", "fes"]);
  expect(total).toBe(2);
});

test("in groups, the kind of the best hit comes first", () => {
  expect(
    searchByKind(index, "moon", { limit: 1 }).map(({ kind, total, hits }) => [
      kind,
      total,
      hits.length,
    ]),
  ).toEqual([
    ["tag", 1, 1],
    ["story-card", 3, 1],
    ["item", 1, 1],
  ]);
});
