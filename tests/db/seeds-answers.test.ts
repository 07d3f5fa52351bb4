import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { poolAnswer } from "#app/api-schemas/character-lists.ts";
import * as prayers from "#app/api-schemas/prayers.ts";
import * as illustrators from "#app/api-schemas/story-cards.ts";
import * as tower from "#app/api-schemas/tower.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import { characterPool } from "#app/presenters/character-lists.ts";
import { foreverPrayerAnswer } from "#app/presenters/forever-prayer.ts";
import { kourindouRoulette } from "#app/presenters/kourindou-roulette.ts";
import { prayerDetail, specialPrayer } from "#app/presenters/prayer-detail.ts";
import { firstPrayers, nextPrayers } from "#app/presenters/prayer-list.ts";
import { illustratorsAnswer } from "#app/presenters/story-card-lists.ts";
import { towerDetail } from "#app/presenters/tower-detail.ts";
import { towerList, towerRewards } from "#app/presenters/tower-rewards.ts";
import { readPack } from "#db/pack/read.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { importDataset, testDatabase } from "#tests/fixtures/database.ts";

const NOW = Date.parse("2026-11-21T15:00:00Z");
const MOST_BYTES_OF_A_FLOOR = 8 * 1024;

const database = testDatabase();
let dataset: Dataset;

beforeAll(async () => {
  dataset = await importDataset(database, await readPack("seeds"), NOW);
}, 120_000);

type Pool = NonNullable<ReturnType<typeof prayerDetail>>["pool"];

/** The columns of a pool that do not sum to 1, with their sums; a column of nulls is none. */
function wrongColumns(pool: Pool): [string, number][] {
  const chances = Object.values(pool).flatMap((items) => items.map(({ chance }) => chance));
  return (["sc", "gc"] as const).flatMap((column): [string, number][] => {
    const given = chances.map((chance) => chance[column]);
    if (given.every((chance) => chance === null)) return [];
    const sum = given.reduce<number>((total, chance) => total + (chance ?? Number.NaN), 0);
    return Math.abs(sum - 1) <= 1e-9 ? [] : [[column, sum]];
  });
}

describe("pools", () => {
  test("of every prayer with a simulator sum to 1 in each column and hold something", () => {
    const simulated = dataset.prayers.filter((one) => one.simulator && isListed(one));
    expect(simulated.length).toBeGreaterThan(0);
    const wrong = simulated.flatMap(({ id }) => {
      const detail = prayers.prayerDetailAnswer.parse(prayerDetail(dataset, id, NOW));
      const items = Object.values(detail.pool).flat();
      // Pools of cards alone have no column gc, since such a pull gives a character.
      const isDrawn =
        items.length > 0 && items.every(({ chance }) => (chance.sc ?? chance.gc ?? 0) > 0);
      const columns = wrongColumns(detail.pool);
      return isDrawn && columns.length === 0 ? [] : [[id, items.length, columns]];
    });
    expect(wrong).toEqual([]);
  });

  test.each(["standard", "ritual"] as const)(
    "of the %s prayer sum to 1 after each batch",
    (mode) => {
      const ordinals = dataset.batches.filter(({ kind }) => kind === mode).map(({ no }) => no);
      expect(ordinals.length).toBeGreaterThan(0);
      const sizes = [...ordinals, undefined].map((no) => {
        const detail = prayers.prayerDetailAnswer.parse(specialPrayer(dataset, mode, no, NOW));
        expect([mode, no, wrongColumns(detail.pool)]).toEqual([mode, no, []]);
        return detail.pool.characters.length;
      });
      expect(sizes.slice(0, -1)).toEqual(sizes.slice(0, -1).toSorted((a, b) => a - b));
      const { content } = poolAnswer.parse(characterPool(dataset, mode, NOW));
      expect(content).toHaveLength(sizes.at(-1) ?? 0);
    },
  );
});

test("the pages of the prayer list follow their contract and hold every listed prayer once", () => {
  const first = prayers.prayerListAnswer.parse(firstPrayers(dataset, NOW));
  const ids = first.content.map(({ id }) => id);
  for (let { isLast } = first; !isLast; ) {
    const page = prayers.nextPrayersAnswer.parse(nextPrayers(dataset, ids.at(-1), NOW));
    ids.push(...page.content.map(({ id }) => id));
    isLast = page.isLast;
  }
  const listed = dataset.prayers.filter(isListed).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(listed.toSorted());
});

test("the forever prayers and the roulette follow their contracts", () => {
  const shown = dataset.foreverPrayers.map(({ no }) =>
    prayers.foreverPrayerAnswer.parse(foreverPrayerAnswer(dataset, no, NOW)),
  );
  expect(shown.map(({ navigator }) => navigator.no)).toEqual(
    dataset.foreverPrayers.map(({ no }) => no),
  );
  expect(prayers.rouletteAnswer.parse(kourindouRoulette(dataset, NOW)).start).toBeLessThan(NOW);
});

describe("the tower", () => {
  test("has a detail of at most 8 kB, compressed, for each floor of its list", () => {
    const { content } = tower.towerListAnswer.parse(towerList(dataset));
    expect(content.length).toBeGreaterThan(0);
    const sizes = content.map(({ floor }) => {
      const detail = tower.towerDetailAnswer.parse(towerDetail(dataset, floor, NOW));
      return { floor, bytes: gzipSync(JSON.stringify(detail)).length };
    });
    expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES_OF_A_FLOOR)).toEqual([]);
  });

  test("has released floors and floors to come among its rewards", () => {
    const { content, lastFloor } = tower.towerRewardsAnswer.parse(towerRewards(dataset, NOW));
    const floors = content.flatMap(({ values }) => values.map(({ floor }) => floor));
    expect(lastFloor).toBeGreaterThan(0);
    expect(Math.max(...floors)).toBeGreaterThan(lastFloor);
  });
});

test("the illustrators follow their contract, each with a card", () => {
  const { content } = illustrators.illustratorsAnswer.parse(illustratorsAnswer(dataset));
  expect(content.length).toBeGreaterThan(0);
  expect(content.filter(({ storyCards }) => storyCards.length === 0)).toEqual([]);
});
