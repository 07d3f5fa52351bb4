import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import { box, disc, group, num, shape, stroke } from "../drawing/svg.ts";
import { hanko } from "../emblem/hanko.ts";
import { column } from "../glyphs/glyphs.ts";
import { crest } from "../icons/crests.ts";
import { BANNER_COLOURS, INK, PAPER, WHITE } from "../palette.ts";

/** A sacred rope with paper streamers along the top. */
export function rope(width: number): string {
  const d = `M-6 8C${num(width / 4)} 26 ${num((width * 3) / 4)} 26 ${width + 6} 8`;
  const streamers = [60, 156, 252, 348, 430].map((x) => {
    const y = num(16 + 5 * Math.sin((x / width) * Math.PI));
    const paper = `M${x} ${y}l9 0l-3 9h7l-5 9h6l-12 15l2 -11h-6l4 -9h-6z`;
    return shape(paper, WHITE, ` stroke="${INK}" stroke-width=".8"`);
  });
  return (
    stroke(d, "#d9b878", 11) +
    stroke(d, "#a67c3e", 11, ' stroke-dasharray="2 12"') +
    streamers.join("")
  );
}

/** A wooden tablet that says "prayer", with the seal and the crest of the banner type. */
export function tablet(type: BannerType): string {
  const [, , kanji] = BANNER_COLOURS[type];
  const text = column(["祈", "願"], { x: 0, top: 0, size: 40, fill: INK, step: 1.12 });
  const grain = "M34 50C30 110 38 160 33 222M52 50C55 120 48 170 54 222M82 50C86 100 79 180 84 222";
  return (
    box(24, 48, 72, 176, "#e2b877", ` stroke="${INK}" stroke-width="2"`) +
    stroke(grain, "#b98a4e", 1, ' opacity=".7"') +
    box(29, 53, 62, 166, "none", ' stroke="#8a5a2a"') +
    group("translate(60 62)", text.art) +
    hanko(kanji, { x: 60, y: 188, size: 48, seed: type }) +
    group(
      "translate(96 224)scale(.72)",
      disc(0, 0, 32, PAPER, ` stroke="${INK}" stroke-width="2"`) + crest(type),
    )
  );
}
