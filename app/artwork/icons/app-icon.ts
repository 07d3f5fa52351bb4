import { box, stroke, svg } from "#app/artwork/drawing/svg.ts";
import { glyph } from "#app/artwork/glyphs/glyphs.ts";
import { VERMILION, WHITE } from "#app/artwork/palette.ts";

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

/**
 * The site's seal for a place of 16 to 48 pixels, 32 x 32, with a sign of few strokes.
 * `public/favicon.svg` is this drawing, for browsers that show one in a tab.
 */
export function favicon(): string {
  const seal = box(0, 0, 32, 32, VERMILION, ' rx="2"');
  return svg(32, 32, seal + stroke("M7 6h18M9 11h14M16 6v9M9 16h14v10H9zM9 21h14", WHITE, 2.4));
}
