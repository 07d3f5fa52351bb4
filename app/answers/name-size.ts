import type { z } from "zod";
import type { nameSize } from "#app/contract/characters.ts";

type NameSize = z.infer<typeof nameSize>;

/**
 * The size class of a name by its number of letters: `smaller` above the second limit, `small`
 * above the first. Long names get a smaller size, so that what holds them keeps its height.
 */
export function nameSizeOf(name: string, [small, smaller]: readonly [number, number]): NameSize {
  // Letters, not UTF-16 units: rare kanji take two of those.
  const { length } = [...name];
  if (length > smaller) {
    return "smaller";
  }
  return length > small ? "small" : "normal";
}
