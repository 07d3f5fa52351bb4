import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  comparePrayers,
  cutRateUps,
  isListed,
  PRAYERS_A_PAGE,
  pagedPrayers,
} from "./prayer-paging.ts";

test.each([
  ["global", ["festival"], true],
  ["jp", ["festival"], false],
  ["global", [], true],
  ["global", ["pick-up", "forever"], false],
] as const)("a prayer of the server %s and types %j is listed: %s", (server, types, expected) => {
  expect(isListed({ server, types })).toBe(expected);
});

test("the latest start comes first, equal starts go by id, prayers without a start come last", () => {
  const prayers = [
    { id: "b", start: 1 },
    { id: "z", start: null },
    { id: "a", start: 1 },
    { id: "B", start: 1 },
    { id: "c", start: 2 },
    { id: "y", start: null },
  ];
  expect(prayers.toSorted(comparePrayers).map(({ id }) => id)).toEqual([
    "c",
    "B",
    "a",
    "b",
    "y",
    "z",
  ]);
});

describe("pages", () => {
  const ONE = PRAYERS_A_PAGE;
  const prayers = Array.from({ length: 2 * ONE + 1 }, (_, n) => ({ id: `p${n}`, start: -n }));

  test.each([
    ["the first page", undefined, 0, ONE - 1, false],
    ["the page after a prayer", ONE - 1, ONE, 2 * ONE - 1, false],
    ["the page that ends the list", ONE, ONE + 1, 2 * ONE, true],
    ["a short last page", 2 * ONE - 1, 2 * ONE, 2 * ONE, true],
  ])("%s", (_, last, first, end, isLast) => {
    const after = last === undefined ? last : `p${last}`;
    const page = pagedPrayers(prayers).pageAfter(after);
    expect([page?.content[0]?.id, page?.content.at(-1)?.id, page?.isLast]).toEqual([
      `p${first}`,
      `p${end}`,
      isLast,
    ]);
  });

  test("after the last prayer there is an empty last page", () => {
    expect(pagedPrayers(prayers).pageAfter(`p${2 * ONE}`)).toEqual({ content: [], isLast: true });
  });

  test("after an unknown prayer there is none", () => {
    expect(pagedPrayers(prayers).pageAfter("nobody")).toBeUndefined();
  });

  test("a list without prayers is one empty page", () => {
    expect(pagedPrayers([]).pageAfter(undefined)).toEqual({ content: [], isLast: true });
  });

  test("read one after another they give every prayer once, in order", () => {
    const anyPrayers = fc
      .array(fc.option(fc.integer({ min: 0, max: 9 })), { maxLength: 4 * ONE })
      .map((starts) => starts.map((start, n) => ({ id: `p${n}`, start })));
    fc.assert(
      fc.property(anyPrayers, (all) => {
        const read: string[] = [];
        const { pageAfter } = pagedPrayers(all);
        let page = pageAfter(undefined);
        while (page && !page.isLast) {
          expect(page.content).toHaveLength(PRAYERS_A_PAGE);
          read.push(...page.content.map(({ id }) => id));
          page = pageAfter(read.at(-1));
        }
        read.push(...(page?.content ?? []).map(({ id }) => id));
        expect(read).toEqual(all.toSorted(comparePrayers).map(({ id }) => id));
      }),
    );
  });
});

test.each([
  [0, 0, 0],
  [9, 9, 0],
  [10, 10, 0],
  [11, 9, 2],
  [27, 9, 18],
])("of %i rate-ups %i are shown and %i more are told", (count, shown, more) => {
  const rateUps = Array.from({ length: count }, (_, index) => index);
  expect(cutRateUps(rateUps)).toEqual({ shown: rateUps.slice(0, shown), more });
});
