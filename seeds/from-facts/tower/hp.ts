import type { FactTowerFloor, FactTowerRules } from "./facts.ts";
import { FLOORS } from "./releases.ts";

interface Point {
  readonly floor: number;
  readonly hp: number;
}

/** HP of one gauge at the top, a sample: the curve goes on about as steeply as before. */
const TOP: Point = { floor: FLOORS, hp: 1_250_000 };

/** From which floor on an enemy has so many gauges; the facts tell three of floor 240. */
const GAUGES_FROM: readonly { floor: number; gauges: number }[] = [
  { floor: 501, gauges: 5 },
  { floor: 381, gauges: 4 },
  { floor: 201, gauges: 3 },
  { floor: 121, gauges: 2 },
];

/**
 * The HP of one gauge of an ordinary enemy, by floor: straight lines between the points that the
 * facts tell, which are the rules and floors with enemies whose HP is told.
 */
export function hpCurve(
  { approxEnemyHp }: FactTowerRules,
  floors: readonly Pick<FactTowerFloor, "floor" | "enemies">[],
): (floor: number) => number {
  const [first, later] = approxEnemyHp;
  const points: readonly Point[] = [
    { floor: first.floor, hp: first.hpPerEnemy },
    { floor: later.floor, hp: later.hpPerGauge },
    TOP,
    ...floors.flatMap(knownPoint),
  ].toSorted((a, b) => a.floor - b.floor);
  return (floor) => {
    const after = points.find((point) => point.floor >= floor) ?? TOP;
    const before = points.findLast((point) => point.floor <= floor) ?? after;
    if (after.floor === before.floor) return after.hp;
    const part = (floor - before.floor) / (after.floor - before.floor);
    return Math.round(before.hp + part * (after.hp - before.hp));
  };
}

function knownPoint({ floor, enemies = [] }: Pick<FactTowerFloor, "floor" | "enemies">): Point[] {
  const told = enemies.flatMap(({ hp }) => hp ?? []);
  if (told.length === 0) return [];
  return [{ floor, hp: told.reduce((sum, hp) => sum + hp, 0) / told.length }];
}

/** How many gauges an ordinary enemy of the floor has. */
export function gaugesOn(floor: number): number {
  return GAUGES_FROM.find((step) => floor >= step.floor)?.gauges ?? 1;
}
