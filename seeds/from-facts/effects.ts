import type { BuffTarget } from "#app/game/vocabulary/buffs.ts";
import type { PackBuff } from "#db/pack/schema/story-cards.ts";
import { tagOf } from "./character-tags.ts";
import type { FactEffect } from "./facts.ts";

type Attribute = Pick<PackBuff, "type" | "attribute" | "direction" | "layer">;

/**
 * An effect of the facts as a buff of the pack. Elements and bullets go up for more damage dealt
 * and down for less damage taken. Throws on an attribute that is not known.
 */
export function buffOf(effect: FactEffect): PackBuff {
  const { unit, target, role, character, base, max, turns, turnsBase } = effect;
  return {
    ...attributeOf(effect),
    unit,
    target: TARGETS[target],
    role,
    character,
    base,
    max,
    turns,
    turnsBase,
  };
}

const TARGETS: Readonly<Record<FactEffect["target"], BuffTarget>> = {
  self: "self",
  allies: "party",
  enemy: "solo",
  enemies: "aoe",
};

function attributeOf(effect: FactEffect): Attribute {
  switch (effect.kind) {
    case "buff":
      return statBuff(effect.attribute, "up");
    case "debuff":
    case "down":
      return statBuff(effect.attribute, "down");
    case "element_damage":
      return element(effect.attribute, "up");
    case "bullet_damage":
      return bullet(effect.attribute, "up");
    case "damage_reduction":
      return damageReduction(effect);
    case "spirit_power":
      return misc("p-up");
    case "spirit_collection":
      return misc("p-rate-up");
    case "heal":
      return misc("hp");
    case "barrier":
      return misc("barrier");
  }
}

/** Tags have no direction: what a card does to them is always less damage taken. */
function damageReduction(effect: FactEffect): Attribute {
  const tag = tagOf(effect);
  if (tag !== undefined) return { type: "character-tag", attribute: tag.id, layer: 1 };
  const [kind, name] = effect.attribute?.split(":") ?? [];
  if (kind === "element") return element(name, "down");
  if (kind === "bullet") return bullet(name, "down");
  throw new Error(`${effect.attribute} is not a known damage reduction`);
}

const STAT_BUFF_BY_FACT: Readonly<Partial<Record<string, string>>> = {
  yangAtk: "yang-atk",
  yangDef: "yang-def",
  yinAtk: "yin-atk",
  yinDef: "yin-def",
  agi: "agi",
  accuracy: "acc",
  evasion: "ev",
  critAtk: "crit-atk",
  critDef: "crit-def",
  critAccuracy: "crit-acc",
  critEvasion: "crit-ev",
  focus: "focus",
};

/** A 2 at the end of the attribute is the second layer (Ⅱ). */
function statBuff(name = "", direction: "up" | "down"): Attribute {
  const layer = name.endsWith("2") ? 2 : 1;
  const attribute = STAT_BUFF_BY_FACT[layer === 2 ? name.slice(0, -1) : name];
  if (attribute === undefined) throw new Error(`${name} is not a known stat buff`);
  return { type: "stat", attribute, direction, layer };
}

function element(name = "", direction: "up" | "down"): Attribute {
  const attribute = name === "none" ? "no-element" : name;
  return { type: "elemental", attribute, direction, layer: 1 };
}

function bullet(attribute = "", direction: "up" | "down"): Attribute {
  return { type: "bullet", attribute, direction, layer: 1 };
}

function misc(attribute: string): Attribute {
  return { type: "misc", attribute, direction: "up", layer: 1 };
}
