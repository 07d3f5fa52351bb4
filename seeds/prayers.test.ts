import { describe, expect, test } from "vitest";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { formatRecords, orderKeys } from "#db/pack/format.ts";
import { at, shippedRecords, shippedText } from "./from-facts/prayers/shipped.ts";

const characters = shippedRecords("characters.json");
const cards = shippedRecords("story-cards.json");
const statuses = new Map(shippedRecords("samples/character-values.json").map((s) => [s.id, s]));
const releases = new Map(
  shippedRecords("samples/story-card-values.json").map((s) => [s.id, s.release]),
);
const known = shippedRecords("prayers.json");
const values = shippedRecords("samples/prayer-values.json");
const samples = shippedRecords("samples/prayers.json");
const sets = [...shippedRecords("pool-sets.json"), ...shippedRecords("samples/pool-sets.json")];
const batches = shippedRecords("samples/batches.json");
const forever = shippedRecords("samples/forever-prayers.json");
const roulettes = shippedRecords("samples/roulettes.json");

/** Prayers as the site sees them: facts with their sample values. */
const valuesOf = new Map(values.map(({ id, ...fields }) => [id, fields]));
const prayers = [...known.map((one) => ({ ...one, ...valuesOf.get(one.id) })), ...samples];
const dated = samples.filter(({ permanent }) => !permanent);

test.each([
  ["mechanics.json", 14],
  ["prayers.json", 38],
  ["pool-sets.json", 1],
  ["samples/prayer-values.json", 11],
  ["samples/forever-prayers.json", 12],
  ["samples/roulettes.json", 2],
] as const)("%s holds %i records", (file, count) => {
  expect(shippedRecords(file)).toHaveLength(count);
});

test.each([
  ...(
    ["mechanics", "prayers", "forever-prayers", "batches", "pool-sets", "roulettes"] as const
  ).map((name) => `${name}.json` as const),
  ...(["prayers", "forever-prayers", "batches", "pool-sets", "roulettes"] as const).map(
    (name) => `samples/${name}.json` as const,
  ),
  "samples/prayer-values.json" as const,
])("%s is in canonical form, and its ids are its own", (file) => {
  const records: { id: string | number }[] = shippedRecords(file);
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  expect(shippedText(file)).toBe(formatRecords(records.map((record) => orderKeys(record, file))));
});

test("every character, card and set that is named exists, and once in each list", () => {
  const ids = { characters: idSet(characters), cards: idSet(cards), sets: idSet(sets) };
  const named = [
    ...prayers.map((one) => one.rateUpCharacters.map(({ character }) => character)),
    ...[...sets, ...batches, ...forever, ...roulettes].map((one) => one.characters),
  ];
  expect(named.flat().filter((id) => !ids.characters.has(id))).toEqual([]);
  const numbers = [
    ...prayers.map((one) => one.rateUpCards.map(({ card }) => card)),
    ...sets.map((set) => set.cards),
  ];
  expect(numbers.flat().filter((id) => !ids.cards.has(id))).toEqual([]);
  const doubled = [...named, ...numbers].filter(
    (list) => new Set<unknown>(list).size < list.length,
  );
  expect(doubled).toEqual([]);
  const tiers = prayers.flatMap(({ pool }) => pool);
  const used = new Set(tiers.flatMap(({ set }) => set ?? []));
  expect([...used].filter((set) => !ids.sets.has(set))).toEqual([]);
  expect(sets.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
});

test("cards of a set have its rarity", () => {
  const rarities = new Map(cards.map(({ id, rarity }) => [id, `card${rarity}`]));
  const wrong = sets.filter(({ kind, cards: own }) => own.some((id) => rarities.get(id) !== kind));
  expect(wrong).toEqual([]);
});

describe("rates", () => {
  const pools = prayers.filter(({ pool }) => pool.length > 0);

  test("each column of a pool sums to 1, and stands in all tiers or in none", () => {
    for (const { id, pool } of pools) {
      for (const column of ["sc", "gc"] as const) {
        const chances = pool.flatMap((tier) => tier[column] ?? []);
        if (chances.length === 0) continue;
        expect([id, chances.length]).toEqual([id, pool.length]);
        expect(Math.abs(chances.reduce((sum, one) => sum + one, 0) - 1)).toBeLessThan(1e-9);
      }
    }
  });

  test("no step raises rate-ups beyond everything", () => {
    for (const { id, pool, stepUps } of pools) {
      const raised = pool
        .filter(({ rateType }) => rateType === "pick-up")
        .reduce((sum, { gc = 0 }) => sum + gc, 0);
      const most = Math.max(1, ...stepUps.flatMap(({ rows }) => rows.map((row) => row.multiplier)));
      expect([id, raised * most <= 1]).toEqual([id, true]);
    }
  });

  test("a kind has a pick-up tier exactly where the prayer raises some of it", () => {
    const rarities = new Map(cards.map(({ id, rarity }) => [id, rarity]));
    for (const { id, pool, rateUpCharacters, rateUpCards } of pools) {
      const raised = new Set([
        ...rateUpCharacters.map(() => "character"),
        ...rateUpCards.map(({ card }) => `card${rarities.get(card)}`),
      ]);
      const tiers = pool.filter(({ rateType }) => rateType === "pick-up").map(({ kind }) => kind);
      expect([id, new Set(tiers)]).toEqual([id, raised]);
      expect(tiers).toHaveLength(raised.size);
    }
  });

  test("no normal tier is empty once rate-ups have left it", () => {
    const setsById = new Map(sets.map((set) => [set.id, set]));
    for (const { id, pool, rateUpCharacters, rateUpCards } of pools) {
      const raised = new Set<unknown>([
        ...rateUpCharacters.map(({ character }) => character),
        ...rateUpCards.map(({ card }) => card),
      ]);
      for (const { set } of pool) {
        const { characters: own = [], cards: numbers = [] } = setsById.get(set ?? "") ?? {};
        const left = [...own, ...numbers].filter((item) => !raised.has(item));
        expect([id, set, set === undefined || left.length > 0]).toEqual([id, set, true]);
      }
    }
  });

  test("a simulator has a pool, and what draws with god crystals has characters and a price", () => {
    for (const { id, simulator, pool, gcCost, stepUps } of prayers.filter((one) => one.simulator)) {
      expect([id, simulator, pool.length > 0]).toEqual([id, true, true]);
      const gods = pool.some(({ gc }) => gc !== undefined);
      const characters = pool.some(({ kind, gc = 0 }) => kind === "character" && gc > 0);
      expect([id, characters, gcCost !== undefined]).toEqual([id, gods, gods]);
      expect([id, gods || stepUps.length === 0]).toEqual([id, true]);
    }
  });
});

describe("variety", () => {
  test("there are prayers of every type, and at least 60 are samples", () => {
    const types = new Set(prayers.flatMap((prayer) => prayer.types));
    expect(PRAYER_TYPES.filter(({ id }) => !types.has(id))).toEqual([]);
    expect(dated.length).toBeGreaterThanOrEqual(60);
  });

  test("step-ups of every kind of id", () => {
    const ids = new Set(samples.flatMap(({ stepUps }) => stepUps.map(({ id }) => id)));
    expect([...ids].toSorted()).toEqual(
      ["asc3", "asc4", "asc5", "desc3", "desc4", "desc5", "special"].toSorted(),
    );
    const rows = samples.flatMap(({ stepUps }) => stepUps.flatMap((one) => one.rows));
    expect(rows.some(({ pickUpGuaranteed }) => pickUpGuaranteed > 0)).toBe(true);
    expect(samples.some(({ stepUps }) => stepUps.length > 1)).toBe(true);
  });

  test("rate-ups are new, extra or neither, and one prayer has more than ten", () => {
    const rateUps = samples.flatMap(({ rateUpCharacters }) => rateUpCharacters);
    expect(new Set(rateUps.map(({ status }) => status))).toEqual(
      new Set(["new", "extra", undefined]),
    );
    expect(Math.max(...samples.map((one) => one.rateUpCharacters.length))).toBeGreaterThan(10);
  });

  test("rate-up cards are new or not, for 50 or 25 points", () => {
    const rateUps = samples.flatMap(({ rateUpCards }) => rateUpCards);
    expect(new Set(rateUps.map(({ isNew }) => isNew))).toEqual(new Set([true, false]));
    expect(new Set(rateUps.map(({ exchange }) => exchange))).toEqual(new Set([50, 25]));
  });

  test.each([
    ["has no simulator", ({ simulator, pool }: Sample) => !simulator && pool.length > 0],
    ["has no pool", ({ pool }: Sample) => pool.length === 0],
    ["is for god crystals only", ({ pool }: Sample) => pool.some(({ sc }) => sc === undefined)],
    ["is for seal crystals only", ({ pool }: Sample) => pool.some(({ gc }) => gc === undefined)],
    ["ends after a number of pulls", ({ maxPulls }: Sample) => maxPulls !== undefined],
  ])("some prayer %s", (_, holds) => {
    expect(dated.some(holds)).toBe(true);
  });
});

describe("time", () => {
  const nows = ["2026-11-21T15:00:00Z", "2026-11-21T00:00:00Z", "2027-03-01T23:59:59Z"];

  test.each(nows)("imported at %s, three prayers overlap and four are to come", (day) => {
    const now = Date.parse(day);
    const windows = dated.map(({ start, end }) => [at(start, now), at(end, now)] as const);
    expect(windows.filter(([start, end]) => start <= now && now < end)).toHaveLength(3);
    const coming = windows.filter(([start]) => start > now).map(([start]) => start);
    expect(coming).toHaveLength(4);
    expect(Math.max(...coming) - now).toBeLessThan(21 * 86_400_000);
    expect(windows.filter(([start, end]) => !(start < end))).toEqual([]);
  });

  test.each(nows)("imported at %s, the last forever prayer runs, the others are over", (day) => {
    const now = Date.parse(day);
    const running = forever.filter(({ start, end }) => at(start, now) <= now && now < at(end, now));
    expect(running.map(({ id }) => id)).toEqual([12]);
    expect(forever.filter(({ end }) => at(end, now) <= now)).toHaveLength(11);
  });

  test("only prayers without an end are permanent", () => {
    const endless = prayers.filter(({ server, end }) => server === "global" && !end);
    expect(endless.map(({ id, permanent }) => [id, permanent])).toEqual([
      ["standard-prayer", true],
      ["ritual-prayer", true],
    ]);
  });

  test("nobody is raised before her debut, and who is new comes out that day", () => {
    const now = Date.parse("2026-11-21T15:00:00Z");
    for (const { id, server, start, rateUpCharacters } of prayers) {
      for (const { character, status } of rateUpCharacters) {
        const sample = statuses.get(character);
        const out = at(server === "jp" ? sample?.releaseJp : sample?.debut, now);
        if (start) expect([id, character, out <= at(start, now)]).toEqual([id, character, true]);
        if (status === "new") expect([id, character, out]).toEqual([id, character, at(start, now)]);
      }
    }
  });

  test("sample prayers raise no card before its release", () => {
    const now = Date.parse("2026-11-21T15:00:00Z");
    for (const { id, start, rateUpCards } of samples) {
      const early = rateUpCards.filter(({ card }) => at(releases.get(card), now) > at(start, now));
      expect([id, early]).toEqual([id, []]);
    }
  });
});

type Sample = (typeof samples)[number];

function idSet<Id>(records: readonly { id: Id }[]): Set<Id> {
  return new Set(records.map(({ id }) => id));
}
