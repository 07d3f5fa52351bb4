/** How large a name is written. */
export const NAME_SIZES = ["normal", "small", "smaller"] as const;
export type NameSize = (typeof NAME_SIZES)[number];

/** Letters of a name in the tracker, that is below a thumbnail, above which it is written smaller. */
export const TRACKER_NAME_LIMITS = [9, 13] as const;

/**
 * The size class of a name by its number of letters: `smaller` above the second limit, `small`
 * above the first. Long names get a smaller size, so that a line keeps its height.
 */
export function nameSizeOf(name: string, [small, smaller]: readonly [number, number]): NameSize {
  // Letters, not UTF-16 units: rare kanji take two of those.
  const { length } = [...name];
  if (length > smaller) {
    return "smaller";
  }
  return length > small ? "small" : "normal";
}
