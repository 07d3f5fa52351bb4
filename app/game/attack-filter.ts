import { type Power, type PowerSplit, powerOf, type Seconds } from "./combat.ts";
import { compareTexts } from "./text-match/plain-text.ts";
import type { AttackTarget, CardSlot, Polarity } from "./vocabulary/attacks.ts";
import type { BannerType } from "./vocabulary/banner-types.ts";
import type { Bullet } from "./vocabulary/buffs.ts";
import type { Element } from "./vocabulary/elements.ts";
import type { Role } from "./vocabulary/roles.ts";

/** What attacks are ordered by. */
export const ATTACK_SORTS = [
  { id: "power", label: "Total power" },
  { id: "element", label: "Power of the elements" },
  { id: "bullet", label: "Power of the bullets" },
  { id: "polarity", label: "Power of the polarities" },
  { id: "killer", label: "Power against the tags" },
  { id: "seconds", label: "Seconds" },
  { id: "name", label: "Character" },
] as const;

export type AttackSort = (typeof ATTACK_SORTS)[number]["id"];

/** Whether power is that of the whole attack, or of a second of its animation. */
export const POWER_SPANS = [
  { id: "whole", label: "Whole" },
  { id: "second", label: "Per second" },
] as const;

export type PowerSpan = (typeof POWER_SPANS)[number]["id"];

/** Which attacks are asked for, and in which order; an empty list asks for all. */
export interface AttackFilter {
  readonly element: readonly Element[];
  readonly bullet: readonly Bullet[];
  readonly polarity: readonly Polarity[];
  readonly killer: readonly string[];
  /** Tags of the character. */
  readonly tag: readonly string[];
  readonly target: readonly AttackTarget[];
  readonly slot: readonly CardSlot[];
  readonly role: readonly Role[];
  readonly type: readonly BannerType[];
  readonly world: readonly string[];
  readonly sort: AttackSort;
  readonly order: "desc" | "asc";
  readonly per: PowerSpan;
}

/** An attack with what is asked of its character. */
export interface FilteredAttack {
  readonly id: string;
  readonly name: string;
  readonly slot: CardSlot;
  readonly target: AttackTarget;
  readonly totalPower: number;
  readonly elements: PowerSplit<Element>;
  readonly bullets: PowerSplit<Bullet>;
  readonly polarity: PowerSplit<Polarity>;
  readonly killers: readonly ({ readonly tag: string } & Power)[];
  readonly animation: Seconds | null;
  readonly role: Role | null;
  readonly type: BannerType | null;
  readonly world: string;
  /** The tags of the character; empty where they are not known. */
  readonly tags: readonly string[];
}

/**
 * The attacks that have some power of each kind that is asked for, in order. What is not known
 * comes last in either order; equals stand by the character, then by the slot.
 */
export function filterAttacks<Attack extends FilteredAttack>(
  attacks: readonly Attack[],
  filter: AttackFilter,
): Attack[] {
  const value = comparedBy(filter);
  const direction = filter.order === "asc" ? 1 : -1;
  return attacks
    .filter((attack) => meetsAttackFilter(attack, filter))
    .map((attack) => ({ attack, value: value(attack) }))
    .sort((a, b) => {
      const byName = () =>
        compareTexts(a.attack.name, b.attack.name) || compareTexts(a.attack.id, b.attack.id);
      if (filter.sort === "name") return direction * byName();
      if (a.value === null || b.value === null) {
        return Number(a.value === null) - Number(b.value === null) || byName();
      }
      return direction * (a.value - b.value) || byName();
    })
    .map(({ attack }) => attack);
}

/** The power that an order compares, of the whole attack or of a second; null where not known. */
export function spannedPower(
  power: number,
  animation: Seconds | null,
  per: PowerSpan,
): number | null {
  if (per === "whole") return power;
  return animation === null ? null : power / animation.short;
}

/** Whether an attack has what is asked for. */
export function meetsAttackFilter(attack: FilteredAttack, filter: AttackFilter): boolean {
  return (
    has(attack.elements, filter.element) &&
    has(attack.bullets, filter.bullet) &&
    has(attack.polarity, filter.polarity) &&
    isAmong(attack.target, filter.target) &&
    isAmong(attack.slot, filter.slot) &&
    isAmong(attack.role, filter.role) &&
    isAmong(attack.type, filter.type) &&
    isAmong(attack.world, filter.world) &&
    (filter.tag.length === 0 || attack.tags.some((tag) => filter.tag.includes(tag))) &&
    (filter.killer.length === 0 || attack.killers.some(({ tag }) => filter.killer.includes(tag)))
  );
}

function has<Id extends string>(split: PowerSplit<Id>, asked: readonly Id[]): boolean {
  return asked.length === 0 || asked.some((id) => split[id] !== undefined);
}

function isAmong<Value>(value: Value | null, asked: readonly Value[]): boolean {
  return asked.length === 0 || (value !== null && asked.includes(value));
}

function comparedBy({
  sort,
  per,
  element,
  bullet,
  polarity,
  killer,
}: AttackFilter): (attack: FilteredAttack) => number | null {
  const spanned = (power: (attack: FilteredAttack) => number) => (attack: FilteredAttack) =>
    spannedPower(power(attack), attack.animation, per);
  switch (sort) {
    case "element":
      return spanned(({ elements }) => chosenPower(elements, element));
    case "bullet":
      return spanned(({ bullets }) => chosenPower(bullets, bullet));
    case "polarity":
      return spanned((attack) => chosenPower(attack.polarity, polarity));
    case "killer":
      return spanned(({ killers }) => killerPower(killers, killer));
    case "seconds":
      return ({ animation }) => animation?.short ?? null;
    case "power":
      return spanned(({ totalPower }) => totalPower);
    case "name":
      return () => null;
  }
}

/** The power of what is chosen; without a choice, that of the strongest part. */
function chosenPower<Id extends string>(split: PowerSplit<Id>, chosen: readonly Id[]): number {
  if (chosen.length > 0) return chosen.reduce((sum, id) => sum + powerOf(split[id]), 0);
  return Math.max(0, ...Object.values<Power | undefined>(split).map(powerOf));
}

/** A line may kill several tags, so that their powers do not add up: the highest counts. */
function killerPower(killers: FilteredAttack["killers"], chosen: readonly string[]): number {
  const counted = chosen.length > 0 ? killers.filter(({ tag }) => chosen.includes(tag)) : killers;
  return Math.max(0, ...counted.map(powerOf));
}
