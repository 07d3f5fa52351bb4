import {
  ANOMALIES,
  BULLETS,
  type BuffDirection,
  DIRECTION_WORDS,
  MISC_BUFFS,
  STAT_BUFFS,
} from "#app/game/vocabulary/buffs.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { RECORD_ID } from "#app/game/vocabulary/vocabulary.ts";

/** The kinds of effect that a row can ask for: attribute types of buffs. */
export const EFFECT_GROUPS = [
  { id: "misc", label: "Misc", attributes: MISC_BUFFS, words: null },
  { id: "stat", label: "Stat", attributes: STAT_BUFFS, words: DIRECTION_WORDS.stat },
  { id: "elemental", label: "Element", attributes: ELEMENTS, words: DIRECTION_WORDS.elemental },
  { id: "bullet", label: "Bullet", attributes: BULLETS, words: DIRECTION_WORDS.bullet },
  { id: "anomaly", label: "Anomaly", attributes: ANOMALIES, words: null },
  { id: "immunity", label: "Immunity", attributes: ANOMALIES, words: null },
  // Character tags are data: the list of cards names them.
  { id: "character-tag", label: "Character tag", attributes: [], words: null },
] as const;

export type EffectGroup = (typeof EFFECT_GROUPS)[number]["id"];

/** What a row searches for: the attribute of a kind of buff. */
export interface Effect {
  readonly group: EffectGroup;
  /** Id within the group; for tags any slug. */
  readonly attribute: string;
  /** Null where the group knows no direction. */
  readonly direction: BuffDirection | null;
}

const PREFIXES: Partial<Record<EffectGroup, string>> = {
  immunity: "immunity-",
  "character-tag": "tag-",
};

/** How an effect is written in a URL: `hp`, `yang-atk-up`, `fire-down`, `maid`, `tag-poison`. */
export function effectName(effect: Effect): string {
  const suffix = effect.direction === null ? "" : `-${effect.direction}`;
  const bare = `${effect.attribute}${suffix}`;
  const prefix = PREFIXES[effect.group];
  if (prefix === undefined) return bare;
  // A tag stands bare unless that would be read as something else.
  return effect.group === "character-tag" && sameEffect(readEffect(bare), effect)
    ? bare
    : `${prefix}${bare}`;
}

/**
 * Reads the name of an effect, in the vocabulary's ids or English names; without a suffix it means
 * up. What no list knows is taken for a character tag; null for what cannot be one.
 */
export function readEffect(text: string): Effect | null {
  const name = slug(text);
  return (
    readListed(name) ??
    readDirected(name) ??
    readPrefixed(name, "immunity") ??
    readPrefixed(name, "character-tag") ??
    tag(name)
  );
}

/** The words of the two directions of a group; null where it knows none. */
export function directionWords(group: EffectGroup): Record<BuffDirection, string> | null {
  return EFFECT_GROUPS.find(({ id }) => id === group)?.words ?? null;
}

function readListed(name: string, direction: BuffDirection = "up"): Effect | null {
  for (const { id: group, attributes, words } of EFFECT_GROUPS) {
    const found =
      group === "immunity"
        ? undefined
        : attributes.find(({ id, label }) => id === name || slug(label) === name);
    if (found) return { group, attribute: found.id, direction: words ? direction : null };
  }
  return null;
}

function readDirected(name: string): Effect | null {
  const [, attribute, word] = /^(.+)-(up|down|pwr-up|resist)$/.exec(name) ?? [];
  if (attribute === undefined || word === undefined) return null;
  // "laser-pwr-up" ends in "-up" as well.
  const stem = attribute.replace(/-pwr$/, "");
  return readListed(stem, word === "down" || word === "resist" ? "down" : "up");
}

function readPrefixed(name: string, group: "immunity" | "character-tag"): Effect | null {
  const prefix = PREFIXES[group] ?? "";
  if (!name.startsWith(prefix)) return null;
  const rest = name.slice(prefix.length);
  if (group === "character-tag") return tag(rest);
  const anomaly = ANOMALIES.find(({ id }) => id === rest);
  return anomaly ? { group, attribute: anomaly.id, direction: null } : null;
}

function tag(id: string): Effect | null {
  return RECORD_ID.test(id) ? { group: "character-tag", attribute: id, direction: null } : null;
}

function sameEffect(one: Effect | null, other: Effect): boolean {
  return (
    one?.group === other.group &&
    one.attribute === other.attribute &&
    one.direction === other.direction
  );
}

/** An id as it is written, or a name with everything but letters and digits as single hyphens. */
function slug(text: string): string {
  const name = text.toLowerCase();
  return RECORD_ID.test(name) ? name : name.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}
