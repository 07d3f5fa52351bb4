// Figures on pages against those of the pack that ships.
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attacksAnswer } from "#app/api-schemas/attacks.ts";
import { type Power, powerOf } from "#app/game/combat.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { beingKind } from "#app/game/vocabulary/stage-names.ts";
import { DROP_KINDS } from "#app/game/vocabulary/stages.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
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
  const page = await pageAt(path);
  return rowsIn(page).map((html) => ({ html, cells: cellsIn(html) }));
}

const rowsIn = (html: string) => html.match(/<tr\b.*?<\/tr>/gs) ?? [];
const cellsIn = (html: string) => html.match(/<t[dh]\b.*?<\/t[dh]>/gs) ?? [];

async function pageAt(path: string): Promise<string> {
  const response = await fetch(site.url + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** What is read and what a sign is called. */
const textOf = (html = "") =>
  html
    .replace(/<svg\b[^>]*aria-label="([^"]*)"[^>]*>/g, " $1 ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&gt;/g, ">")
    .replace(/&lt;/g, "<")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();

const linesOf = (html = "") => (html.match(/<li\b.*?<\/li>/gs) ?? []).map(textOf);
const numbersIn = (text: string) => text.match(/\d[\d,]*(\.\d+)?/g) ?? [];
const elementName = (id: string) => labelOf([...ELEMENTS], id);

const figures = (split: object, written = figure) => Object.values(split).map(written).sort();
const figure = (power: Power) => formatNumber(Math.round(powerOf(power) * 100) / 100);
/** As the table of attacks writes it. */
const wholeFigure = (power: Power) => formatNumber(Math.round(powerOf(power)));

/** The attacks of released characters. */
async function shownAttacks() {
  const { total, content } = attacksAnswer.parse(
    await (await fetch(`${site.url}/api/attacks`)).json(),
  );
  const listed = new Set(content.map(({ id }) => id));
  expect(listed.size).toBe(total);
  return records["attacks.json"].filter(({ id }) => listed.has(id));
}

const tagName = (tag: string) =>
  records["character-tags.json"].find(({ id }) => id === tag)?.nameEn ?? "";

const killersOf = ({ killers }: PackRecords["attacks.json"][number]) =>
  killers.map(({ tag, ...power }) => `${tagName(tag)} ${figure(power)}`).join(", ");

/** On the table those that are killed with the same power share it. */
const killsByPower = ({ killers }: PackRecords["attacks.json"][number]) => {
  const powers = [...new Set(killers.map((power) => wholeFigure(power)))];
  return powers
    .map((power) => {
      const same = killers.filter((one) => wholeFigure(one) === power);
      const names = same.map(({ tag }) => tagName(tag)).join(", ");
      return `${names} ${power}`;
    })
    .join("; ");
};

test("60 attacks at random are on their page as the pack has them", async () => {
  const worlds = new Map(records["characters.json"].map(({ id, world }) => [id, world]));
  await walk(await shownAttacks(), 60, async (attack) => {
    const { id, slot, totalPower, elements, bullets, polarity } = attack;
    const world = worlds.get(attack.character) ?? "";
    const query = new URLSearchParams({ slot, world, shown: "1000" });
    const address = new URLSearchParams({ attack: id });
    const rows = (await rowsOf(`/attacks?${query}`)).filter(({ html }) =>
      html.includes(`${address}"`),
    );
    expect(rows).toHaveLength(1);
    const [, , power, , seconds, byElement, byBullet, byPolarity, kills] = (
      rows[0]?.cells ?? []
    ).map(textOf);
    expect(power).toBe(formatNumber(Math.round(totalPower)));
    expect(seconds).toBe(String(attack.animation?.short ?? "–"));
    expect(numbersIn(byElement ?? "").sort()).toEqual(figures(elements, wholeFigure));
    expect(numbersIn(byBullet ?? "").sort()).toEqual(figures(bullets, wholeFigure));
    expect(numbersIn(byPolarity ?? "").sort()).toEqual(figures(polarity, wholeFigure));
    expect(kills).toBe(killsByPower(attack) || "–");
  });
}, 120_000);

test("20 characters at random have their attacks in their record as the pack has them", async () => {
  const attacks = await shownAttacks();
  await walk([...new Set(attacks.map(({ character }) => character))], 20, async (character) => {
    const page = await pageAt(`/characters/info/${character}`);
    const sections = (page.match(/<section><h3\b.*?<\/section>/gs) ?? []).filter((html) =>
      html.includes("Power by element"),
    );
    const own = attacks.filter((attack) => attack.character === character);
    expect(sections.map((html) => html.match(/attack=([^"]*)"/)?.[1]).map(decoded)).toEqual(
      own.map(({ id }) => id),
    );
    for (const [at, attack] of own.entries()) {
      const html = sections[at] ?? "";
      expect(textOf(html)).toContain(`${formatNumber(attack.totalPower)} power`);
      expect(linesOf(html).flatMap(numbersIn).sort()).toEqual(
        [...figures(attack.elements), ...figures(attack.bullets)].sort(),
      );
      expect(textOf(html)).toContain(killersOf(attack));
    }
  });
}, 120_000);

const decoded = (text = "") => decodeURIComponent(text);

test("40 stages at random are on their page as the pack has them", async () => {
  const enemies = new Map(records["stage-enemies.json"].map((one) => [one.id, one]));
  await walk(records["stages.json"], 40, async ({ id, place, level, waves, drops, ...stage }) => {
    const query = place
      ? new URLSearchParams({ chapter: String(place.chapterId), difficulty: place.difficulty })
      : new URLSearchParams({ chapter: "0" });
    const page = await pageAt(`/stages/story?${query}`);
    const parts = (page.match(/<tbody\b.*?<\/tbody>/gs) ?? []).filter((html) =>
      html.includes(`stage=${id}"`),
    );
    expect(parts).toHaveLength(1);
    const [header = "", ...rows] = rowsIn(parts[0] ?? "");
    const row = rows.find((html) => html.includes(`stage=${id}"`)) ?? "";
    const [name = "", shownLevel, recommended, ...others] = cellsIn(row);
    expect(name).toContain(`Best attacks for ${place ? stageName(place) : `Battle ${id}`}"`);
    expect(textOf(shownLevel)).toBe(`Level ${level}`);
    expect(textOf(recommended)).toBe(stage.recommended.map(elementName).join(" "));
    for (const [at, wave] of waves.entries()) {
      const known = wave.flatMap((enemy) => enemies.get(enemy) ?? []);
      // A being is called by its kind, a person as visitors call her.
      const groups = [
        ...Map.groupBy(known, (one) => one.character ?? beingKind(one.nameJp) ?? one.nameJp),
      ].map(([key, same]) => {
        const count = same.length > 1 ? [`×${same.length}`] : [];
        const weaks = new Set(same.map(({ weak }) => weak.map(elementName).join(" ")));
        weaks.delete("");
        const rest = [...count, ...(weaks.size > 0 ? [[...weaks].join(" · ")] : [])].join(" ");
        return { name: same[0]?.character === undefined ? key : "", rest };
      });
      const lines = linesOf(others[at]);
      expect(lines).toHaveLength(groups.length);
      for (const [place, group] of groups.entries()) {
        // The bars are the ends of the line.
        expect(`|${lines[place]}|`).toContain(`|${group.name}`);
        expect(`|${lines[place]}|`).toContain(`${group.rest}|`);
      }
    }
    const shared = /Every stage here may drop.*?<table/s.exec(page)?.[0] ?? "";
    const own = others.slice(-1)[0] ?? "";
    if (drops === undefined) {
      expect(textOf(own)).toContain("Not known");
      return;
    }
    const said = [shared, header, own].join(" ");
    const linked = [...said.matchAll(/\/items\/(\d+)"/g)].map(([, item]) => Number(item));
    expect(new Set(linked)).toEqual(new Set(drops.flatMap(({ items }) => items)));
    const bare = drops.filter(({ items, cards }) => items.length + cards.length === 0);
    for (const [kind, same] of Map.groupBy(bare, (drop) => drop.kind)) {
      const amounts = same.map(({ amount }) => amount).sort((a, b) => a - b);
      const [least = 1, most = 1] = [amounts[0], amounts.at(-1)];
      const range =
        least === most ? formatNumber(most) : `${formatNumber(least)} to ${formatNumber(most)}`;
      expect(textOf(said)).toContain(
        `${labelOf([...DROP_KINDS], kind)}${most === 1 ? "" : ` ×${range}`}`,
      );
    }
  });
}, 120_000);
