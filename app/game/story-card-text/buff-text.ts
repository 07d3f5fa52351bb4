import { effectTarget, effectTitle, effectValue } from "#app/game/effect-text.ts";
import type {
  BuffAttributeType,
  BuffDirection,
  BuffTarget,
  BuffUnit,
} from "#app/game/vocabulary/buffs.ts";

/** A buff as the documented answer has it. */
export interface WrittenBuff {
  readonly attrName: string;
  readonly attrType: BuffAttributeType;
  readonly metadata: {
    readonly direction: BuffDirection | null;
    readonly layer: 1 | 2;
    readonly unit: BuffUnit;
  };
  readonly target: BuffTarget;
  /** [base, max]; base is null where the buff only works from a higher limit break, or is unknown. */
  readonly values: readonly [number | null, number];
}

/** What a buff does, in words: "Yang ATK Up", "Fire Pwr Up", "Laser Resist", "Fairy Resist". */
export function buffTitle({ attrName, attrType, metadata }: WrittenBuff): string {
  const name = metadata.layer === 2 ? `${attrName} Ⅱ` : attrName;
  return effectTitle({ attrName: name, attrType, direction: metadata.direction });
}

/** What it targets, in words. */
export function buffTarget({ target }: WrittenBuff): string {
  return effectTarget(target);
}

/**
 * Base and full limit break with their unit: ["15%", "25%"]; one value where they are equal. The
 * base that a card to come lacks is not known yet; that of a released one does not exist.
 */
export function buffValues(
  { values: [base, max], metadata: { unit } }: WrittenBuff,
  isReleased: boolean,
): { base: string | null; max: string } {
  const missing = isReleased ? null : UNKNOWN;
  const written = base === null ? missing : effectValue(base, unit);
  return { base: base === max ? null : written, max: effectValue(max, unit) };
}

/** Whether a buff is known to work only from a higher limit break on. */
export function isFromHigherLimitBreak(
  { enabled }: { readonly enabled: boolean },
  isReleased: boolean,
): boolean {
  return !enabled && isReleased;
}

/** What stands for a value that is not known yet (specification 2 §4). */
const UNKNOWN = "?";

/**
 * The minimum of a stat in words. No stat begins at 0: for a card that is not released it means
 * that the minimum is not known yet.
 */
export function minimumText(min: number, isReleased: boolean): string {
  return min === 0 && !isReleased ? UNKNOWN : String(min);
}

/** The minimum of a card's total, unknown when that of any stat is. */
export function totalMinimumText(
  total: number,
  minima: readonly number[],
  isReleased: boolean,
): string {
  return minima.some((min) => minimumText(min, isReleased) === UNKNOWN) ? UNKNOWN : String(total);
}
