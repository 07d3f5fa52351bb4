import type { AbilityType } from "./vocabulary/ability-types.ts";
import type { Element } from "./vocabulary/elements.ts";

/** What floors are looked for by; null where anything will do. */
export interface FloorFilter {
  /** An enemy is one of these units. */
  readonly enemy: readonly string[] | null;
  /** An enemy is weak to this. */
  readonly weak: Element | null;
  /** An enemy resists this. */
  readonly resist: Element | null;
  /** An enemy has an ability of this type. */
  readonly ability: AbilityType | null;
  /** The floor gives this item. */
  readonly reward: string | null;
}

/** What of a floor the filter looks at. */
export interface FilteredFloor {
  readonly enemies: readonly ({
    readonly unit: { readonly id: string };
    readonly weaks: readonly Element[];
    readonly resists: readonly Element[];
    readonly ability: { readonly items: readonly { readonly type: AbilityType }[] } | null;
  } | null)[];
  readonly rewards: readonly { readonly id: string }[];
}

export function isFiltering(filter: FloorFilter): boolean {
  return Object.values(filter).some((wanted) => wanted !== null);
}

/** Does the floor have all that is looked for? Each thing may be found at another enemy. */
export function floorMatches(floor: FilteredFloor, filter: FloorFilter): boolean {
  const { enemy: units, weak, resist, ability, reward } = filter;
  const some = (test: (enemy: NonNullable<FilteredFloor["enemies"][number]>) => boolean) =>
    floor.enemies.some((enemy) => enemy !== null && test(enemy));
  return (
    (units === null || some(({ unit }) => units.includes(unit.id))) &&
    (weak === null || some(({ weaks }) => weaks.includes(weak))) &&
    (resist === null || some(({ resists }) => resists.includes(resist))) &&
    (ability === null ||
      some((enemy) => enemy.ability?.items.some(({ type }) => type === ability) ?? false)) &&
    (reward === null || floor.rewards.some(({ id }) => id === reward))
  );
}
