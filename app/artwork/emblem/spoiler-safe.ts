import { box, disc, gradient, group, svg } from "../drawing/svg.ts";
import { glyph } from "../glyphs/glyphs.ts";
import { pattern } from "../patterns.ts";
import { inkBorder } from "./ground.ts";

const PAPER = "#d8d0c0";

/** The emblem that gives nothing away, one for everybody: a disc of ink with a question mark. */
export function spoilerSafeThumbnail(): string {
  const area = { width: 128, height: 128 };
  return svg(
    128,
    128,
    `<defs>${pattern("p", "asanoha", "#5a5660")}${gradient("g", [
      [0, "#15151c"],
      [1, "#4b4952"],
    ])}</defs>${box(0, 0, 128, 128, PAPER)}${box(0, 0, 128, 128, "url(#p)", ' opacity=".25"')}${group(
      "translate(64 64)",
      disc(0, 0, 50, "url(#g)") +
        disc(0, 0, 46, "none", ` stroke="${PAPER}" stroke-width="1.3" opacity=".6"`) +
        glyph("？", 0, 0, 66, "#e9e2d2", true),
    )}${inkBorder(area)}`,
  );
}
