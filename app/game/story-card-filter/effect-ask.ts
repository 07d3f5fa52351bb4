import { type FilterNode, partsOf } from "../filter-language/filter-tree.ts";
import type { FilterableBuff } from "./card-index.ts";
import { directionWords, EFFECT_GROUPS, type Effect, effectName, readEffect } from "./effects.ts";
import type { Named } from "./known-names.ts";
import type { FilterRow, TARGET_CHOICES } from "./rows.ts";

/** An effect that is asked for, with how much of it and for how long; null where any will do. */
export interface EffectAsk {
  readonly effect: Effect;
  readonly target: (typeof TARGET_CHOICES)[number]["id"];
  /** At full limit break. */
  readonly least: number | null;
  readonly turns: number | null;
}

/** The key of a filter that asks for effects. */
export const EFFECT_KEY = "effect";

/** As a filter writes it: `yin-atk-up:party:2+:2t`. */
export function writeEffectAsk({ effect, target, least, turns }: EffectAsk): string {
  return [
    effectName(effect),
    ...(target === "any" ? [] : [target === "multi" ? "party" : "self"]),
    ...(least === null ? [] : [`${least}+`]),
    ...(turns === null ? [] : [`${turns}t`]),
  ].join(":");
}

/** Reads it; a sentence where it cannot be read. */
export function readEffectAsk(text: string, tags: readonly Named[]): EffectAsk | string {
  const [name = "", ...parts] = text.toLowerCase().split(":");
  const effect = readEffect(name);
  const isUnknown =
    effect?.group === "character-tag" && !tags.some(({ id }) => id === effect.attribute);
  if (effect === null || isUnknown) return `No card has an effect “${name}”.`;
  let ask: EffectAsk = { effect, target: "any", least: null, turns: null };
  for (const part of parts) {
    const more = readPart(part);
    if (more === null) {
      return `“${part}” is none of self, party, a least value such as 2+, and turns such as 3t.`;
    }
    ask = { ...ask, ...more };
  }
  return ask;
}

function readPart(part: string): Partial<EffectAsk> | null {
  if (part === "self" || part === "solo" || part === "single") return { target: "single" };
  if (part === "party" || part === "all" || part === "multi") return { target: "multi" };
  const [, number, unit] = /^(\d{1,6}(?:\.\d{1,3})?)(t|%?\+?)$/.exec(part) ?? [];
  if (number === undefined) return null;
  return unit === "t" ? { turns: Number(number) } : { least: Number(number) };
}

/** Whether one effect of a card is what is asked for. */
export function isAskedFor(buff: FilterableBuff, { effect, target, least, turns }: EffectAsk) {
  const isMulti = buff.target === "party" || buff.target === "aoe";
  return (
    buff.attrType === effect.group &&
    buff.attr === effect.attribute &&
    (effect.direction === null || (buff.metadata.direction ?? "up") === effect.direction) &&
    (target === "any" || isMulti === (target === "multi")) &&
    (least === null || buff.values.some((value) => value !== null && value >= least)) &&
    (turns === null || (buff.turn ?? 0) >= turns)
  );
}

/** The effects that the rows of a search ask for, and a filter's, unless it asks for their absence. */
export function askedEffects(
  rows: readonly FilterRow[],
  tree: FilterNode | null,
  tags: readonly Named[],
): EffectAsk[] {
  const ofRows = rows.flatMap((row) =>
    row.kind === "effect"
      ? [{ effect: row.effect, target: row.target, least: null, turns: null }]
      : [],
  );
  const ofTree = partsOf(tree)
    .flatMap(wantedValues)
    .map((text) => readEffectAsk(text, tags));
  return [...ofRows, ...ofTree.filter((ask) => typeof ask !== "string")];
}

function wantedValues(node: FilterNode): string[] {
  switch (node.kind) {
    case "term":
      return node.key === EFFECT_KEY ? node.values.map(({ text }) => text) : [];
    case "not":
      return [];
    default:
      return node.parts.flatMap(wantedValues);
  }
}

/** In words: "Yin ATK Up on the party, at least 2 for 2 turns". */
export function effectAskText(ask: EffectAsk, tags: readonly Named[]): string {
  const { effect, target, least, turns } = ask;
  const to = target === "any" ? "" : target === "multi" ? " on party or all" : " on one";
  const much = least === null ? "" : `, at least ${least}`;
  const long = turns === null ? "" : ` for ${turns} ${turns === 1 ? "turn" : "turns"}`;
  return `${effectLabel(effect, tags)}${to}${much}${long}`;
}

/** An effect in words: "Yin ATK Up", "Fire Resist", "Burn immunity". */
function effectLabel({ group, attribute, direction }: Effect, tags: readonly Named[]) {
  if (group === "character-tag") {
    return `${tags.find(({ id }) => id === attribute)?.name ?? attribute} Resist`;
  }
  const list = EFFECT_GROUPS.find(({ id }) => id === group)?.attributes ?? [];
  const label = list.find(({ id }) => id === attribute)?.label ?? attribute;
  if (group === "immunity") return `${label} immunity`;
  const words = directionWords(group);
  return words ? `${label} ${words[direction ?? "up"]}` : label;
}

/** An effect that can be asked for, by the name that filters have for it. */
export interface EffectChoice {
  readonly id: string;
  readonly label: string;
  readonly effect: Effect;
}

export function effectChoices(tags: readonly Named[]): EffectChoice[] {
  const effects: Effect[] = EFFECT_GROUPS.flatMap(({ id: group, words }) => {
    const ids =
      group === "character-tag"
        ? tags.map(({ id }) => id)
        : attributesOf(group).map(({ id }) => id);
    return ids.flatMap((attribute): Effect[] =>
      words
        ? [
            { group, attribute, direction: "up" },
            { group, attribute, direction: "down" },
          ]
        : [{ group, attribute, direction: null }],
    );
  });
  return effects.map((effect) => ({
    id: effectName(effect),
    label: effectLabel(effect, tags),
    effect,
  }));
}

function attributesOf(group: Effect["group"]): readonly { readonly id: string }[] {
  return EFFECT_GROUPS.find(({ id }) => id === group)?.attributes ?? [];
}
