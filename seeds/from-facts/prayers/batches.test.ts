import { expect, test } from "vitest";
import { batch } from "#db/pack/schema/batches.ts";
import { batchesOf } from "./batches.ts";
import type { ReleasedCharacter } from "./roster.ts";

const character = (id: string, facts: Partial<ReleasedCharacter>): ReleasedCharacter => ({
  ...{ id, name: id, type: "gen", debut: "2021-05-11T05:00:00Z" },
  ...{ nonLimited: false, rebirth: false },
  ...facts,
});

const batches = batchesOf({
  characters: [
    character("launch", { rebirth: true }),
    character("later", { debut: "2021-08-20T05:00:00Z" }),
    character("former", { type: "fes", nonLimited: true }),
    character("limited", { type: "fes" }),
    character("arc", { type: "afes" }),
    character("ultra", { type: "sfes" }),
  ],
  cards: [],
});

test("the standard prayer gathers its characters, the ritual prayer limited festivals", () => {
  const pools = batches.filter(({ kind }) => kind === "standard" || kind === "ritual");
  expect(pools.map(({ id, characters }) => [id, characters])).toEqual([
    ["standard-1", ["launch"]],
    ["standard-2", ["later"]],
    ["standard-3", ["former"]],
    ["ritual-1", ["limited"]],
    ["ritual-2", ["arc"]],
  ]);
  expect(batches.some(({ characters }) => characters.includes("ultra"))).toBe(false);
});

test("nobody is in a batch before her time", () => {
  const dates = new Map(batches.map(({ id, date }) => [id, date]));
  expect(dates.get("standard-1")).toBe("2021-05-11T05:00:00Z");
  expect(String(dates.get("standard-2")) > "2021-09-10").toBe(true);
  expect(String(dates.get("standard-3")) > "2023-01-01").toBe(true);
});

test("ids are kind and number, and a date stands only where it is shown", () => {
  expect(batches.map((one) => batch.safeParse(one).error)).toEqual(batches.map(() => undefined));
});
