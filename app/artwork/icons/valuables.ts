import { mix } from "../drawing/colour.ts";
import { star } from "../drawing/path.ts";
import { box, disc, group, shape, stroke } from "../drawing/svg.ts";
import { glyph } from "../glyphs/glyphs.ts";
import { INK, WHITE } from "../palette.ts";
import { ball, block, type ItemShape, inkLine, shine } from "./parts.ts";

/** Crystals, coins, papers and charms. */
export const valuables = {
  crystal: (a) =>
    block("M32 4L48 20L42 52L32 60L22 52L16 20Z", a) +
    shape("M32 4L38 22L32 60L26 22Z", mix(a, WHITE, 0.5)) +
    shape("M16 20L26 22L32 60L22 52Z", mix(a, INK, 0.18)) +
    stroke("M16 20L26 22H38L48 20", INK, 1.4) +
    shine("M24 14L29 9"),
  shards: (a) =>
    block("M20 22L28 10L34 24L30 54H22Z", a) +
    block("M36 30L44 20L52 32L46 56H38Z", mix(a, WHITE, 0.3)) +
    block("M8 40L14 32L20 42L18 56H10Z", mix(a, INK, 0.12)) +
    shine("M25 22L27 17M42 30L44 26"),
  dust: (a) =>
    block("M8 54C12 40 22 30 32 26C42 30 52 40 56 54C44 60 20 60 8 54Z", a) +
    shape("M18 50C22 42 28 36 32 34C34 40 30 48 26 54Z", mix(a, WHITE, 0.5)) +
    shape(
      star(4, 7, 1.8, -90, 32, 12) + star(4, 5, 1.3, -90, 16, 22) + star(4, 5, 1.3, -90, 49, 20),
      mix(a, WHITE, 0.3),
      inkLine(1.2),
    ),
  coin: (a, ch) =>
    ball(32, 32, 26, a) +
    disc(32, 32, 20, "none", ` stroke="${mix(a, INK, 0.35)}" stroke-width="2"`) +
    (ch
      ? glyph(ch, 32, 32, 28, mix(a, INK, 0.62), true)
      : block("M25 25H39V39H25Z", "#3b3530", 2)) +
    shine("M14 24A20 20 0 0 1 22 14"),
  scroll: (a, ch) =>
    block("M14 12H50V52H14Z", "#f3e6c8") +
    block("M9 8H17V56H9ZM47 8H55V56H47Z", a) +
    glyph(ch, 32, 32, 26, mix(a, INK, 0.35), true) +
    stroke("M21 15V49M43 15V49", mix(a, "#f3e6c8", 0.4), 1.4),
  tile: (a, ch) =>
    block("M12 14L18 8H54V46L48 54H12Z", mix(a, INK, 0.3)) +
    block("M10 14H48V54H10Z", a) +
    shape("M14 18H44V50H14Z", mix(a, WHITE, 0.2)) +
    glyph(ch, 29, 34, 28, WHITE, true),
  book: (a, ch) =>
    block("M12 8H50C53 8 54 10 54 12V56H16C12 56 10 54 10 51V11C10 9 11 8 12 8Z", a) +
    shape("M16 50H52V54H16C13 54 13 50 16 50Z", WHITE, inkLine(1.4)) +
    block("M22 13H42V45H22Z", "#f3e6c8", 1.6) +
    glyph(ch, 32, 29, 19, mix(a, INK, 0.4), true) +
    stroke("M15 9V49", mix(a, INK, 0.4), 1.6),
  ticket: (a, ch) =>
    group(
      "rotate(-14 32 32)",
      block("M6 18H58V26A6 6 0 0 0 58 38V46H6V38A6 6 0 0 0 6 26Z", a) +
        stroke("M20 19V45", WHITE, 1.8, ' stroke-dasharray="3 3"') +
        glyph(ch, 39, 32, 23, WHITE, true),
    ),
  talisman: (a, ch) =>
    block("M18 4H46V60H18Z", "#f6e9c6") +
    box(21, 7, 22, 50, "none", ` stroke="${a}" stroke-width="1.8"`) +
    glyph(ch, 32, 28, 22, a, true) +
    stroke("M26 44L38 52M38 44L26 52M32 41V55", a, 1.8),
  charm: (a, ch) =>
    stroke("M32 4C24 6 26 14 32 16C38 14 40 6 32 4", "#d0452b", 2.6) +
    block("M20 18L26 14H38L44 18V56C44 58 20 58 20 56Z", a) +
    shape("M26 14L32 22L38 14Z", WHITE, inkLine(1.6)) +
    glyph(ch, 32, 39, 21, WHITE, true),
  ema: (a, ch) =>
    stroke("M26 14C24 4 40 4 38 14", "#d0452b", 2.6) +
    block("M6 26L32 10L58 26V54H6Z", "#d8a765") +
    shape("M10 28L32 14.5L54 28V31H10Z", "#b9803f") +
    glyph(ch, 32, 42, 19, a, true),
  magatama: (a) =>
    block(
      "M30 6C46 6 56 18 54 32C52 48 38 58 20 58C32 52 38 44 36 36C24 40 12 34 12 22C12 12 20 6 30 6Z",
      a,
    ) +
    ball(27, 21, 5, "#2a2730", 1.4) +
    shine("M40 14C45 18 47 24 46 29"),
  gem: (a) =>
    block("M16 12H48L60 28L32 58L4 28Z", a) +
    shape("M16 12L24 28L32 12L40 28L48 12L60 28H4Z", mix(a, WHITE, 0.5)) +
    stroke("M4 28H60M24 28L32 58L40 28M16 12L24 28L32 12L40 28L48 12", INK, 1.3),
  card: (a, ch) =>
    group("rotate(10 32 32)", block("M16 8H50V56H16Z", mix(a, INK, 0.2))) +
    group(
      "rotate(-8 32 32)",
      block("M14 8H48V56H14Z", "#f3e6c8") +
        box(18, 12, 26, 40, a) +
        glyph(ch, 31, 32, 22, WHITE, true),
    ),
  star: (a) =>
    block(star(5, 29, 13, -90, 32, 34), a) +
    shape(star(5, 15, 6.6, -90, 32, 34), mix(a, WHITE, 0.45)),
} as const satisfies Record<string, ItemShape>;
