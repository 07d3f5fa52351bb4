import { describe, expect, it } from "vitest";
import { linesOnPhone, partsOf, stretchesOf } from "./stretches.ts";

const rowOf = (cast: number) => ({ characters: Array.from({ length: cast }) });

describe("the rows of a ledger", () => {
  it.each([
    { rows: 0, sizes: [] },
    { rows: 8, sizes: [8] },
    { rows: 9, sizes: [8, 1] },
    { rows: 21, sizes: [8, 4, 4, 4, 1] },
  ])("$rows rows stand in stretches of $sizes", (expected) => {
    const rows = Array.from({ length: expected.rows }, () => rowOf(1));
    const stretches = stretchesOf(rows);
    expect(stretches.map((stretch) => stretch.rows.length)).toEqual(expected.sizes);
    expect(stretches.flatMap((stretch) => stretch.rows)).toEqual(rows);
  });

  it.each([
    { casts: [48, 1], first: 1 },
    { casts: [47, 30, 1], first: 2 },
    { casts: [10, 10, 10, 10, 10, 10], first: 5 },
    { casts: [0, 0, 0], first: 3 },
  ])("of $casts characters: the first $first hold enough for a screen", ({ casts, first }) => {
    expect(stretchesOf(casts.map(rowOf))[0]?.rows).toHaveLength(first);
  });

  it.each([
    { casts: [23, 1, 9], later: [2, 1] },
    { casts: [23, 2, 1, 1, 1, 1], later: [1, 4, 1] },
    { casts: [3, 36, 67, 1], later: [1, 1, 1, 1] },
  ])(
    "of $casts characters after the first stretch, $later rows stand together",
    ({ casts, later }) => {
      const rows = [rowOf(48), ...casts.map(rowOf)];
      expect(stretchesOf(rows).map((stretch) => stretch.rows.length)).toEqual([1, ...later]);
    },
  );

  it("count the lines of characters of a stretch, five and eleven in a line", () => {
    const casts = [5, 6, 1, 12];
    const rows = [...Array.from({ length: 8 }, () => rowOf(2)), ...casts.map(rowOf)];
    expect(stretchesOf(rows)).toMatchObject([
      { narrowLines: 8, wideLines: 8 },
      { narrowLines: 7, wideLines: 5 },
    ]);
  });
});

describe("the characters of a row", () => {
  it.each([
    { cast: 0, isFirst: false, parts: [0] },
    { cast: 24, isFirst: false, parts: [24] },
    { cast: 25, isFirst: false, parts: [20, 5] },
    { cast: 68, isFirst: false, parts: [20, 20, 20, 8] },
    { cast: 24, isFirst: true, parts: [24] },
    { cast: 60, isFirst: true, parts: [60] },
    { cast: 106, isFirst: true, parts: [60, 20, 20, 6] },
  ])(
    "$cast of them, in the first stretch: $isFirst, stand in parts of $parts",
    ({ cast, isFirst, parts }) => {
      const characters = Array.from({ length: cast }, (_, index) => index);
      const split = partsOf(characters, isFirst);
      expect(split.map((part) => part.characters.length)).toEqual(parts);
      expect(split.flatMap((part) => part.characters)).toEqual(characters);
      expect(split.slice(1).map(({ from }) => from - 1)).toEqual(
        split.slice(1).map((part) => part.characters[0]),
      );
    },
  );

  it.each([4, 5])("in each part but the last fill whole lines of %s", (columns) => {
    for (const isFirst of [true, false]) {
      const parts = partsOf(Array.from({ length: 150 }), isFirst).slice(0, -1);
      expect(parts.filter(({ characters }) => characters.length % columns > 0)).toEqual([]);
    }
  });

  it.each([
    { cast: 20, lines: 4 },
    { cast: 6, lines: 2 },
  ])("are $lines lines on a phone when they are $cast", ({ cast, lines }) => {
    expect(linesOnPhone(Array.from({ length: cast }))).toBe(lines);
  });

  it.each([
    { casts: [60, 24], inParts: [false, false] },
    { casts: [60, 25], inParts: [false, true] },
    { casts: [61, 25], inParts: [true, true] },
    { casts: [20, 61, 2], inParts: [true, false] },
  ])("of rows of $casts, stand in parts in the stretches $inParts", ({ casts, inParts }) => {
    const stretches = stretchesOf(casts.map(rowOf));
    expect(stretches.map(({ isInParts }) => isInParts)).toEqual(inParts);
  });
});
