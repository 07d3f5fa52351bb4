import type { Draw } from "./draw.ts";
import type { FactTowerEnemy, FactTowerFloor } from "./facts.ts";
import { FLOORS } from "./releases.ts";
import type { Unit, Units } from "./units.ts";

/** A unit on a floor, with what the facts tell of it. */
interface Standing {
  readonly unit: Unit;
  readonly enemy: FactTowerEnemy | undefined;
}

/**
 * Who stands on a floor: first those whom the facts name, then samples up to the number of enemies.
 * @param measured whether the rules tell HP of the floor's enemies
 */
export function standingOn(
  floor: number,
  fact: Partial<FactTowerFloor>,
  units: Units,
  draw: Draw,
  measured: boolean,
): Standing[] {
  const told = (fact.enemies ?? []).map((enemy) => ({ enemy, unit: units.named(enemy.name) }));
  const others = otherUnits(floor, units, draw)
    .filter((unit) => !told.some((one) => one.unit === unit))
    .map((unit) => ({ unit, enemy: undefined }));
  return [...told, ...others].slice(0, enemyCount(fact, draw, measured));
}

/** As many as the facts name where they name all; three where they tell of several or of HP. */
function enemyCount(
  { enemies, partial, commonWeakness, allEnemiesResist }: Partial<FactTowerFloor>,
  draw: Draw,
  measured: boolean,
): number {
  if (enemies !== undefined && !partial) return enemies.length;
  const several = commonWeakness !== undefined || allEnemiesResist !== undefined;
  if (partial || several || measured) return 3;
  return draw.one([3, 3, 3, 3, 3, 3, 3, 2, 2, 1], "number of enemies");
}

/**
 * Persons from one stretch of the cast for every ten floors, and beings between them: fewer the
 * higher the floor, none on every fifth floor.
 */
function otherUnits(floor: number, units: Units, draw: Draw): Unit[] {
  const cast = units.released;
  const first = (Math.floor((floor - 1) / 10) * 7) % cast.length;
  const persons = shuffledUnits([...cast, ...cast].slice(first, first + 12), draw, "persons");
  const beings = shuffledUnits(units.beings, draw, "beings");
  const share = floor % 5 === 0 ? 1 : 0.2 + (0.6 * floor) / FLOORS;
  const slots = [1, 2, 3].flatMap((slot, at) => {
    const unit = (draw.happens(share, `person ${slot}`) ? persons : beings)[at];
    return unit === undefined ? [] : [unit];
  });
  return floor === FLOORS ? [...units.onTop, ...slots] : slots;
}

function shuffledUnits(units: readonly Unit[], draw: Draw, purpose: string): Unit[] {
  const ids = draw.shuffled(
    units.map(({ record }) => record.id),
    purpose,
  );
  return ids.flatMap((id) => units.find(({ record }) => record.id === id) ?? []);
}
