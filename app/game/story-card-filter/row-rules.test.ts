import { describe, expect, test } from "vitest";
import { buff, card, found } from "#tests/fixtures/filtered-cards.ts";
import type { FilterableBuff, FilterableCard } from "./card-index.ts";
import { readEffect } from "./effects.ts";
import { type DateRow, type EffectRow, newRow, type StatRow } from "./rows.ts";

const effect = (name: string, change: Partial<EffectRow> = {}): EffectRow => {
  const asked = readEffect(name);
  if (!asked) throw new Error(`${name} is no effect`);
  return { kind: "effect", effect: asked, by: "value", target: "any", ...change };
};
const stat = (order: StatRow["order"] = "desc"): StatRow => ({ kind: "stat", stat: "agi", order });
const date = (change: Partial<DateRow> = {}): DateRow => ({
  kind: "date",
  start: "2021-05-11",
  end: "",
  order: "asc",
  ...change,
});

describe("an effect row", () => {
  const laser = (direction: "up" | "down" | null, values: FilterableBuff["values"]) =>
    buff({ attrType: "bullet", attr: "laser", metadata: { direction }, values });
  test.each<[string, FilterableCard[], EffectRow, string[]]>([
    [
      "keeps cards with the effect, the largest value first",
      [card("a", { buffs: [laser("up", [1, 15])] }), card("b", { buffs: [laser("up", [1, 25])] })],
      effect("laser"),
      ["b", "a"],
    ],
    [
      "looks into random groups",
      [card("a", { randomBuffs: [[buff()], [laser("up", [null, 5])]] }), card("b")],
      effect("laser-up"),
      ["a"],
    ],
    [
      "tells resisting from power",
      [
        card("a", { buffs: [laser("up", [5, 5])] }),
        card("b", { buffs: [laser("down", [5, 5])] }),
        card("c", { buffs: [laser(null, [4, 4])] }),
      ],
      effect("laser-up"),
      ["a", "c"],
    ],
    [
      "knows no direction for misc effects",
      [card("a", { buffs: [buff({ metadata: { direction: "down" } })] })],
      effect("hp"),
      ["a"],
    ],
    [
      "sorts by turns, an effect without turns last",
      [
        card("a", { buffs: [buff({ turn: 1 })] }),
        card("b", { buffs: [buff()] }),
        card("c", { buffs: [buff({ turn: 3 }), buff({ turn: 2, values: [99, 99] })] }),
      ],
      effect("hp", { by: "turn" }),
      ["c", "a", "b"],
    ],
    [
      "for a single target takes self and solo, and only their values",
      [
        card("a", { buffs: [buff({ target: "self" })] }),
        card("b", { buffs: [buff({ target: "solo", values: [3, 3] })] }),
        card("c", { buffs: [buff({ target: "party" })] }),
        card("d", {
          buffs: [
            buff({ target: "self", values: [2, 2] }),
            buff({ target: "aoe", values: [9, 9] }),
          ],
        }),
      ],
      effect("hp", { target: "single" }),
      ["b", "d", "a"],
    ],
    [
      "for several targets takes party and all",
      [
        card("a", { buffs: [buff({ target: "self" })] }),
        card("b", { buffs: [buff({ target: "party" })] }),
        card("c", { buffs: [buff({ target: "aoe" })] }),
      ],
      effect("hp", { target: "multi" }),
      ["b", "c"],
    ],
    [
      "takes a tag for a tag only",
      [
        card("a", { buffs: [buff({ attrType: "character-tag", attr: "poison" })] }),
        card("b", { buffs: [buff({ attrType: "anomaly", attr: "poison" })] }),
      ],
      effect("tag-poison"),
      ["a"],
    ],
  ])("%s", (_, cards, row, expected) => {
    expect(found(cards, { options: [row] })).toEqual(expected);
  });
});

describe("a stat row", () => {
  const agile = (sort: string, ...maxima: number[]) =>
    card(sort, { stats: maxima.map((max) => ({ type: "agi" as const, max })) });
  const cards = [agile("a", 50), agile("b"), agile("c", 90), agile("d", 50)];
  test("sorts by the highest maximum, cards without the stat last", () => {
    expect(found(cards, { options: [stat()] })).toEqual(["c", "a", "d", "b"]);
    expect(found(cards, { options: [stat("asc")] })).toEqual(["a", "d", "c", "b"]);
    expect(found([agile("a", 1, 7), agile("b", 5)], { options: [stat()] })).toEqual(["a", "b"]);
  });
});

describe("a date row", () => {
  const at = (sort: string, iso: string | null) =>
    card(sort, { releaseDate: iso === null ? null : Date.parse(iso) });
  const cards = [
    at("before", "2021-05-10T23:59:59.999Z"),
    at("first", "2021-05-11T00:00:00Z"),
    at("last second", "2022-01-31T23:59:59.999Z"),
    at("next day", "2022-02-01T00:00:00Z"),
    at("undated", null),
  ];
  test.each<[string, Partial<DateRow>, string[]]>([
    [
      "begins with the first day, both bounds included",
      { end: "2022-01-31" },
      ["first", "last second"],
    ],
    ["with an empty end is open", {}, ["first", "last second", "next day"]],
    ["sorts the newest first", { order: "desc" }, ["next day", "last second", "first"]],
    ["that ends before it starts finds nothing", { start: "2022-02-01", end: "2022-01-31" }, []],
    ["of one day finds that day", { start: "2022-01-31", end: "2022-01-31" }, ["last second"]],
    [
      "takes its default for a day that does not exist",
      { start: "2022-02-30", end: "2022-13-01" },
      ["first", "last second", "next day"],
    ],
  ])("%s", (_, change, expected) => {
    expect(found(cards, { options: [date(change)] })).toEqual(expected);
  });
});

test("later rows break the ties of earlier ones, then the sort key does", () => {
  const cards = [
    card("c", { stats: [{ type: "agi", max: 5 }], buffs: [buff()] }),
    card("b", { stats: [{ type: "agi", max: 9 }], buffs: [buff()] }),
    card("a", { stats: [{ type: "agi", max: 5 }], buffs: [buff()] }),
    card("d", { stats: [{ type: "agi", max: 1 }], buffs: [buff({ values: [7, 7] })] }),
  ];
  expect(found(cards, { options: [newRow("effect"), stat()] })).toEqual(["d", "b", "a", "c"]);
  expect(found(cards, { options: [stat(), newRow("effect")] })).toEqual(["b", "a", "c", "d"]);
});
