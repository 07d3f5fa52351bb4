import { expect, test } from "vitest";
import { aCharacter, aStoryCard, barePack } from "#tests/fixtures/small-pack.ts";
import { checkIdOrders, hashOfIds } from "./id-orders.ts";

/** The faults of a pack with three characters and this order of them. */
function faultsOf(ids: string[], settledIds: string[] = ids): string[] {
  const faults: string[] = [];
  const { records } = barePack({
    "characters.json": ["a1-one", "a1-two", "a1-three"].map((id) => aCharacter({ id })),
    "story-cards.json": [aStoryCard({ id: 1 })],
    "id-orders.json": [
      {
        id: "characters",
        ids,
        settled: { count: settledIds.length, hash: hashOfIds(settledIds) },
      },
    ],
  });
  checkIdOrders(records, (_, field, message) => faults.push(`${field}: ${message}`));
  return faults;
}

test("an order keeps every record, those of before as they were settled", () => {
  expect(faultsOf(["a1-two", "a1-one", "a1-three"])).toEqual([]);
  expect(faultsOf(["a1-two", "a1-one", "a1-three"], ["a1-two", "a1-one"])).toEqual([]);
});

test("a record that is gone keeps its place", () => {
  expect(faultsOf(["a1-one", "a1-gone", "a1-two", "a1-three"])).toEqual([]);
});

test("an order that lacks a record tells to add it at the end", () => {
  expect(faultsOf(["a1-one"])).toEqual(["ids: lacks a1-two, a1-three: add new ids at its end"]);
});

test("an id that stands twice is refused", () => {
  expect(faultsOf(["a1-one", "a1-two", "a1-one", "a1-three"], [])).toEqual([
    "ids[2]: stands already at ids[0]",
  ]);
});

test.each([
  ["moved", ["a1-two", "a1-one", "a1-three"]],
  ["taken out", ["a1-two", "a1-three", "a1-one"]],
  ["put before", ["a1-zero", "a1-one", "a1-two", "a1-three"]],
])("a settled id that was %s is refused: links would tell of others", (_, ids) => {
  const [fault] = faultsOf(ids, ["a1-one", "a1-two"]);
  expect(fault).toMatch(/^ids: its first 2 ids are not those that were settled/);
});
