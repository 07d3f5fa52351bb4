import { expect, test } from "vitest";
import { aCharacter, aStoryCard, barePack } from "#tests/fixtures/small-pack.ts";
import { hashOfIds } from "./id-orders.ts";
import { checkNewRecords } from "./log.ts";

const settledId = "a1-one";
const order = (id: "characters" | "story-cards", ids: (string | number)[], count: number) => ({
  id,
  ids,
  settled: { count, hash: hashOfIds(ids.slice(0, count)) },
});

/** What is wrong with a pack that has a new character and a new card, and this log. */
function faultsOf(urls: readonly string[], hasLog = true): string[] {
  const faults: string[] = [];
  const links = urls.map((url) => ({ text: "New", url }));
  const { records } = barePack({
    "characters.json": [settledId, "a1-two"].map((id) => aCharacter({ id })),
    "story-cards.json": [aStoryCard({ id: 7 })],
    "id-orders.json": [
      order("characters", [settledId, "a1-two", "a1-gone"], 1),
      order("story-cards", [7], 0),
    ],
    "update-entries.json": hasLog
      ? [
          {
            id: 1,
            timestamp: "2026-01-01T05:00:00Z",
            title: "New",
            data: [{ detail: "New", items: [{ detail: "New", links }] }],
          },
        ]
      : [],
  });
  checkNewRecords(records, ({ record }, field, message) =>
    faults.push(`${record.id}, ${field}: ${message}`),
  );
  return faults;
}

const card = "7, id: is new, and no entry of the log links to /story-cards/info/7";
const character = "a1-two, id: is new, and no entry of the log links to /characters/info/a1-two";

test("a log tells of what is not settled yet, and of nothing else", () => {
  expect(faultsOf([])).toEqual([character, card]);
  expect(faultsOf(["/characters/info/a1-two", "/story-cards/info/7"])).toEqual([]);
});

test.each([
  [["/characters?character=a1-two", "/story-cards?name=a&card=7"], []],
  [
    ["/characters/info/a1-two-more", "/story-cards/info/77"],
    [character, card],
  ],
  [
    ["/characters/info/a1-one", "https://example.org/story-cards/info/7"],
    [character, card],
  ],
])("links %j leave untold: %j", (urls, faults) => {
  expect(faultsOf(urls)).toEqual(faults);
});

test("a pack without a log is asked for none", () => {
  expect(faultsOf([], false)).toEqual([]);
});
