import { describe, expect, test } from "vitest";
import { UPDATE_LISTS, UPDATE_SECTIONS } from "#app/game/vocabulary/updates.ts";
import { resolveInstant } from "#db/pack/instants.ts";
import { homeContent, maintenance, updateEntry } from "#db/pack/schema/updates.ts";
import { updateSeeds } from "./updates.ts";

const NOW = Date.parse("2026-11-21T15:00:00Z");
const seeds = updateSeeds();
const entries = seeds["samples/update-entries.json"];
const maintenances = seeds["samples/maintenances.json"];
const at = (instant: Parameters<typeof resolveInstant>[0]) =>
  resolveInstant(instant, NOW).getTime();

const top = entries.flatMap((entry) => UPDATE_LISTS.flatMap(({ id }) => entry[id]));
const inner = top.flatMap(({ items }) => items);
const innermost = inner.flatMap(({ items }) => items);
const all = [...top, ...inner, ...innermost];

describe("the update log", () => {
  test("is valid as it is written", () => {
    for (const entry of entries) expect(updateEntry.parse(entry)).toEqual(entry);
  });

  test("counts from 1 to 40 in the order of time, the newest some hours old", () => {
    expect(entries.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    const times = entries.map(({ timestamp }) => at(timestamp));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(NOW - (times.at(-1) ?? 0)).toBe(5 * 3_600_000);
  });

  test.each(UPDATE_SECTIONS)("concerns the section $id", ({ id }) => {
    expect(entries.filter(({ sections }) => sections.includes(id)).length).toBeGreaterThan(1);
  });

  test("has entries of every kind", () => {
    expect(entries.filter(({ complex }) => complex).length).toBeGreaterThan(1);
    expect(entries.some(({ subtitle }) => subtitle === undefined)).toBe(true);
    const bare = entries.filter((entry) => UPDATE_LISTS.every(({ id }) => entry[id].length === 0));
    expect(bare).toHaveLength(1);
    for (const { id } of UPDATE_LISTS) {
      expect(entries.some((entry) => entry[id].length > 0)).toBe(true);
    }
  });

  test.each([
    ["first", top],
    ["second", inner],
    ["third", innermost],
  ])("has links, spoilers and reveal times on the %s level", (_, items) => {
    expect(items.some(({ links }) => links.length > 0)).toBe(true);
    expect(items.some(({ spoiler }) => spoiler)).toBe(true);
    expect(items.some(({ reveal }) => reveal !== undefined)).toBe(true);
  });

  test("reveals items in the past and in the future", () => {
    const reveals = all.flatMap(({ reveal }) => (reveal === undefined ? [] : [at(reveal)]));
    expect(reveals.some((time) => time <= NOW)).toBe(true);
    expect(reveals.some((time) => time > NOW)).toBe(true);
    expect(all.some(({ spoiler, reveal }) => spoiler && reveal === undefined)).toBe(true);
    expect(all.some(({ spoiler, reveal }) => !spoiler && reveal !== undefined)).toBe(true);
  });

  test("links to paths of the site and to repositories, nowhere else", () => {
    const urls = all.flatMap(({ links }) => links.map(({ url }) => url));
    const outside = urls.filter((url) => !url.startsWith("/"));
    expect(outside.length).toBeGreaterThan(0);
    expect(outside.length).toBeLessThan(urls.length);
    expect(outside.filter((url) => !/^https:\/\/github\.com\/\w+\/\w+$/.test(url))).toEqual([]);
  });
});

describe("maintenances", () => {
  test("are three past ones, a running one and one to come with its dev letter", () => {
    for (const one of maintenances) expect(maintenance.parse(one)).toEqual(one);
    const states = maintenances.map(({ start, end }) =>
      at(start) > NOW ? "to come" : end !== undefined && at(end) <= NOW ? "over" : "running",
    );
    expect(states).toEqual(["over", "over", "over", "running", "to come"]);
    expect(at(maintenances.at(-1)?.devLetter?.time ?? { ago: "1d" })).toBeGreaterThan(NOW);
    expect(maintenances.some(({ devLetter }) => devLetter === undefined)).toBe(true);
  });

  test("end after they start, at any time of day of the import", () => {
    for (let hour = 0; hour < 24; hour++) {
      const now = NOW + hour * 3_600_000;
      for (const { start, end } of maintenances) {
        if (end === undefined) continue;
        expect(resolveInstant(start, now) < resolveInstant(end, now)).toBe(true);
      }
    }
  });
});

test("the home page leads to the six sections", () => {
  const contents = seeds["home-contents.json"];
  for (const content of contents) expect(homeContent.parse(content)).toEqual(content);
  expect(contents.map(({ path }) => path)).toEqual([
    "/characters",
    "/story-cards",
    "/stages/scarlet-devil-tower",
    "/prayers/menu",
    "/update-log",
    "/settings",
  ]);
});
