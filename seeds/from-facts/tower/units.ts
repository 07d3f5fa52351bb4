import type { PackCharacter, PackPerson } from "#db/pack/schema/characters.ts";
import type { PackTowerUnit } from "#db/pack/schema/tower.ts";
import { BEINGS } from "./beings.ts";
import type { FactTowerFloor } from "./facts.ts";
import { tagsOfPerson } from "./person-tags.ts";

/** Who can stand on a floor, with the tags that an enemy of the kind has. */
export interface Unit {
  readonly record: PackTowerUnit;
  readonly tags: readonly string[];
}

export interface Units {
  /** Released persons: hidden ones would make a floor that is out show that it hides somebody. */
  readonly released: readonly Unit[];
  /** Persons who are not released and stand on the highest floor, which is to come. */
  readonly onTop: readonly Unit[];
  readonly beings: readonly Unit[];
  /** The unit that the facts call by this name. Throws where there is none. */
  named(name: string): Unit;
}

const ON_TOP = "l1-ubame";

/**
 * One unit for each person that a character stands for, under the id of that character: the one
 * of world L1 where there is one, else the person's first; then the beings.
 */
export function unitsOf(
  persons: readonly PackPerson[],
  characters: readonly PackCharacter[],
  isReleased: (character: string) => boolean,
): Units {
  const units = persons.flatMap(({ id, nameEn, nameJp }): Unit[] => {
    const own = characters.filter(({ person }) => person === id);
    const character = own.find(({ world }) => world === "L1") ?? own[0];
    if (character === undefined) return [];
    const record = { id: character.id, name: nameEn, nameJp, character: character.id };
    return [{ record, tags: tagsOfPerson(id) }];
  });
  const beings = BEINGS.map(({ tags, ...record }): Unit => ({ record, tags }));
  const byName = new Map([...units, ...beings].map((unit) => [unit.record.name, unit]));
  return {
    released: units.filter(({ record }) => isReleased(record.id)),
    onTop: units.filter(({ record }) => record.id === ON_TOP),
    beings,
    named: (name) => {
      const unit = byName.get(name) ?? byName.get(capitalised(name));
      if (unit === undefined) throw new Error(`${name} is no unit of the tower`);
      return unit;
    },
  };
}

/** The units that the facts name, in the order of the floors, and the samples. */
export function splitUnits(
  { released, onTop, beings, named }: Units,
  floors: readonly Pick<FactTowerFloor, "enemies">[],
): { facts: PackTowerUnit[]; samples: PackTowerUnit[] } {
  const told = new Set(
    floors.flatMap(({ enemies }) => (enemies ?? []).map(({ name }) => named(name).record)),
  );
  const others = [...released, ...onTop, ...beings].map(({ record }) => record);
  return {
    facts: [...told],
    samples: [...new Set(others)].filter((record) => !told.has(record)),
  };
}

/** The facts write beings in lower case. */
function capitalised(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
