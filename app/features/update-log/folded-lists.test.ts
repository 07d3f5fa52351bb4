import fc from "fast-check";
import { expect, test } from "vitest";
import { UPDATE_LISTS } from "#app/game/vocabulary/updates.ts";
import { foldedLists } from "./folded-lists.ts";
import type { ShownItem, ShownList } from "./shown-entry.ts";

const item = (detail: string, items: ShownItem[] = []): ShownItem => ({ detail, links: [], items });
const lists: ShownList[] = [
  { id: "features", items: [item("a"), item("b", [item("b1"), item("b2", [item("b2a")])])] },
  { id: "fixes", items: [item("c"), item("d")] },
];
const texts = (part: readonly ShownList[]) =>
  part.map(({ id, items }) => `${id}: ${items.map(({ detail }) => detail).join(" ")}`);

test.each([
  ["as many lines as fit are not folded", 7, ["features: a b", "fixes: c d"], []],
  ["a list is parted between its items", 6, ["features: a b", "fixes: c"], ["fixes: d"]],
  ["an item stays with what is below it", 4, ["features: a"], ["features: b", "fixes: c d"]],
  [
    "the first item stands in front whatever its length",
    0,
    ["features: a"],
    ["features: b", "fixes: c d"],
  ],
])("%s", (_, most, front, rest) => {
  const folded = foldedLists(lists, most);
  expect(texts(folded.front)).toEqual(front);
  expect(texts(folded.rest)).toEqual(rest);
});

test("an entry without items is not folded", () => {
  expect(foldedLists([])).toEqual({ front: [], rest: [] });
});

const anyItem = fc.record({
  detail: fc.string(),
  links: fc.constant([]),
  items: fc.array(fc.constant(item("inner")), { maxLength: 4 }),
});
const anyLists = fc
  .uniqueArray(fc.constantFrom(...UPDATE_LISTS.map(({ id }) => id)))
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({ id: fc.constant(id), items: fc.array(anyItem, { minLength: 1 }) }),
      ),
    ),
  );

test("folding loses no item and changes no order", () => {
  fc.assert(
    fc.property(anyLists, fc.nat(20), (given, most) => {
      const { front, rest } = foldedLists(given, most);
      const all = (part: readonly ShownList[]) =>
        part.flatMap(({ id, items }) => items.map((one) => [id, one]));
      expect([...all(front), ...all(rest)]).toEqual(all(given));
    }),
  );
});
