import { readEffect } from "../story-card-filter/effects.ts";
import type { EffectRow } from "../story-card-filter/rows.ts";
import { FILTER_RARITIES } from "../story-card-filter/story-card-filter.ts";
import { CARD_TYPES, type CardType } from "../vocabulary/card-types.ts";
import { ELEMENTS } from "../vocabulary/elements.ts";
import { ROLES, type Role } from "../vocabulary/roles.ts";
import { plainText } from "./plain-text.ts";

type Rarity = (typeof FILTER_RARITIES)[number];
type Element = (typeof ELEMENTS)[number]["id"];

/** A search that the words of a text fill in. */
export type WordedFilter =
  | {
      readonly kind: "story-cards";
      readonly rarity: Rarity | null;
      readonly type: CardType | null;
      readonly effects: readonly EffectRow[];
    }
  | { readonly kind: "floors"; readonly by: "weak" | "resist"; readonly element: Element }
  | { readonly kind: "characters"; readonly roles: readonly Role[] };

/**
 * The searches that a text fills in with all of its words: "5 star yin atk party" the card search,
 * "weak to fire" that of floors, "support" the roster. None where a word is left that no field knows.
 */
export function wordedFilters(text: string): WordedFilter[] {
  const words = plainText(text)
    .replace(/([1345])\s*(?:★|\*|-?\s*stars?\b)/g, " $1★ ")
    .replace(/(?:★|\bstars?)\s*([1345])(?!\d|★)/g, " $1★ ")
    .split(/[\s,;:/]+/)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  return [rosterOf(words), floorsOf(words), cardsOf(words)].filter((filter) => filter !== null);
}

/** More than a person types to fill in a search. */
const MOST_WORDS = 12;
const LONGEST_EFFECT = 4;
const IDLE: ReadonlySet<string> = new Set(
  "a and card cards for increase increases of raise raises story that the which with".split(" "),
);
const MANY: ReadonlySet<string> = new Set(["party", "all", "allies", "team", "enemies"]);
const ONE: ReadonlySet<string> = new Set(["self", "solo", "single", "enemy"]);
/** Words of stats as people write them who do not shorten them. */
const SHORT: Readonly<Record<string, string>> = {
  attack: "atk",
  defense: "def",
  defence: "def",
};

function rosterOf(words: readonly string[]): WordedFilter | null {
  const roles = words.filter((word) => !ROSTER_IDLE.has(word)).map(roleOf);
  return roles.length > 0 && roles.every((role) => role !== undefined)
    ? { kind: "characters", roles: [...new Set(roles)] }
    : null;
}

/** Support, supports, supporter: a role, and who has it. */
function roleOf(word: string): Role | undefined {
  const plain = word.replace("defence", "defense");
  return ROLES.find(({ id, label }) => {
    const role = label.toLowerCase();
    return plain === id || [role, `${role}s`, `${role}er`, `${role}ers`].includes(plain);
  })?.id;
}

const ROSTER_IDLE: ReadonlySet<string> = new Set(["character", "characters", "role", "type"]);

function floorsOf(words: readonly string[]): WordedFilter | null {
  const rest = words.filter((word) => !FLOOR_IDLE.has(word));
  // "weak to fire", or "fire weakness"; "fire resist" is what cards do.
  const [verb = "", name = ""] = WEAK.has(rest[1] ?? "") ? rest.toReversed() : rest;
  const by = WEAK.has(verb) ? "weak" : RESIST.has(verb) ? "resist" : null;
  const element = ELEMENTS.find(({ id, label }) => id === name || label.toLowerCase() === name);
  return by !== null && element && rest.length === 2
    ? { kind: "floors", by, element: element.id }
    : null;
}

const FLOOR_IDLE: ReadonlySet<string> = new Set(["to", "floor", "floors", "enemies", "against"]);
const WEAK: ReadonlySet<string> = new Set(["weak", "weakness"]);
const RESIST: ReadonlySet<string> = new Set(["resist", "resists", "resistant"]);

function cardsOf(words: readonly string[]): WordedFilter | null {
  const reach = words.some((word) => MANY.has(word))
    ? "multi"
    : words.some((word) => ONE.has(word))
      ? "single"
      : "any";
  let rarity: Rarity | null = null;
  let type: CardType | null = null;
  const effects: EffectRow[] = [];
  const rest = words.filter((word) => !IDLE.has(word) && !MANY.has(word) && !ONE.has(word));
  for (let at = 0; at < rest.length; ) {
    const word = rest[at] ?? "";
    const stars = FILTER_RARITIES.find((one) => `${one}★` === word);
    const cardType = CARD_TYPES.find(({ id }) => id === word);
    const found = effectAt(rest, at);
    if (stars) rarity = stars;
    else if (cardType) type = cardType.id;
    else if (found)
      effects.push({ kind: "effect", effect: found.effect, by: "value", target: reach });
    else return null;
    at += found && !stars && !cardType ? found.length : 1;
  }
  const isFilled = rarity !== null || type !== null || effects.length > 0;
  return isFilled && effects.length <= 3 ? { kind: "story-cards", rarity, type, effects } : null;
}

/** The effect that the most words from a place on name. */
function effectAt(words: readonly string[], at: number) {
  for (let length = Math.min(LONGEST_EFFECT, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length).map((word) => SHORT[word] ?? word);
    const effect = readEffect(name.join("-"));
    // Tags are names, which the search finds by itself.
    if (effect && effect.group !== "character-tag") return { effect, length };
  }
  return null;
}
