import { box, svg } from "../drawing/svg.ts";
import { glyph } from "../glyphs/glyphs.ts";
import { VERMILION, WHITE } from "../palette.ts";

const SIZE = 512;
const RADIUS = 56;

/**
 * The site's own icon, 512 x 512: its seal with the sign for almanac. A maskable one bleeds to all
 * edges and keeps the sign in the middle, since systems cut it to shapes of their own.
 */
export function appIcon({ maskable }: { maskable: boolean }): string {
  const corners = maskable ? "" : ` rx="${RADIUS}"`;
  const line = `<rect x="34" y="34" width="444" height="444" rx="30" fill="none" stroke="${WHITE}" stroke-width="10"/>`;
  const sign = glyph("暦", SIZE / 2, SIZE / 2, maskable ? 270 : 340, WHITE, true);
  return svg(SIZE, SIZE, box(0, 0, SIZE, SIZE, VERMILION, corners) + (maskable ? "" : line) + sign);
}
