// Figures on pages against those of the pack that ships.
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { powerOf } from "#app/game/combat.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { stageName } from "#app/presenters/stages.ts";
import { importPack } from "#db/pack/import.ts";
import type { PackRecords } from "#db/pack/pack.ts";
import { readPack } from "#db/pack/read.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { startSite } from "#tests/fixtures/running-site.ts";

const seeds = fileURLToPath(new URL("../../seeds", import.meta.url));
const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;
let records: PackRecords;

beforeAll(async () => {
  const pack = await readPack(seeds);
  records = pack.records;
  await importPack(database.connection, pack, { now: Date.now() });
  site = await startSite(database.url);
}, 60_000);
afterAll(() => site.stop());

/** Walks so many records at random; a fault names the record, and the seed that finds it again. */
const walk = <Item>(items: readonly Item[], numRuns: number, look: (item: Item) => Promise<void>) =>
  fc.assert(fc.asyncProperty(fc.constantFrom(...items), look), { numRuns, endOnFailure: true });

/** The rows of the tables of a page, as a reader has them: cells parted by a bar. */
async function rowsOf(path: string): Promise<{ html: string; cells: string[] }[]> {
  const response = await fetch(site.url + path);
  expect(response.status, path).toBe(200);
  const rows = (await response.text()).match(/<tr\b.*?<\/tr>/gs) ?? [];
  return rows.map((html) => ({
    html,
    cells: (html.match(/<t[dh]\b.*?<\/t[dh]>/gs) ?? []).map(textOf),
  }));
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const numbersIn = (text: string) => text.match(/\d[\d,]*(\.\d+)?/g) ?? [];

const figures = (split: object) =>
  Object.values(split)
    .map((power) => formatNumber(Math.round(powerOf(power) * 100) / 100))
    .sort();

test("60 attacks at random are on their page as the pack has them", async () => {
  const { total } = await (await fetch(`${site.url}/api/attacks`)).json();
  const listed = new Set<string>(
    (await (await fetch(`${site.url}/api/attacks`)).json()).content.map(
      ({ id }: { id: string }) => id,
    ),
  );
  expect(listed.size).toBe(total);
  const worlds = new Map(records["characters.json"].map(({ id, world }) => [id, world]));
  const shown = records["attacks.json"].filter(({ id }) => listed.has(id));
  await walk(shown, 60, async ({ character, slot, totalPower, elements, bullets, ...attack }) => {
    const world = worlds.get(character) ?? "";
    const query = new URLSearchParams({ slot, world, shown: "1000" });
    const rows = await rowsOf(`/attacks?${query}`);
    const [row, ...more] = rows.filter(({ html }) => html.includes(`character=${character}"`));
    expect(more).toEqual([]);
    const [, , , power, seconds, byElement, byBullet] = row?.cells ?? [];
    expect(power).toBe(formatNumber(totalPower));
    expect(seconds).toBe(String(attack.animation?.short ?? "–"));
    expect(numbersIn(byElement ?? "").sort()).toEqual(figures(elements));
    expect(numbersIn(byBullet ?? "").sort()).toEqual(figures(bullets));
  });
}, 120_000);

test("40 stages at random are on their page as the pack has them", async () => {
  const items = new Map(records["stage-items.json"].map(({ id, nameJp }) => [id, nameJp]));
  await walk(records["stages.json"], 40, async ({ id, place, level, drops }) => {
    const query = place
      ? new URLSearchParams({ chapter: String(place.chapterId), difficulty: place.difficulty })
      : new URLSearchParams({ chapter: "0" });
    const name = place ? stageName(place) : `Battle ${id}`;
    const rows = (await rowsOf(`/stages/story?${query}`)).filter(({ cells }) => cells[0] === name);
    const levels = rows.map(({ cells }) => cells[1]);
    expect(levels).toContain(String(level));
    const [row] = rows.filter(({ cells }) => cells[1] === String(level));
    const told = row?.cells[4] ?? "";
    if (rows.length > 1) return;
    if (drops === undefined) expect(told).toBe("Not known");
    for (const drop of drops ?? []) {
      for (const item of drop.items) expect(told).toContain(items.get(item));
      if (drop.amount > 1) expect(told).toContain(`×${formatNumber(drop.amount)}`);
    }
  });
}, 120_000);
