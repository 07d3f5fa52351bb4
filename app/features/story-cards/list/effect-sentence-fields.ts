import { withPart } from "#app/game/filter-language/filter-chips.ts";
import type { FilterNode } from "#app/game/filter-language/filter-tree.ts";
import { parseFilter } from "#app/game/filter-language/parse-filter.ts";
import {
  EFFECT_KEY,
  type EffectAsk,
  writeEffectAsk,
} from "#app/game/story-card-filter/effect-ask.ts";
import { readEffect } from "#app/game/story-card-filter/effects.ts";
import { TARGET_CHOICES } from "#app/game/story-card-filter/rows.ts";

/** Names of the sentence's fields in the search form. */
export const SENTENCE = {
  effect: "say-effect",
  target: "say-target",
  least: "say-least",
  turns: "say-turns",
} as const;

/**
 * A form without scripts sends the sentence field by field: it means one more effect that the
 * filter asks for. A query without one is given back as it is.
 */
export function withSentence(searchParams: URLSearchParams): URLSearchParams {
  if (!searchParams.has(SENTENCE.effect)) return searchParams;
  const merged = new URLSearchParams(searchParams);
  for (const name of Object.values(SENTENCE)) merged.delete(name);
  const ask = askOf((name) => searchParams.get(SENTENCE[name]) ?? "");
  if (ask) merged.set("q", withAsk(merged.get("q") ?? "", ask));
  return merged;
}

/** What the fields say; null where no effect is chosen. */
export function askOf(read: (name: keyof typeof SENTENCE) => string): EffectAsk | null {
  const effect = readEffect(read("effect"));
  if (effect === null) return null;
  return {
    effect,
    target: TARGET_CHOICES.find(({ id }) => id === read("target"))?.id ?? "any",
    least: amount(read("least")),
    turns: amount(read("turns")),
  };
}

/** The filter with one more effect that must be there. */
export function withAsk(q: string, ask: EffectAsk): string {
  const { tree, refusal } = parseFilter(q);
  return refusal === null ? withPart(tree, effectTerm([writeEffectAsk(ask)])) : q;
}

/** A term that asks for one of these effects. */
export function effectTerm(asks: readonly string[]): FilterNode {
  const place = { from: 0, to: 0 };
  return {
    kind: "term",
    key: EFFECT_KEY,
    comparison: ":",
    values: asks.map((text) => ({ text, isQuoted: false, ...place })),
    ...place,
  };
}

function amount(text: string): number | null {
  const number = Number(text.normalize("NFKC"));
  return text.trim() !== "" && Number.isInteger(number) && number > 0 && number < 1_000_000
    ? number
    : null;
}
