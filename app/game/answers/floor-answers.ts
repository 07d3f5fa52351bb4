import { type Power, type PowerSplit, powerOf } from "../combat.ts";
import type { AttackTarget } from "../vocabulary/attacks.ts";
import { ELEMENTS, type Element } from "../vocabulary/elements.ts";

/** What an enemy is weak to and what it is. */
export interface Opponent {
  readonly slot: number;
  readonly weaks: readonly Element[];
  readonly resists: readonly Element[];
  readonly tags: readonly string[];
}

/** What the index needs of an attack at full boost. */
export interface RankedAttack {
  readonly id: string;
  readonly characterId: string;
  readonly target: AttackTarget;
  readonly totalPower: number;
  readonly elements: PowerSplit<Element>;
  readonly killers: readonly (Power & { readonly tag: string })[];
}

/** How an attack stands against one enemy. */
export interface EnemyAnswer {
  readonly slot: number;
  readonly index: number;
  /** The part of the attack's power that kills one of the enemy's tags, 0 to 1. */
  readonly killerShare: number;
  /** Elements of the attack that the enemy is weak to, and those that it resists. */
  readonly weak: readonly Element[];
  readonly resist: readonly Element[];
  /** Tags of the enemy that the attack kills. */
  readonly killers: readonly string[];
}

/** What of it the score is made of. */
export type EnemyScore = Pick<EnemyAnswer, "slot" | "index" | "killerShare">;

/** The scores alone, for where no more is shown. */
export function enemyScores(perEnemy: readonly EnemyAnswer[]): EnemyScore[] {
  return perEnemy.map(({ slot, index, killerShare }) => ({ slot, index, killerShare }));
}

export interface FloorAnswer<Attack extends RankedAttack = RankedAttack> {
  readonly attack: Attack;
  readonly score: number;
  readonly killerShare: number;
  readonly perEnemy: readonly EnemyAnswer[];
}

/** How much an element counts on an enemy that is weak to it, or resists it. */
const WEAK = 2;
const RESISTED = 0.5;

/**
 * Attacks ranked for the enemies of a floor, best first, ties by character, then attack. The score
 * is an index to compare by, not damage: barriers, stats, buffs and hits are not in it.
 */
export function rankAttacks<Attack extends RankedAttack>(
  attacks: readonly Attack[],
  enemies: readonly Opponent[],
): FloorAnswer<Attack>[] {
  return attacks.map((attack) => answerEnemies(attack, enemies)).toSorted(compareAnswers);
}

/** How an attack stands against the enemies of a floor. */
export function answerEnemies<Attack extends RankedAttack>(
  attack: Attack,
  enemies: readonly Opponent[],
): FloorAnswer<Attack> {
  const perEnemy = enemies.map((enemy) => answerEnemy(attack, enemy));
  const scores = perEnemy.map(({ index, killerShare }) => index * (1 + killerShare));
  const score =
    attack.target === "all" ? scores.reduce((sum, one) => sum + one, 0) : Math.max(0, ...scores);
  return {
    attack,
    score: withoutNoise(score),
    killerShare: Math.max(0, ...perEnemy.map((one) => one.killerShare)),
    perEnemy,
  };
}

/** The index of an attack on one enemy, and how it comes about. */
export function answerEnemy(attack: RankedAttack, enemy: Opponent): EnemyAnswer {
  const parts = indexParts(attack, enemy);
  const index = parts.reduce((sum, { power, factor }) => sum + power * factor, 0);
  const killers = attack.killers.filter(({ tag }) => enemy.tags.includes(tag));
  const killing = killers.reduce((sum, killer) => sum + powerOf(killer), 0);
  const ofFactor = (factor: number) =>
    parts.filter((part) => part.factor === factor).map(({ element }) => element);
  return {
    slot: enemy.slot,
    index: withoutNoise(index),
    killerShare: attack.totalPower > 0 ? Math.min(1, killing / attack.totalPower) : 0,
    weak: ofFactor(WEAK),
    resist: ofFactor(RESISTED),
    killers: killers.map(({ tag }) => tag),
  };
}

/** The power of an attack in one element, and how often it counts on an enemy. */
export interface IndexPart {
  readonly element: Element;
  readonly power: number;
  readonly factor: number;
}

/** What the index of an attack on an enemy adds up, in the order of the elements. */
export function indexParts(
  { elements }: Pick<RankedAttack, "elements">,
  enemy: Pick<Opponent, "weaks" | "resists">,
): IndexPart[] {
  const parts: IndexPart[] = [];
  for (const { id } of ELEMENTS) {
    const power = elements[id];
    if (power) parts.push({ element: id, power: powerOf(power), factor: factorOf(enemy, id) });
  }
  return parts;
}

function factorOf(enemy: Pick<Opponent, "weaks" | "resists">, element: Element): number {
  if (element === "no-element") return 1;
  if (enemy.weaks.includes(element)) return WEAK;
  return enemy.resists.includes(element) ? RESISTED : 1;
}

function compareAnswers(a: FloorAnswer, b: FloorAnswer): number {
  return (
    b.score - a.score ||
    compareText(a.attack.characterId, b.attack.characterId) ||
    compareText(a.attack.id, b.attack.id)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Powers have one decimal, so what stands beyond the sixth is an error of the addition. */
function withoutNoise(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
