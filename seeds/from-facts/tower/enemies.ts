import type { PackTowerEnemy } from "#db/pack/schema/tower.ts";
import { abilityOf } from "./abilities.ts";
import { drawnAffinities, type ElementsOfFloor, toldAffinities } from "./affinities.ts";
import { type Draw, drawFor } from "./draw.ts";
import { elementOf } from "./elements.ts";
import type { FactTowerEnemy, FactTowerFloor, FactTowerRules } from "./facts.ts";
import { gaugesOn } from "./hp.ts";
import { FLOORS } from "./releases.ts";
import { gaugeEffectsOf, skillsOf } from "./skills.ts";
import type { Unit, Units } from "./units.ts";

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
  const told = (fact.enemies ?? []).map((enemy) => ({ enemy, unit: units.named(enemy.name) }));
  const measured = rules.approxEnemyHp.find((one) => one.floor === floor);
  const count = enemyCount(fact, draw, measured !== undefined);
  const others = otherUnits(floor, fact, units, draw)
    .filter((unit) => !told.some((one) => one.unit === unit))
    .map((unit) => ({ unit, enemy: undefined }));
  const skilled = !draw.happens(0.12, "no skills");
  return [...told, ...others].slice(0, count).map(({ unit, enemy }, at) => {
    const own = drawFor(`tower/${floor}/${at + 1}`);
    const hpGauges = gauges(floor, enemy, own, measured !== undefined, gaugeHp(floor), count);
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

/** As many as the facts name where they name all; three where they tell of several or of HP. */
function enemyCount(
  { enemies, partial, ...fact }: Partial<FactTowerFloor>,
  draw: Draw,
  measured: boolean,
) {
  if (enemies !== undefined && !partial) return enemies.length;
  const several =
    partial || fact.commonWeakness !== undefined || fact.allEnemiesResist !== undefined;
  if (several || measured) return 3;
  return draw.one([3, 3, 3, 3, 3, 3, 3, 2, 2, 1], "number of enemies");
}

/**
 * Persons from one stretch of the cast for every ten floors, and beings between them: fewer the
 * higher the floor, none on boss floors. A person who is not released stands on top only.
 */
function otherUnits(
  floor: number,
  { boss }: Partial<FactTowerFloor>,
  units: Units,
  draw: Draw,
): Unit[] {
  const cast = units.characters.filter(({ record }) => record.id !== ON_TOP);
  const first = (Math.floor((floor - 1) / 10) * 7) % cast.length;
  const guests = [...cast, ...cast].slice(first, first + 12);
  const persons = shuffledUnits(guests, draw, "persons");
  const beings = shuffledUnits(units.beings, draw, "beings");
  const onlyPersons = boss === true || floor % 5 === 0;
  const share = onlyPersons ? 1 : 0.2 + (0.6 * floor) / FLOORS;
  const top = floor === FLOORS ? units.characters.filter(({ record }) => record.id === ON_TOP) : [];
  const slots = [1, 2, 3].flatMap((slot, at) => {
    const unit = (draw.happens(share, `person ${slot}`) ? persons : beings)[at];
    return unit === undefined ? [] : [unit];
  });
  return [...top, ...slots];
}

const ON_TOP = "l1-ubame";

function shuffledUnits(units: readonly Unit[], draw: Draw, purpose: string): Unit[] {
  const ids = draw.shuffled(
    units.map(({ record }) => record.id),
    purpose,
  );
  return ids.flatMap((id) => units.find(({ record }) => record.id === id) ?? []);
}

/** HP that is told counts for one gauge; a lone enemy has more of it, others vary by 4 %. */
function gauges(
  floor: number,
  enemy: FactTowerEnemy | undefined,
  draw: Draw,
  measured: boolean,
  hp: number,
  count: number,
): number[] {
  if (enemy?.hp !== undefined) return [enemy.hp];
  const usual = gaugesOn(floor);
  if (measured) return Array(usual).fill(hp);
  const fewer = usual > 2 && draw.happens(0.1, "a gauge fewer") ? usual - 1 : usual;
  const part = (count === 1 ? 1.5 : 1) * (1 + draw.between(-40, 40, "hp") / 1000);
  return Array(fewer).fill(Math.round(hp * part));
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
