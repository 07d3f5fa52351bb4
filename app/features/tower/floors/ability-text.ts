import type { TowerDetailAnswer } from "#app/api-schemas/tower.ts";
import { ABILITY_TYPES } from "#app/game/vocabulary/ability-types.ts";
import { ANOMALIES, type Anomaly } from "#app/game/vocabulary/buffs.ts";
import { entryOf, labelOf } from "#app/game/vocabulary/vocabulary.ts";

export type Enemy = NonNullable<TowerDetailAnswer["content"]["enemies"][number]>;
export type Ability = NonNullable<Enemy["ability"]>;
type AbilityItem = Ability["items"][number];

/** What an item of an ability is and does: "Damage boost" and "Liquid 20%". */
export function abilityItemText(item: AbilityItem): { type: string; detail: string } {
  const type = entryOf(ABILITY_TYPES, item.type);
  const value = item.value === null ? null : `${figure(item.value)}${type?.unit ?? ""}`;
  const parts = [item.attrName, value];
  return {
    type: labelOf(ABILITY_TYPES, item.type),
    detail: parts.filter((part) => part !== null).join(" "),
  };
}

/**
 * The anomalies that an ability makes immune to, in the game's order; an immunity that names none
 * is one to all five.
 */
export function immunitiesOf(ability: Ability): Anomaly[] {
  const items = ability.items.filter(({ type }) => type === "anomaly-immunity");
  const isToAll = items.some(({ attr }) => attr === null);
  return ANOMALIES.map(({ id }) => id).filter(
    (id) => isToAll || items.some(({ attr }) => attr === id),
  );
}

/** The ability's items but for immunities, which stand together. */
export function itemsBesidesImmunities(ability: Ability): AbilityItem[] {
  return ability.items.filter(({ type }) => type !== "anomaly-immunity");
}

function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
