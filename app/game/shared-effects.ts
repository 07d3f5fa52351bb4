import { EFFECT_GROUPS, type EffectGroup, effectName } from "./story-card-filter/effects.ts";
import type { BuffDirection, BuffTarget } from "./vocabulary/buffs.ts";

/** The parts of a buff that say what a card does and for whom. */
export interface EffectOfCard {
  readonly attrType: EffectGroup;
  readonly attr: string;
  readonly direction: BuffDirection | null;
  readonly target: BuffTarget;
}

/** Whether the card search knows effects of this type. */
export function isSearched(attrType: string): attrType is EffectGroup {
  return EFFECT_GROUPS.some(({ id }) => id === attrType);
}

/** Two effects with the same key do the same for one unit or for many, however much of it. */
export function effectKey({ attrType, attr, direction, target }: EffectOfCard): string {
  return `${attrType} ${attr} ${direction} ${reachesMany(target) ? "many" : "one"}`;
}

/** The item of the card search's URL that finds the cards with an effect, for one unit or many. */
export function effectItem({ attrType, attr, direction, target }: EffectOfCard): string {
  const name = effectName({ group: attrType, attribute: attr, direction });
  return `effect:${name}:value-sort:${reachesMany(target) ? "party" : "self"}`;
}

/** The cards that share effects with these, those that share the most first; ties keep their order. */
export function bySharedEffects<Card extends { readonly effects: readonly EffectOfCard[] }>(
  effects: readonly EffectOfCard[],
  cards: readonly Card[],
): { readonly card: Card; readonly shared: number }[] {
  const wanted = new Set(effects.map(effectKey));
  return cards
    .map((card) => ({
      card,
      shared: new Set(card.effects.map(effectKey).filter((key) => wanted.has(key))).size,
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared);
}

function reachesMany(target: BuffTarget): boolean {
  return target === "party" || target === "aoe";
}
