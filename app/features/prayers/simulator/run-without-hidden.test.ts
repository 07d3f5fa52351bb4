import { expect, test } from "vitest";
import { aPrayerDetail } from "#tests/fixtures/rates/prayer-detail.ts";
import { runFrom } from "./replayed-run.ts";
import { hiddenPlaces, idsAt, runWithoutHidden } from "./run-without-hidden.ts";

const prayer = aPrayerDetail();
const run = runFrom(prayer, "hakurei", "3m");
const everything = new Set(
  Object.values(prayer.pool)
    .flat()
    .map(({ id }) => id),
);

test("a run of released items is shown as it is", () => {
  expect(run && runWithoutHidden(run, new Set())).toEqual(run);
});

test("hidden items of a run have no name, id or picture, and keep their place", () => {
  const shown = run && runWithoutHidden(run, everything).shown;
  expect(JSON.stringify(shown)).not.toContain("Name of");
  expect(
    new Set(shown?.flatMap(({ items }) => items).map(({ id, img }) => `${id} ${img}`)),
  ).toEqual(new Set([" null"]));
  expect(shown?.map(({ items }) => items.map(({ type, metadata }) => [type, metadata]))).toEqual(
    run?.shown.map(({ items }) => items.map(({ type, metadata }) => [type, metadata])),
  );
});

test("the places of what is hidden lead back to it, and tell nothing else", () => {
  const hidden = new Set([...everything].filter((_, at) => at % 2 === 1));
  const places = hiddenPlaces(prayer.pool, hidden);
  expect(places.every((place) => Number.isInteger(place))).toBe(true);
  expect(idsAt(prayer.pool, places)).toEqual(hidden);
});

test.each([[[-1, 9999]], [[0.5]]])("places %j that no pool has are nobody's", (places) => {
  expect(idsAt(prayer.pool, places)).toEqual(new Set());
});
