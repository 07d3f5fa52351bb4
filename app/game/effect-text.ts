import {
  BUFF_TARGETS,
  type BuffAttributeType,
  type BuffDirection,
  type BuffTarget,
  type BuffUnit,
  DIRECTION_WORDS,
} from "./vocabulary/buffs.ts";
import { entryOf } from "./vocabulary/vocabulary.ts";

/** What an effect does, in words: "Yang ATK Up", "Fire Pwr Up", "Laser Resist", "Spirit P". */
export function effectTitle(effect: {
  readonly attrName: string;
  readonly attrType: BuffAttributeType;
  readonly direction: BuffDirection | null;
}): string {
  const word = directionWord(effect.attrType, effect.direction);
  return word === "" ? effect.attrName : `${effect.attrName} ${word}`;
}

/** A value with its unit: "15%", "0.25 P", "3". */
export function effectValue(value: number, unit: BuffUnit): string {
  switch (unit) {
    case "percent":
      return `${value}%`;
    case "power":
      return `${value.toFixed(2)} P`;
    case "level":
    case "count":
      return String(value);
  }
}

/** What an effect targets, in words. */
export function effectTarget(target: BuffTarget): string {
  return entryOf(BUFF_TARGETS, target)?.label ?? target;
}

function directionWord(type: BuffAttributeType, direction: BuffDirection | null): string {
  switch (type) {
    case "stat":
    case "elemental":
    case "bullet":
      return DIRECTION_WORDS[type][direction ?? "up"];
    // A tag names what the effect protects against.
    case "character-tag":
      return "Resist";
    default:
      return "";
  }
}
