import { expect, test } from "vitest";
import type { FeaturedRecord } from "#app/presenters/reruns.ts";
import { rerunsUrl } from "./search-params.ts";
import { sortedReruns, wantedFirst } from "./sorted-reruns.ts";

const of = (given: Partial<FeaturedRecord>): FeaturedRecord => ({
  ...{ kind: "character", id: "a", name: "A", path: "/", isSample: false },
  ...{ times: 1, last: 0, medianGap: null, longestGap: null, since: 0, daysAgo: [0] },
  ...given,
});

const records = [
  of({ name: "Café", times: 2, since: 10, medianGap: 50, longestGap: 50, last: 90 }),
  of({ name: "Koishi", times: 5, since: 300, medianGap: 40, longestGap: 400, last: 5 }),
  of({ name: "Moon", kind: "card", since: 100, last: 50 }),
];

test.each([
  ["", ["Koishi", "Moon", "Café"]],
  ["order=asc", ["Café", "Moon", "Koishi"]],
  ["sort=times", ["Koishi", "Café", "Moon"]],
  ["sort=median", ["Café", "Koishi", "Moon"]],
  ["sort=median&order=asc", ["Koishi", "Café", "Moon"]],
  ["sort=name", ["Café", "Koishi", "Moon"]],
  ["kind=cards", ["Moon"]],
  ["name=cafe", ["Café"]],
  ["sort=nonsense&kind=nobody", ["Koishi", "Moon", "Café"]],
])("?%s", (query, names) => {
  const state = rerunsUrl.decode(new URLSearchParams(query));
  expect(sortedReruns(records, state).map(({ name }) => name)).toEqual(names);
});

test("what the search finds by another writing stays, and of the kind that is asked for alone", () => {
  const state = { ...rerunsUrl.decode(new URLSearchParams("kind=characters")), name: "こいし" };
  const isFound = ({ name }: FeaturedRecord) => name !== "Café";
  expect(sortedReruns(records, state, isFound).map(({ name }) => name)).toEqual(["Koishi"]);
});

test("what is wanted stands first, in the order of the table, from among all records", () => {
  const [cafe, koishi, moon] = records;
  const names = wantedFirst(
    [cafe, koishi].flatMap((one) => one ?? []),
    records,
    (one) => one !== cafe,
  );
  expect(names).toEqual([koishi, moon, cafe]);
});
