import type { StoryCardBuff } from "#app/contract/story-cards.ts";
import { BUFF_TARGETS } from "#app/game/vocabulary/buffs.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";

/** What a buff does, in words: "Yang ATK Up", "Fire Pwr Up", "Laser Resist", "Fairy Resist". */
export function buffTitle(buff: StoryCardBuff): string {
  const name = buff.metadata.layer === 2 ? `${buff.attrName} Ⅱ` : buff.attrName;
  return [name, directionWord(buff)].filter((word) => word !== "").join(" ");
}

/** Whom it reaches, in words. */
export function buffTarget(buff: StoryCardBuff): string {
  return entryOf(BUFF_TARGETS, buff.target)?.label ?? buff.target;
}

/** Base and full limit break with their unit: ["15%", "25%"]; one value where they are equal. */
export function buffValues(buff: StoryCardBuff): { base: string | null; max: string } {
  const [base, max] = buff.values;
  const written = (value: number) => formatValue(value, buff.metadata.unit);
  return {
    base: base === null || base === max ? null : written(base),
    max: written(max),
  };
}

function directionWord(buff: StoryCardBuff): string {
  const { direction } = buff.metadata;
  if (buff.attrType === "elemental" || buff.attrType === "bullet") {
    return direction === "down" ? "Resist" : "Pwr Up";
  }
  if (buff.attrType === "character-tag") {
    return "Resist";
  }
  if (buff.attrType === "stat") {
    return direction === "down" ? "Down" : "Up";
  }
  return "";
}

function formatValue(value: number, unit: StoryCardBuff["metadata"]["unit"]): string {
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
