import type { PackTowerEnemy } from "#db/pack/schema/tower.ts";
import { abilityOf } from "./abilities.ts";
import { drawnAffinities, type ElementsOfFloor, toldAffinities } from "./affinities.ts";
import { type Draw, drawFor } from "./draw.ts";
import { elementOf } from "./elements.ts";
import type { FactTowerEnemy, FactTowerFloor, FactTowerRules } from "./facts.ts";
import { gaugesOn } from "./hp.ts";
import { gaugeEffectsOf, skillsOf } from "./skills.ts";
import { standingOn } from "./standing.ts";
import type { Units } from "./units.ts";

/** What enemies are made from besides the floor's own facts. */
export interface Enemies {
  readonly units: Units;
  readonly rules: FactTowerRules;
  /** HP of one gauge of an ordinary enemy of the floor. */
  readonly gaugeHp: (floor: number) => number;
}

/**
 * Sample enemies of a floor. What the facts tell of them stands as told: their names, elements,
 * barriers, HP, spell gauge and immunity, and that several or all are weak or resist alike.
 */
export function towerEnemiesOf(
  floor: number,
  fact: Partial<FactTowerFloor>,
  { units, rules, gaugeHp }: Enemies,
): PackTowerEnemy[] {
  const draw = drawFor(`tower/${floor}`);
  const measured = rules.approxEnemyHp.some((one) => one.floor === floor);
  const standing = standingOn(floor, fact, units, draw, measured);
  const gauge = { floor, hp: gaugeHp(floor), measured, alone: standing.length === 1 };
  const skilled = !draw.happens(0.12, "no skills");
  return standing.map(({ unit, enemy }, at) => {
    const own = drawFor(`tower/${floor}/${at + 1}`);
    const hpGauges = hpGaugesOf(gauge, enemy, own);
    const parts = abilityParts(floor, own);
    return {
      slot: at + 1,
      unit: unit.record.id,
      hpGauges,
      spells: enemy?.spellGauge ?? spellsOn(floor, own),
      barriers: enemy?.barriers ?? barriersOn(floor),
      ...affinities(floor, fact, enemy, own),
      tags: [...unit.tags],
      ability: abilityOf(own, parts, enemy?.immune ?? []),
      skills: skilled
        ? skillsOf(own, own.between(0, floor < 60 ? 1 : 2, "skills"), hpGauges.length)
        : [],
      gauges: gaugeEffectsOf(own, hpGauges.length),
    };
  });
}

interface Gauge {
  readonly floor: number;
  /** HP of one gauge of an ordinary enemy. */
  readonly hp: number;
  /** Whether the rules tell it. */
  readonly measured: boolean;
  /** Whether one enemy stands alone. */
  readonly alone: boolean;
}

/** HP that is told counts for one gauge; a lone enemy has more of it, others vary by 4 %. */
function hpGaugesOf(
  { floor, hp, measured, alone }: Gauge,
  enemy: FactTowerEnemy | undefined,
  draw: Draw,
): number[] {
  if (enemy?.hp !== undefined) return [enemy.hp];
  const usual = gaugesOn(floor);
  if (measured) return Array(usual).fill(hp);
  const gauges = usual > 2 && draw.happens(0.1, "a gauge fewer") ? usual - 1 : usual;
  const part = (alone ? 1.5 : 1) * (1 + draw.between(-40, 40, "hp") / 1000);
  return Array(gauges).fill(Math.round(hp * part));
}

function affinities(
  floor: number,
  fact: Partial<FactTowerFloor>,
  enemy: FactTowerEnemy | undefined,
  draw: Draw,
) {
  const all: ElementsOfFloor = {
    weak: (fact.commonWeakness ?? []).map(elementOf),
    resist: (fact.allEnemiesResist ?? []).map(elementOf),
  };
  if (enemy !== undefined) return toldAffinities(enemy, draw, all);
  return drawnAffinities(
    draw,
    all,
    floor <= 30 ? 1 : draw.between(2, floor > 400 ? 3 : 2, "count"),
  );
}

/** Barriers grow to the six and, from floor 401 on, seven that the facts tell. */
function barriersOn(floor: number): number {
  return floor > 400 ? 7 : Math.min(6, 2 + Math.floor(floor / 25));
}

function spellsOn(floor: number, draw: Draw): number {
  return floor <= 10 ? 1 : draw.between(1, 3, "spells");
}

function abilityParts(floor: number, draw: Draw): number {
  const most = floor <= 10 ? 1 : floor <= 200 ? 2 : 3;
  return draw.between(0, most, "ability parts");
}
