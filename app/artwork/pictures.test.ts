import { describe, expect, test } from "vitest";
import { svgFaults } from "#tests/fixtures/svg-faults.ts";
import { CHARACTER_VARIANTS, EMBLEM_VARIANTS } from "./image-paths.ts";
import { characterPicture, plainEmblem } from "./pictures.ts";
import type { PicturedCharacter } from "./records.ts";

const reimu: PicturedCharacter = {
  id: "l1-reimu",
  personId: "reimu",
  nameJp: "博麗霊夢",
  worldId: "L1",
  rebirth: true,
};

const HOSTILE = `"><script>alert(1)</script>]]>&amp;'<!--`;

const RECORDS: readonly (readonly [string, PicturedCharacter])[] = [
  ["a known person", reimu],
  ["a form with a row of its own", { ...reimu, id: "lm1-mima", personId: "maribel" }],
  ["a new person", { ...reimu, id: "x9-new", personId: "new", nameJp: "新しい人" }],
  ["a name without kanji", { ...reimu, personId: "rumi", nameJp: "ルーミア" }],
  ["a name without any drawn sign", { ...reimu, personId: "bob", nameJp: "Bob" }],
  ["no name", { ...reimu, personId: "", nameJp: "" }],
  ["no world", { ...reimu, worldId: "" }],
  ["an unknown world", { ...reimu, worldId: "ψ∞-12345678" }],
  ["a world of a family", { ...reimu, worldId: "C3≦" }],
  ["an endless name", { ...reimu, nameJp: "霊".repeat(500) }],
  [
    "names of the language itself",
    { ...reimu, id: "__proto__", personId: "constructor", worldId: "constructor" },
  ],
  ["hostile text", { ...reimu, id: HOSTILE, personId: HOSTILE, nameJp: HOSTILE, worldId: HOSTILE }],
];

describe.each(CHARACTER_VARIANTS)("variant %s", (variant) => {
  test.each(RECORDS)("%s gives a sound picture, the same one twice", (_, record) => {
    const picture = characterPicture(record, variant);
    expect(svgFaults(picture)).toEqual([]);
    expect(characterPicture({ ...record }, variant)).toBe(picture);
  });

  test("no text of a record stands in the picture", () => {
    const record = { id: "qqqid", personId: "qqqperson", nameJp: "qqqname", worldId: "qqqworld" };
    expect(characterPicture({ ...record, rebirth: false }, variant)).not.toContain("qqq");
  });
});

test.each([
  ["another world", { worldId: "A6" }],
  ["a world of the same family", { worldId: "A6&" }],
  ["another person", { personId: "marisa" }],
])("the thumbnail shows %s", (_, change) => {
  const base = { ...reimu, worldId: "A7" };
  const changed = characterPicture({ ...base, ...change }, "thumbnail");
  expect(changed).not.toBe(characterPicture(base, "thumbnail"));
});

test.each(EMBLEM_VARIANTS)("the emblem %s of which pixels are made is sound", (variant) => {
  for (const [, record] of RECORDS) expect(svgFaults(plainEmblem(record, variant))).toEqual([]);
});

test("the emblem of which pixels are made has neither the pattern of its ground nor a line within the crest's edge", () => {
  const without = characterPicture(reimu, "thumbnail")
    .replace(/<pattern.*?<\/pattern>/, "")
    .replace(/<rect[^>]*url\(#ep\)[^>]*>/, "")
    .replace(/<use[^>]*scale\(\.92\)[^>]*>/, "");
  expect(plainEmblem(reimu, "thumbnail")).toBe(without);
});

test("the spoiler-safe picture is one for everybody", () => {
  const other = { ...reimu, id: "b3-marisa", personId: "marisa", worldId: "B3" };
  expect(characterPicture(other, "safe")).toBe(characterPicture(reimu, "safe"));
});
