import { ELEMENTS } from "./elements.ts";

/** Kinds of bullet (specification 2 §3). */
export const BULLETS = [
  { id: "body", label: "Body" },
  { id: "energy", label: "Energy" },
  { id: "heavy", label: "Heavy" },
  { id: "laser", label: "Laser" },
  { id: "light", label: "Light" },
  { id: "liquid", label: "Liquid" },
  { id: "missile", label: "Missile" },
  { id: "normal", label: "Normal" },
  { id: "ofuda", label: "Ofuda" },
  { id: "sharp", label: "Sharp" },
  { id: "slash", label: "Slash" },
] as const;

export type Bullet = (typeof BULLETS)[number]["id"];

/** Anomalies, that is status ailments (specification 2 §3). */
export const ANOMALIES = [
  { id: "blind", label: "Blind" },
  { id: "burn", label: "Burn" },
  { id: "freeze", label: "Freeze" },
  { id: "paralyze", label: "Paralyze" },
  { id: "poison", label: "Poison" },
] as const;

export type Anomaly = (typeof ANOMALIES)[number]["id"];

/** Kinds of thing a buff acts on (specification 2 §3, "Buff attribute types"). */
export const BUFF_ATTRIBUTE_TYPES = [
  { id: "anomaly", label: "Anomaly" },
  { id: "bullet", label: "Bullet" },
  { id: "character-tag", label: "Character tag" },
  { id: "elemental", label: "Elemental" },
  { id: "immunity", label: "Immunity" },
  { id: "lock", label: "Lock" },
  { id: "stat", label: "Stat" },
  { id: "targeting", label: "Targeting" },
  { id: "temperament", label: "Temperament" },
  { id: "turn", label: "Turn" },
  { id: "misc", label: "Misc" },
  { id: "random", label: "Random" },
] as const;

export type BuffAttributeType = (typeof BUFF_ATTRIBUTE_TYPES)[number]["id"];

/** Stats that a buff can raise or lower. */
export const STAT_BUFFS = [
  { id: "yang-atk", label: "Yang ATK" },
  { id: "yang-def", label: "Yang DEF" },
  { id: "yin-atk", label: "Yin ATK" },
  { id: "yin-def", label: "Yin DEF" },
  { id: "agi", label: "Agility" },
  { id: "acc", label: "Accuracy" },
  { id: "ev", label: "Evasion" },
  { id: "crit-atk", label: "CRIT ATK" },
  { id: "crit-acc", label: "CRIT Accuracy" },
  { id: "crit-def", label: "CRIT DEF" },
  { id: "crit-ev", label: "CRIT Evasion" },
  { id: "focus", label: "Focus" },
] as const;

/** Buffs that belong to no other kind. */
export const MISC_BUFFS = [
  { id: "barrier", label: "Barrier" },
  { id: "hp", label: "HP" },
  { id: "anomaly", label: "Anomaly" },
  { id: "p-up", label: "Spirit P" },
  { id: "p-rate-up", label: "Spirit P rate" },
] as const;

/**
 * What a buff of each attribute type may name. Types that are not listed take any id:
 * character tags are data of the pack, the others have no closed list in the specification.
 */
export const BUFF_ATTRIBUTES = {
  anomaly: ANOMALIES,
  bullet: BULLETS,
  elemental: ELEMENTS,
  immunity: ANOMALIES,
  stat: STAT_BUFFS,
  misc: MISC_BUFFS,
} as const satisfies Partial<Record<BuffAttributeType, readonly { id: string; label: string }[]>>;

/** What a buff targets: oneself, one enemy or ally, the party, all enemies. */
export const BUFF_TARGETS = [
  { id: "self", label: "Self" },
  { id: "solo", label: "Solo" },
  { id: "party", label: "Party" },
  { id: "aoe", label: "AoE" },
] as const;

export type BuffTarget = (typeof BUFF_TARGETS)[number]["id"];

/** Raises or lowers; for elements and bullets up is "Pwr Up" and down is "Resist". */
export const BUFF_DIRECTIONS = [{ id: "up" }, { id: "down" }] as const;

export type BuffDirection = (typeof BUFF_DIRECTIONS)[number]["id"];

/** The words of the directions, for the kinds of buff that have two. */
export const DIRECTION_WORDS = {
  stat: { up: "Up", down: "Down" },
  elemental: { up: "Pwr Up", down: "Resist" },
  bullet: { up: "Pwr Up", down: "Resist" },
} as const satisfies Partial<Record<BuffAttributeType, Record<BuffDirection, string>>>;

/** What a buff's values count. */
export const BUFF_UNITS = [
  { id: "level" },
  { id: "percent" },
  { id: "power" },
  { id: "count" },
] as const;

export type BuffUnit = (typeof BUFF_UNITS)[number]["id"];

const UNITS_BY_TYPE = new Map<string, BuffUnit>([
  ["stat", "level"],
  ["elemental", "percent"],
  ["bullet", "percent"],
  ["character-tag", "percent"],
  ["anomaly", "count"],
]);

const UNITS_OF_MISC = new Map<string, BuffUnit>([
  ["barrier", "count"],
  ["hp", "percent"],
  ["anomaly", "count"],
  ["p-up", "power"],
  ["p-rate-up", "percent"],
]);

/** What a buff of a type, and of an attribute of it, is counted in; undefined where any unit goes. */
export function unitOf(type: string, attribute: string): BuffUnit | undefined {
  return type === "misc" ? UNITS_OF_MISC.get(attribute) : UNITS_BY_TYPE.get(type);
}
