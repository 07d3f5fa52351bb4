import type {
  AttackSlot,
  AttackTarget,
  LINE_ADDONS,
  LINE_TRAITS,
  Polarity,
  PowerKind,
  SkillEffectKind,
} from "./vocabulary/attacks.ts";
import type { Anomaly, BuffTarget, STAT_BUFFS } from "./vocabulary/buffs.ts";
import type { Element } from "./vocabulary/elements.ts";
import type { Difficulty, DropKind } from "./vocabulary/stages.ts";

/** Power by its kinds; parts of 0 are left out. */
export type Power = { readonly [Kind in PowerKind]?: number | undefined };

/** The power of an attack by element, bullet or polarity. */
export type PowerSplit<Id extends string> = { readonly [One in Id]?: Power | undefined };

export interface Seconds {
  readonly full: number;
  /** Without the cut-in. */
  readonly short: number;
}

/** A row of bullets, shot from a boost on. */
export interface AttackLine {
  readonly boost: number;
  readonly element: Element;
  readonly polarity: Polarity;
  readonly count: number;
  /** Of one bullet. */
  readonly power: number;
  readonly hit: number;
  readonly crit: number;
  readonly killers: readonly string[];
  readonly addons?:
    | { readonly [Id in (typeof LINE_ADDONS)[number]["id"]]?: number | undefined }
    | undefined;
  readonly traits: readonly (typeof LINE_TRAITS)[number]["id"][];
  readonly inflicts: readonly { readonly anomaly: Anomaly; readonly chance: number }[];
}

/** An attack line by line. */
export interface LinedAttack {
  readonly slot: AttackSlot;
  readonly target: AttackTarget;
  readonly lines: readonly AttackLine[];
}

export interface SkillEffect {
  readonly kind: SkillEffectKind;
  readonly target: BuffTarget;
  readonly stats: readonly (typeof STAT_BUFFS)[number]["id"][];
  readonly levels?: number | undefined;
  readonly percent?: number | undefined;
  readonly power?: number | undefined;
  readonly count?: number | undefined;
  readonly element?: Element | undefined;
  readonly anomaly?: Anomaly | undefined;
  readonly turns?: number | undefined;
  readonly extraChance?: number | undefined;
  readonly extraLevels?: number | undefined;
}

export interface Skill {
  readonly slot: number;
  readonly effects: readonly SkillEffect[];
  /** Effects that could not be read. */
  readonly unread: number;
}

/** Where a battle stands in the story. */
export interface StagePlace {
  readonly chapterId: number;
  readonly chapter: number;
  /** The number of the event that the chapter belongs to. */
  readonly event?: number | undefined;
  readonly section: number;
  readonly episode: number;
  readonly difficulty: Difficulty;
}

/** A slot of a stage's drops: one of the items or cards, or an amount of something else. */
export interface StageDrop {
  readonly slot: number;
  readonly kind: DropKind;
  readonly items: readonly number[];
  readonly cards: readonly number[];
  readonly amount: number;
}

/** The power of all its kinds together. */
export function powerOf(power: Power | undefined): number {
  return (power?.plain ?? 0) + (power?.hard ?? 0) + (power?.slice ?? 0);
}

/** The power of an attack in the order of its vocabulary, the strongest part first. */
export function partsByPower<Id extends string>(
  split: PowerSplit<Id>,
): { readonly id: Id; readonly power: Power }[] {
  const parts = Object.entries<Power | undefined>(split).flatMap(([id, power]) =>
    power === undefined ? [] : [{ id: id as Id, power }],
  );
  return parts.sort((a, b) => powerOf(b.power) - powerOf(a.power));
}
