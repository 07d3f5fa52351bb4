import { mix } from "../drawing/colour.ts";
import { disc, group, shape, stroke } from "../drawing/svg.ts";
import { glyph } from "../glyphs/glyphs.ts";
import { INK, WHITE } from "../palette.ts";
import { ball, block, type ItemShape, inkLine, shine } from "./parts.ts";

/** Things of use and things to eat. */
export const belongings = {
  bell: (a) =>
    stroke("M32 4V14", "#d0452b", 4) +
    block("M32 12C46 12 52 22 52 34C52 46 44 54 32 54C20 54 12 46 12 34C12 22 18 12 32 12Z", a) +
    stroke("M12 33C22 38 42 38 52 33", INK, 2.4) +
    ball(32, 43, 4, INK, 1) +
    stroke("M32 43V54", INK, 2.4) +
    shine("M20 26C21 21 24 18 27 17"),
  bottle: (a, ch) =>
    block("M27 4H37V16C46 20 48 28 48 34V56C48 60 16 60 16 56V34C16 28 18 20 27 16Z", a) +
    block("M20 32H44V50H20Z", "#f3e6c8", 1.6) +
    glyph(ch, 32, 41, 16, mix(a, INK, 0.4), true) +
    block("M26 3H38V9H26Z", "#8a5a34", 2),
  dango: () =>
    group(
      "rotate(40 32 32)",
      stroke("M32 2V62", "#8a5a34", 4) +
        ball(32, 18, 10, "#f0b7bd") +
        ball(32, 35, 10, WHITE) +
        ball(32, 52, 10, "#9cc06a"),
    ),
  bag: (a, ch) =>
    block("M22 20C10 30 6 44 10 54C18 60 46 60 54 54C58 44 54 30 42 20Z", a) +
    block("M20 18L16 8L26 12L32 6L38 12L48 8L44 18Z", mix(a, WHITE, 0.25)) +
    stroke("M20 20H44", "#d9b24a", 4) +
    glyph(ch, 32, 41, 22, WHITE, true),
  mirror: (a) =>
    ball(32, 28, 22, a) +
    ball(32, 28, 16, "#cfe3ea", 1.6) +
    shape("M22 32L36 16A16 16 0 0 1 44 22L28 42A16 16 0 0 1 22 32Z", WHITE, ' opacity=".7"') +
    block("M24 50H40L44 60H20Z", "#8a5a34"),
  gohei: () =>
    block("M30 4H34V60H30Z", "#c1813f", 1.8) +
    block("M34 10L48 16L40 22L52 28L42 34L54 42L46 48L44 38L36 34L42 28L34 24Z", WHITE, 1.8) +
    block("M30 10L16 16L24 22L12 28L22 34L10 42L18 48L20 38L28 34L22 28L30 24Z", WHITE, 1.8) +
    ball(32, 8, 3.4, "#d0452b", 1.6),
  doll: (a) =>
    ball(32, 18, 12, "#f4dfc6") +
    block("M20 18C18 4 46 4 44 18C40 12 24 12 20 18Z", "#4c3629") +
    block("M22 30H42L54 58H10Z", a) +
    block("M22 30L32 40L42 30Z", WHITE, 1.6) +
    disc(28, 19, 1.6, INK) +
    disc(36, 19, 1.6, INK) +
    shape("M40 8L52 4L50 14Z", "#d0452b", inkLine(1.6)),
  lantern: (a, ch) =>
    block("M22 6H42V12H22ZM24 52H40V58H24Z", INK, 1) +
    block("M20 12H44C54 22 54 42 44 52H20C10 42 10 22 20 12Z", a) +
    stroke("M14 24H50M12.5 32H51.5M14 40H50", mix(a, INK, 0.3), 1.2) +
    glyph(ch, 32, 32, 24, WHITE, true),
  lotus: (a) =>
    block("M32 10C42 22 42 40 32 48C22 40 22 22 32 10Z", mix(a, WHITE, 0.45)) +
    block(
      "M32 48C24 44 14 34 14 20C24 24 30 34 32 48ZM32 48C40 44 50 34 50 20C40 24 34 34 32 48Z",
      a,
    ) +
    block(
      "M32 50C20 50 8 44 6 34C16 34 26 40 32 50ZM32 50C44 50 56 44 58 34C48 34 38 40 32 50Z",
      mix(a, INK, 0.12),
    ),
  hourglass: (a) =>
    block("M14 6H50V12H14ZM14 52H50V58H14Z", "#8a5a34") +
    block(
      "M18 12H46C46 24 36 28 36 32C36 36 46 40 46 52H18C18 40 28 36 28 32C28 28 18 24 18 12Z",
      "#e4eef0",
    ) +
    shape(
      "M22 20H42C40 26 34 28 32 32C30 28 24 26 22 20ZM20 51C22 44 28 44 32 40C36 44 42 44 44 51Z",
      a,
    ),
  fan: (a) =>
    block("M32 56L4 24C18 6 46 6 60 24Z", WHITE) +
    shape("M32 56L10 24C22 12 42 12 54 24L46 34C40 28 24 28 18 34Z", a) +
    stroke("M32 56L16 17M32 56L26 12M32 56L38 12M32 56L48 17", INK, 1.2) +
    ball(32, 55, 3, "#8a5a34", 1.6),
  feather: (a) =>
    group(
      "rotate(38 32 32)",
      block("M32 2C44 14 44 34 34 48H30C20 34 20 14 32 2Z", a) +
        stroke("M32 10V62", INK, 2) +
        stroke("M32 24L40 18M32 34L41 27M32 24L24 18M32 34L23 27", mix(a, INK, 0.4), 1.6),
    ),
  tea: (a) =>
    block("M10 26H50C50 44 42 54 36 56H24C18 54 10 44 10 26Z", a) +
    block("M50 30C60 28 60 44 46 44", "none", 3) +
    shape("M12 28H48C47 33 13 33 12 28Z", "#7d9a4a") +
    stroke(
      "M22 20C18 14 26 12 22 6M32 20C28 14 36 12 32 6M42 20C38 14 46 12 42 6",
      mix(INK, WHITE, 0.3),
      2,
      ' stroke-linecap="round"',
    ),
  mushroom: (a) =>
    block("M24 34C26 44 24 52 22 58H42C40 52 38 44 40 34Z", WHITE) +
    block("M6 34C8 8 56 8 58 34C44 40 20 40 6 34Z", a) +
    (
      [
        [22, 24, 4],
        [36, 18, 5],
        [46, 28, 3.5],
      ] as const
    )
      .map(([x, y, r]) => disc(x, y, r, WHITE))
      .join(""),
  key: (a) =>
    ball(22, 22, 15, a) +
    ball(22, 22, 7, "#f3e6c8", 2) +
    block("M31 29L36 24L58 50L56 58L48 56L46 50L41 50L41 44L36 43Z", a),
} as const satisfies Record<string, ItemShape>;
