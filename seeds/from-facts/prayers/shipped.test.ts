import { describe, expect, test } from "vitest";
import { BATCH_KINDS } from "#app/game/vocabulary/prayers.ts";
import { UNRELEASED_KINDS } from "#app/game/vocabulary/unreleased-kinds.ts";
import { at, shippedRecords } from "./shipped.ts";

const NOW = Date.parse("2026-11-21T15:00:00Z");

const characters = shippedRecords("characters.json");
const statuses = new Map(shippedRecords("samples/character-values.json").map((s) => [s.id, s]));
const batches = shippedRecords("samples/batches.json");
const forever = shippedRecords("samples/forever-prayers.json");

describe("batches", () => {
  test.each(BATCH_KINDS)("of kind $id are numbered from 1, in order of their dates", ({ id }) => {
    const own = batches.filter(({ kind }) => kind === id);
    expect(own.map(({ no }) => no)).toEqual(own.map((_, index) => index + 1));
    const dates = own.flatMap(({ date }) => (date === undefined ? [] : at(date, NOW)));
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    const members = own.flatMap((batch) => batch.characters);
    expect(new Set(members).size).toBe(members.length);
  });

  test("every released standard and festival character is in the standard or ritual prayer", () => {
    const pooled = membersOf("standard", "ritual");
    const out = characters.filter(({ id }) => statuses.get(id)?.debut !== undefined);
    const festivals = out.filter(({ type }) => type === "gen" || type === "fes");
    expect(festivals.filter(({ id }) => !pooled.has(id))).toEqual([]);
  });

  test("rebirths hold every released character of whom one is known, costumes some of them", () => {
    const reborn = membersOf("rebirth");
    const flagged = characters.filter((one) => one.rebirth && statuses.get(one.id)?.debut);
    expect(reborn).toEqual(new Set(flagged.map(({ id }) => id)));
    const costumed = membersOf("rebirth-costume");
    expect([...costumed].filter((id) => !reborn.has(id))).toEqual([]);
  });

  test("some rebirths have no date, and some are to come", () => {
    const rebirths = batches.filter(({ kind }) => kind === "rebirth");
    expect(rebirths.some(({ dateMode }) => dateMode === "no-date")).toBe(true);
    expect(rebirths.some(({ date }) => typeof date === "object" && "in" in date)).toBe(true);
  });

  test("nobody is in a batch before her debut", () => {
    for (const { id, date, characters: own } of batches) {
      if (date === undefined) continue;
      const early = own.filter((one) => at(statuses.get(one)?.debut, NOW) > at(date, NOW));
      expect([id, early]).toEqual([id, []]);
    }
  });
});

test("forever prayers hold 40 to 120 characters, and tell of one pull a day", () => {
  const sizes = forever.map((one) => one.characters.length);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(120);
  expect(forever.filter(({ notes }) => notes[0] !== "One pull a day while it runs.")).toEqual([]);
});

test("exactly who is not released stands in a list of unreleased characters, and no list is empty", () => {
  const listed = [...statuses.values()].filter((one) => one.unreleasedKind !== undefined);
  const unreleased = [...statuses.values()].filter((one) => one.debut === undefined);
  expect(listed).toEqual(unreleased);
  const kinds = new Set(listed.map((one) => one.unreleasedKind));
  expect(UNRELEASED_KINDS.filter(({ id }) => !kinds.has(id))).toEqual([]);
});

function membersOf(...kinds: readonly string[]): Set<string> {
  return new Set(batches.filter(({ kind }) => kinds.includes(kind)).flatMap((b) => b.characters));
}
