import { type Power, type PowerSplit, powerOf } from "../combat.ts";
import { FULL_LIMIT_BREAK } from "../limit-break.ts";
import { POLARITIES, type Polarity } from "../vocabulary/attacks.ts";
import type {
  BuffAttributeType,
  BuffDirection,
  BuffTarget,
  BuffUnit,
  Bullet,
} from "../vocabulary/buffs.ts";
import type { Element } from "../vocabulary/elements.ts";
import type { Role } from "../vocabulary/roles.ts";

/** What of an attack a card can raise, and whose attack it is. */
export interface RaisedAttack {
  readonly totalPower: number;
  readonly elements: PowerSplit<Element>;
  readonly bullets: PowerSplit<Bullet>;
  readonly polarity: PowerSplit<Polarity>;
  readonly characterId: string;
  readonly role: Role | null;
}

/** An effect of a card. */
export interface CardEffect {
  readonly attributeType: BuffAttributeType;
  readonly attribute: string;
  readonly direction: BuffDirection | null;
  readonly unit: BuffUnit;
  readonly target: BuffTarget;
  /** The role that alone gets it. */
  readonly role: Role | null;
  /** The character who alone gets it. */
  readonly characterId: string | null;
  /** Set where only one of several comes, by chance. */
  readonly randomGroup: number | null;
  /** Without limit break; null where it only works from a higher one on. */
  readonly base: number | null;
  /** At full limit break. */
  readonly max: number;
}

/** What one effect adds, as a part of the attack's power. */
export interface CardGain<Effect extends CardEffect = CardEffect> {
  readonly effect: Effect;
  readonly value: number;
  /** The part of the attack's power that it acts on. */
  readonly share: number;
  readonly gain: number;
}

/** Levels of a stat: each raises it by 30 %. */
const LEVEL = 0.3;

/**
 * What the effects of a card add to an attack, as parts of its power that add up. Those on enemies,
 * those by chance and those of another role or character add nothing. Between no and full limit break no source
 * gives the values: the lower one counts.
 */
export function cardGains<Effect extends CardEffect>(
  attack: RaisedAttack,
  effects: readonly Effect[],
  limitBreak: number,
): CardGain<Effect>[] {
  return effects.flatMap((effect) => {
    const value = limitBreak >= FULL_LIMIT_BREAK ? effect.max : (effect.base ?? 0);
    const share = actsOn(attack, effect);
    const gain = share * (effect.unit === "level" ? value * LEVEL : value / 100);
    return gain > 0 ? [{ effect, value, share, gain }] : [];
  });
}

export function totalGain(gains: readonly CardGain[]): number {
  return gains.reduce((sum, { gain }) => sum + gain, 0);
}

/** The part of an attack's power that an effect raises, 0 to 1. */
function actsOn(attack: RaisedAttack, effect: CardEffect): number {
  const isHers =
    (effect.target === "self" || effect.target === "party") &&
    effect.randomGroup === null &&
    (effect.role === null || effect.role === attack.role) &&
    (effect.characterId === null || effect.characterId === attack.characterId);
  if (!isHers || effect.direction === "down" || attack.totalPower <= 0) return 0;
  return raisedPower(attack, effect) / attack.totalPower;
}

function raisedPower(attack: RaisedAttack, { attributeType, attribute }: CardEffect): number {
  switch (attributeType) {
    case "elemental":
      return powerIn(attack.elements, attribute);
    case "bullet":
      return powerIn(attack.bullets, attribute);
    case "stat":
      return powerOfStat(attack.polarity, attribute);
    default:
      return 0;
  }
}

function powerIn(split: { readonly [id: string]: Power | undefined }, id: string): number {
  return powerOf(split[id]);
}

/** Power grows with the ATK of its polarity, its hard part with the DEF, its slice with agility. */
function powerOfStat(polarity: RaisedAttack["polarity"], stat: string): number {
  return POLARITIES.reduce((sum, { id }) => {
    const { plain = 0, hard = 0, slice = 0 } = polarity[id] ?? {};
    if (stat === `${id}-atk`) return sum + plain;
    if (stat === `${id}-def`) return sum + hard;
    return stat === "agi" ? sum + slice : sum;
  }, 0);
}
