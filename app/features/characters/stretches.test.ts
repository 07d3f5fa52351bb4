import { describe, expect, it } from "vitest";
import { stretchesOf } from "./stretches.ts";

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
