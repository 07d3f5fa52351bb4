import { box, stroke, svg } from "../drawing/svg.ts";
import { VERMILION, WHITE } from "../palette.ts";

/**
 * The site's seal for a place of 16 to 48 pixels, 32 x 32, with a sign of few strokes.
 * `public/favicon.svg` is this drawing, for browsers that show one in a tab.
 */
export function favicon(): string {
  const seal = box(0, 0, 32, 32, VERMILION, ' rx="2"');
  return svg(32, 32, seal + stroke("M7 6h18M9 11h14M16 6v9M9 16h14v10H9zM9 21h14", WHITE, 2.4));
}
