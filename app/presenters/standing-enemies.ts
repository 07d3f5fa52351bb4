import type { WrittenName } from "#app/game/displayed-name.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { TowerEnemyRecord } from "#db/queries/tower.ts";

/** Someone who stands on floors: a person as any of its characters, or a being of the tower. */
export interface StandingEnemy {
  /** The first of `units`. */
  readonly id: string;
  readonly name: WrittenName;
  /** The ids of its units as floors name them, from the lowest floor up. */
  readonly units: readonly string[];
}

type Tower = Pick<Dataset, "towerFloors" | "towerEnemies"> & {
  readonly characters: readonly Pick<CharacterRecord, "id" | "personId">[];
};
type Person = Pick<CharacterRecord, "personId">;

/**
 * Who stands on the floors that are released at `now`, by name. Of characters only those of
 * `visible` are named.
 */
export function standingEnemies(visible: Tower, now: number): StandingEnemy[] {
  const shown = releasedEnemies(namedEnemies(visible), visible, now);
  const groups = Map.groupBy(shown, ({ unitId, personId }) =>
    personId === null ? `unit ${unitId}` : `person ${personId}`,
  );
  return [...groups.values()]
    .flatMap((enemies) => {
      const units = [...new Set(enemies.map(shownUnitId))];
      return enemies.slice(0, 1).map((first) => ({
        id: shownUnitId(first),
        name: { en: first.unitName, translit: first.unitTranslit },
        units,
      }));
    })
    .toSorted((a, b) => a.name.en.localeCompare(b.name.en, "en"));
}

/** The standing enemy that is a character's person at `now`; null where there is none. */
export function enemyIdOf(visible: Tower, { personId }: Person, now: number): string | null {
  const hers = namedEnemies(visible).filter((enemy) => enemy.personId === personId);
  return releasedEnemies(hers, visible, now).map(shownUnitId)[0] ?? null;
}

/** When `enemyIdOf` may next change by itself, or null. */
export function nextEnemyMoment(visible: Tower, { personId }: Person, now: number): number | null {
  const hers = namedEnemies(visible).filter((enemy) => enemy.personId === personId);
  const floors = new Set(hers.map(({ floor }) => floor));
  const releases = visible.towerFloors.filter(({ floor }) => floors.has(floor));
  return nextMoment(
    releases.map(({ release }) => release),
    now,
  );
}

/** The id of an enemy's unit as the API names it: a character's is its own. */
export function shownUnitId({
  characterId,
  unitId,
}: Pick<TowerEnemyRecord, "characterId" | "unitId">): string {
  return characterId ?? unitId;
}

type NamedEnemy = TowerEnemyRecord & { readonly personId: string | null };

/** Beings, and enemies whose character is visible, with the person of that character. */
function namedEnemies({ characters, towerEnemies }: Tower): NamedEnemy[] {
  const persons = new Map(characters.map(({ id, personId }) => [id, personId]));
  return towerEnemies.flatMap((enemy) => {
    const personId = enemy.characterId === null ? null : persons.get(enemy.characterId);
    return personId === undefined ? [] : { ...enemy, personId };
  });
}

function releasedEnemies(
  enemies: readonly NamedEnemy[],
  { towerFloors }: Tower,
  now: number,
): NamedEnemy[] {
  const released = new Set(
    towerFloors.filter(({ release }) => isRevealed(release, now)).map(({ floor }) => floor),
  );
  return enemies.filter(({ floor }) => released.has(floor));
}
