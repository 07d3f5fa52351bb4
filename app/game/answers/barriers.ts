import type { AttackLine, LinedAttack, Skill } from "../combat.ts";
import type { AttackSlot } from "../vocabulary/attacks.ts";
import { ANOMALIES, type Anomaly } from "../vocabulary/buffs.ts";
import type { Element } from "../vocabulary/elements.ts";

/** What of an enemy decides how its barriers break. */
export interface BarredEnemy {
  readonly barriers: number;
  readonly weaks: readonly Element[];
  /** Anomalies that its barriers cannot bear. */
  readonly immune: readonly Anomaly[];
}

/** Someone whose attacks are known line by line. */
export interface Breaker {
  readonly characterId: string;
  readonly attacks: readonly LinedAttack[];
  readonly skills: readonly Skill[];
}

/** What one character does in the turn. */
export interface BreakingStep {
  readonly characterId: string;
  /** Her attack; null where her skills alone are needed. */
  readonly slot: AttackSlot | null;
  readonly boost: number;
  readonly lines: number;
  /** Lines of an element that the enemy is weak to: each breaks a barrier. */
  readonly weak: number;
  /** Anomalies whose barriers a line breaks, and those that her skills put on barriers before. */
  readonly breaks: readonly Anomaly[];
  readonly inflicts: readonly { readonly anomaly: Anomaly; readonly count: number }[];
}

export interface BreakingTurn {
  readonly lines: number;
  readonly steps: readonly BreakingStep[];
}

/** Those who stand in front and attack in a turn. */
export const MOST_IN_FRONT = 3;

/**
 * The turn that breaks all barriers of an enemy with the fewest lines, and among such turns with the
 * fewest characters; null where none of these characters can. Each of at most three attacks once
 * after her skills. A line of a weak element breaks one barrier; a line that breaks an anomaly
 * breaks every barrier that bears it. Anomalies that lines inflict come by chance and do not count.
 */
export function fewestLines(enemy: BarredEnemy, breakers: readonly Breaker[]): BreakingTurn | null {
  if (enemy.barriers === 0) return { lines: 0, steps: [] };
  const options = withoutNeedless(breakers.flatMap((breaker) => optionsOf(breaker, enemy)));
  let best: { lines: number; options: readonly Option[] } | null = null;
  const chosen: Option[] = [];
  const goOn = (from: number, lines: number): void => {
    if (chosen.length > 0 && broken(chosen) >= enemy.barriers) {
      best = { lines, options: [...chosen] };
      return;
    }
    if (chosen.length === MOST_IN_FRONT) return;
    for (let at = from; at < options.length; at += 1) {
      const option = options[at];
      if (!option || !isFewer(lines + option.lines, chosen.length + 1, best)) break;
      if (chosen.some(({ characterId }) => characterId === option.characterId)) continue;
      chosen.push(option);
      goOn(at + 1, lines + option.lines);
      chosen.pop();
    }
  };
  goOn(0, 0);
  return turnOf(best);
}

/** A character's attack at a boost, after her skills. */
interface Option {
  readonly characterId: string;
  readonly slot: AttackSlot | null;
  readonly boost: number;
  readonly lines: number;
  readonly weak: number;
  /** Whether a line breaks an anomaly, and barriers that her skills give it, as ANOMALIES has them. */
  readonly breaks: readonly boolean[];
  readonly marks: readonly number[];
}

const BOOSTS = [0, 1, 2, 3];

function optionsOf({ characterId, attacks, skills }: Breaker, enemy: BarredEnemy): Option[] {
  const marks = ANOMALIES.map(({ id }) => (enemy.immune.includes(id) ? 0 : inflicted(skills, id)));
  const idle = { characterId, slot: null, boost: 0, lines: 0, weak: 0, marks };
  const options: Option[] = attacks.flatMap(({ slot, lines: all }) =>
    BOOSTS.map((boost) => {
      const lines = all.filter((line) => line.boost <= boost);
      return {
        characterId,
        slot,
        boost,
        lines: lines.length,
        weak: lines.filter(({ element }) => isWeakTo(enemy, element)).length,
        breaks: ANOMALIES.map(({ id }) => lines.some((line) => breaksAnomaly(line, id))),
        marks,
      };
    }),
  );
  return [{ ...idle, breaks: ANOMALIES.map(() => false) }, ...options].filter(
    ({ weak, breaks, marks: given }) =>
      weak > 0 || breaks.includes(true) || given.some((count) => count > 0),
  );
}

/** Barriers of an enemy that skills give an anomaly. */
function inflicted(skills: readonly Skill[], anomaly: Anomaly): number {
  return skills
    .flatMap(({ effects }) => effects)
    .filter(
      (effect) =>
        effect.kind === "inflict" &&
        effect.anomaly === anomaly &&
        (effect.target === "solo" || effect.target === "aoe"),
    )
    .reduce((sum, { count = 1 }) => sum + count, 0);
}

function breaksAnomaly({ traits }: AttackLine, anomaly: Anomaly): boolean {
  return traits.includes(`break-${anomaly}`);
}

function isWeakTo({ weaks }: BarredEnemy, element: Element): boolean {
  return element !== "no-element" && weaks.includes(element);
}

/**
 * Barriers that these break together, if there are as many. Weak lines and anomalies are taken to
 * fall on different barriers: no source says otherwise.
 */
function broken(options: readonly Option[]): number {
  let sum = 0;
  for (const { weak } of options) sum += weak;
  for (let anomaly = 0; anomaly < ANOMALIES.length; anomaly += 1) {
    if (!options.some(({ breaks }) => breaks[anomaly])) continue;
    for (const { marks } of options) sum += marks[anomaly] ?? 0;
  }
  return sum;
}

function isFewer(
  lines: number,
  characters: number,
  best: { lines: number; options: readonly Option[] } | null,
): boolean {
  if (best === null) return true;
  return lines < best.lines || (lines === best.lines && characters < best.options.length);
}

/**
 * Without the options for which as many characters as stand in front have one that does as much with
 * no more lines, or she herself has: one of these is always free.
 */
function withoutNeedless(options: readonly Option[]): Option[] {
  const kept: Option[] = [];
  for (const option of options.toSorted((a, b) => a.lines - b.lines || b.weak - a.weak)) {
    const better = kept.filter((one) => does(one, option));
    const characters = new Set(better.map(({ characterId }) => characterId));
    if (!characters.has(option.characterId) && characters.size < MOST_IN_FRONT) kept.push(option);
  }
  return kept;
}

function does(one: Option, other: Option): boolean {
  return (
    one.lines <= other.lines &&
    one.weak >= other.weak &&
    other.breaks.every((isBroken, anomaly) => !isBroken || one.breaks[anomaly]) &&
    other.marks.every((count, anomaly) => (one.marks[anomaly] ?? 0) >= count)
  );
}

function turnOf(best: { lines: number; options: readonly Option[] } | null): BreakingTurn | null {
  if (best === null) return null;
  const isBroken = ANOMALIES.map((_, anomaly) =>
    best.options.some(({ breaks }) => breaks[anomaly]),
  );
  const isMarked = ANOMALIES.map((_, anomaly) =>
    best.options.some(({ marks }) => (marks[anomaly] ?? 0) > 0),
  );
  return {
    lines: best.lines,
    steps: best.options.map(({ characterId, slot, boost, lines, weak, breaks, marks }) => ({
      characterId,
      slot,
      boost,
      lines,
      weak,
      breaks: ANOMALIES.flatMap(({ id }, at) => (breaks[at] && isMarked[at] ? [id] : [])),
      inflicts: ANOMALIES.flatMap(({ id: anomaly }, at) => {
        const count = marks[at] ?? 0;
        return count > 0 && isBroken[at] ? [{ anomaly, count }] : [];
      }),
    })),
  };
}
