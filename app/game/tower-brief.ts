import { ELEMENTS, type Element } from "./vocabulary/elements.ts";

/** What of an enemy decides what to bring. */
export interface BriefedEnemy {
  readonly weaks: readonly Element[];
  readonly resists: readonly Element[];
  readonly affinities: readonly Element[];
}

export type ElementStanding = "weak" | "resists" | "affinity" | "neutral";

export interface ElementAdvice {
  readonly element: Element;
  /** Enemies that are weak to it, or that resist it. */
  readonly enemies: number;
}

/** How an enemy stands to an element. */
export function standingOf(enemy: BriefedEnemy, element: Element): ElementStanding {
  if (enemy.weaks.includes(element)) return "weak";
  if (enemy.resists.includes(element)) return "resists";
  return enemy.affinities.includes(element) ? "affinity" : "neutral";
}

/**
 * Which elements to bring, those that most enemies are weak to first, and which to leave at home. An
 * element that one enemy is weak to and another resists is neither.
 */
export function elementAdvice(enemies: readonly BriefedEnemy[]): {
  readonly bring: readonly ElementAdvice[];
  readonly avoid: readonly ElementAdvice[];
} {
  const counted = ELEMENTS.map(({ id }) => ({
    element: id,
    weak: enemies.filter(({ weaks }) => weaks.includes(id)).length,
    resisting: enemies.filter(({ resists }) => resists.includes(id)).length,
  }));
  const most = (advice: ElementAdvice[]) => advice.toSorted((a, b) => b.enemies - a.enemies);
  return {
    bring: most(
      counted.flatMap(({ element, weak, resisting }) =>
        weak > 0 && resisting === 0 ? [{ element, enemies: weak }] : [],
      ),
    ),
    avoid: most(
      counted.flatMap(({ element, weak, resisting }) =>
        resisting > 0 && weak === 0 ? [{ element, enemies: resisting }] : [],
      ),
    ),
  };
}
