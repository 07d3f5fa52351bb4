import { describe, expect, test } from "vitest";
import type { UpdateEntry } from "#app/api-schemas/updates.ts";
import { hidesItems, revealsIn, shownEntry } from "./shown-entry.ts";

const plain = { url: [], spoiler: false, reveal: null, subItems: [] as [] };
const link = { text: "List", url: "/prayers" };

const entry: UpdateEntry = {
  number: 7,
  timestamp: 50,
  title: "Prayers",
  subtitle: null,
  complex: false,
  features: [
    {
      ...plain,
      detail: "Prayer list",
      url: [link],
      subItems: [
        { ...plain, detail: "Search" },
        { ...plain, detail: "Secret", spoiler: true },
      ],
    },
  ],
  contents: [],
  fixes: [
    {
      ...plain,
      detail: "To come",
      reveal: 100,
      subItems: [{ ...plain, detail: "Later still", reveal: 200 }],
    },
  ],
  data: [],
};

const details = (now: number, spoilerMode: boolean) =>
  shownEntry(entry, now, spoilerMode).lists.map(({ id, items }) => [
    id,
    items.map(({ detail, items: inner }) => [detail, inner.map((one) => one.detail)]),
  ]);

describe("an entry", () => {
  test.each([
    ["hides spoilers and what is to come", 99, false, ["Search", null], [null, []]],
    ["shows an item from its reveal on", 100, false, ["Search", null], ["To come", [null]]],
    [
      "shows inner items from theirs on",
      200,
      false,
      ["Search", null],
      ["To come", ["Later still"]],
    ],
    ["hides nothing in spoiler mode", 0, true, ["Search", "Secret"], ["To come", ["Later still"]]],
  ])("%s", (_, now, spoilerMode, inner, fix) => {
    expect(details(now, spoilerMode)).toEqual([
      ["features", [["Prayer list", inner]]],
      ["fixes", [fix]],
    ]);
  });

  test("tells nothing of a hidden item", () => {
    const [, fixes] = shownEntry(entry, 0, false).lists;
    expect(fixes?.items).toEqual([{ detail: null, links: [], items: [] }]);
  });

  test.each([
    [0, false, true],
    [200, false, true],
    [0, true, false],
  ])("at %d, spoiler mode %s, hides something: %s", (now, spoilerMode, hides) => {
    expect(hidesItems(shownEntry(entry, now, spoilerMode))).toBe(hides);
  });

  test.each([
    ["of several lists", entry, true],
    ["of one list", { ...entry, fixes: [] }, false],
    ["that is complex", { ...entry, fixes: [], complex: true }, true],
    ["without items", { ...entry, features: [], fixes: [] }, false],
  ])("%s names its lists or not", (_, given, named) => {
    expect(shownEntry(given, 0, false).named).toBe(named);
  });
});

test("the reveals of an entry are those of its items of every level", () => {
  const reveals = revealsIn([entry]).filter((reveal) => reveal !== null);
  expect(reveals.toSorted()).toEqual([100, 200]);
});
