import { CHARACTER_STATUSES } from "#app/game/vocabulary/character-statuses.ts";
import type { PackCharacter, PackCharacterSample, PackPerson } from "#db/pack/schema/characters.ts";
import type { TowerFacts } from "./facts.ts";
import { towerFloorOf } from "./floors.ts";
import { hpCurve } from "./hp.ts";
import { ITEMS } from "./items.ts";
import { sampleTowerFloors, towerFloorValuesOf } from "./sample-floors.ts";
import { splitUnits, unitsOf } from "./units.ts";

/** The files of the tower: items, units and floors, facts and samples. */
export function towerSeedsOf(
  { rules, floors }: TowerFacts,
  persons: readonly PackPerson[],
  characters: readonly PackCharacter[],
  characterSamples: readonly PackCharacterSample[],
) {
  const statuses = new Map(characterSamples.map(({ id, status }) => [id, status]));
  const units = unitsOf(persons, characters, (id) =>
    CHARACTER_STATUSES.some((status) => status.released && status.id === statuses.get(id)),
  );
  const made = { units, rules, gaugeHp: hpCurve(rules, floors) };
  const { facts, samples } = splitUnits(units, floors);
  return {
    "items.json": [...ITEMS],
    "tower-units.json": facts,
    "tower-floors.json": floors.map(towerFloorOf),
    "samples/tower-units.json": samples,
    "samples/tower-floor-values.json": towerFloorValuesOf(floors, made),
    "samples/tower-floors.json": sampleTowerFloors(floors, made),
  };
}
