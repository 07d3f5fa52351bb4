import { elementColour, elementIcon } from "#app/settings/element-icon.ts";
import type { Settings } from "#app/settings/settings.ts";

/** What of an effect its icon depends on. */
interface DrawnEffect {
  readonly attrType: string;
  readonly attr: string;
}

/** The icon of an effect for which none is drawn. */
export const NO_ICON = "info";

/** The icon of an effect in the set; elements have English and Japanese signs. */
export function effectIcon(
  { attrType, attr }: DrawnEffect,
  elementLang: Settings["elementLang"],
): string {
  switch (attrType) {
    case "elemental":
      return elementIcon(attr, elementLang);
    case "bullet":
      return `bu-${attr}`;
    case "anomaly":
    case "immunity":
      return `an-${attr}`;
    case "stat":
      return STAT_ICONS[attr] ?? "crit";
    case "misc":
      return MISC_ICONS[attr] ?? NO_ICON;
    default:
      return "tag";
  }
}

/** The colour of an effect that has one of its own. */
export function effectTone({ attrType, attr }: DrawnEffect): string | undefined {
  return attrType === "elemental" ? elementColour(attr) : undefined;
}

const STAT_ICONS: Record<string, string> = {
  "yang-atk": "st-yang-atk",
  "yang-def": "st-yang-def",
  "yin-atk": "st-yin-atk",
  "yin-def": "st-yin-def",
  agi: "st-agi",
  acc: "check",
  ev: "eye",
  focus: "eye",
};

const MISC_ICONS: Record<string, string> = {
  barrier: "barrier",
  hp: "st-hp",
  "p-up": "p-up",
  "p-rate-up": "p-rate-up",
};
