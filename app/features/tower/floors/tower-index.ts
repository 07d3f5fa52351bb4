import { keyOf } from "#app/game/filter-language/apply-filter.ts";
import { type FacetCounts, facetCounts } from "#app/game/filter-language/facet-counts.ts";
import type { FilterTable, RowTest } from "#app/game/filter-language/filter-key.ts";
import { toRanges } from "#app/game/number-ranges.ts";
import { isRevealed } from "#app/game/reveal.ts";
import { type BriefedEnemy, elementAdvice } from "#app/game/tower-brief.ts";
import { type FloorFilter, floorMatches, isFiltering } from "#app/game/tower-filter.ts";
import type { Element } from "#app/game/vocabulary/elements.ts";
import { shownUnitId } from "#app/presenters/standing-enemies.ts";
import { towerDetail } from "#app/presenters/tower-detail.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { FloorRow } from "./floor-keys.ts";

/**
 * The released floors at `now`, each list as ranges ("1-4,10"): all of them, those with a boss or a
 * story, and those whose values are made up in part or as a whole.
 */
export function towerIndex({ towerFloors }: Dataset, now: number) {
  const released = towerFloors.filter(({ release }) => isRevealed(release, now));
  const those = (test: (floor: (typeof released)[number]) => boolean) =>
    toRanges(released.filter(test).map(({ floor }) => floor));
  return {
    floors: those(() => true),
    bosses: those(({ boss }) => boss),
    stories: those(({ storyFloor }) => storyFloor),
    samples: those(({ sample, sampleFields }) => sample || sampleFields.length > 0),
  };
}

export type TowerIndex = ReturnType<typeof towerIndex>;

/**
 * The released floors that have what is looked for, by the fields and by keys, as ranges; null where
 * nothing is.
 */
export function foundFloors(
  { towerFloors, towerEnemies }: Dataset,
  filter: FloorFilter,
  now: number,
  keyed: ((floor: FloorRow) => boolean) | null = null,
): string | null {
  if (!isFiltering(filter) && keyed === null) return null;
  const found = floorRows({ towerFloors, towerEnemies }, now).filter(
    (row) => floorMatches(row, filter) && (keyed === null || keyed(row)),
  );
  return toRanges(found.map(({ floor }) => floor));
}

/** The fields that floors are looked for by; each is the key of its name. */
const FACETS = ["enemy", "weak", "resist", "ability", "reward"] as const;

/** How many released floors each choice of a field would leave, with all else that is set. */
export function floorCounts(
  dataset: Dataset,
  table: FilterTable<FloorRow>,
  filter: FloorFilter,
  { now, keyed }: { now: number; keyed: RowTest<FloorRow> | null },
): FacetCounts {
  const left = floorRows(dataset, now).filter((row) => keyed === null || keyed(row));
  return Object.fromEntries(
    FACETS.map((facet) => {
      const others = (row: FloorRow) => floorMatches(row, { ...filter, [facet]: null });
      return [facet, [...facetCounts(left, keyOf(table, facet) ?? {}, others)]];
    }),
  );
}

const NEWEST = 12;

/** The newest released floors, the highest first, with those who stand in their slots. */
export function newestFloors(dataset: Dataset, now: number) {
  return dataset.towerFloors
    .filter(({ release }) => isRevealed(release, now))
    .sort((one, other) => other.floor - one.floor)
    .slice(0, NEWEST)
    .map(({ floor, boss, storyFloor }) => {
      const slots = towerDetail(dataset, floor, now)?.content.enemies ?? [];
      const enemies = slots.flatMap((enemy) => enemy ?? []);
      return {
        floor,
        mark: boss ? "Boss" : storyFloor ? "Story" : null,
        bring: mostAnswered(enemies),
        enemies: enemies.map(({ unit }, slot) => ({
          slot,
          name: { en: unit.name, translit: unit.translit },
          img: unit.img,
        })),
      };
    });
}

/** The elements that most enemies of a floor are weak to, and none resists. */
function mostAnswered(enemies: readonly BriefedEnemy[]): Element[] {
  const { bring } = elementAdvice(enemies);
  return bring.flatMap(({ element, enemies: weak }) => (weak === bring[0]?.enemies ? element : []));
}

export type NewestFloor = ReturnType<typeof newestFloors>[number];

/** The released floors as filters see them. */
export function floorRows(
  { towerFloors, towerEnemies }: Pick<Dataset, "towerFloors" | "towerEnemies">,
  now: number,
): FloorRow[] {
  const enemiesByFloor = Map.groupBy(towerEnemies, ({ floor }) => floor);
  return towerFloors
    .filter(({ release }) => isRevealed(release, now))
    .map(({ floor, rewards, boss, storyFloor }) => ({
      floor,
      isBoss: boss,
      isStory: storyFloor,
      rewards,
      enemies: (enemiesByFloor.get(floor) ?? []).map((enemy) => ({
        unit: { id: shownUnitId(enemy) },
        weaks: enemy.weaks,
        resists: enemy.resists,
        ability: { items: enemy.abilityItems },
      })),
    }));
}

/** The items that released floors give, in the pack's order. */
export function givenItems({ towerFloors, items }: Dataset, now: number) {
  const given = new Set(
    towerFloors
      .filter(({ release }) => isRevealed(release, now))
      .flatMap(({ rewards }) => rewards.map(({ id }) => id)),
  );
  return items.filter(({ id }) => given.has(id));
}
