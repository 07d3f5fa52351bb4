import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import { mix } from "../drawing/colour.ts";
import { star } from "../drawing/path.ts";
import { disc, group, shape, stroke, svg } from "../drawing/svg.ts";
import { comma } from "../motifs/shapes.ts";
import { INK, WHITE } from "../palette.ts";
import type { PatternName } from "../patterns.ts";
import { ball, block, clover, edged } from "./parts.ts";

/** A banner type's main colour, light colour and kanji. */
export const BANNER_COLOURS: Readonly<
  Record<BannerType, readonly [main: string, light: string, kanji: string]>
> = {
  gen: ["#4d76a8", "#a5c3da", "恒"],
  fes: ["#e0aa2b", "#f6e2a0", "祭"],
  afes: ["#e07b2c", "#f4cfa0", "祭"],
  sfes: ["#3f9a6a", "#bfe0bd", "極"],
  mfes: ["#8a4fa8", "#dcc2e6", "幻"],
  exfes: ["#c23f6a", "#f0bccb", "超"],
  relic: ["#4c5fb0", "#bfc8ee", "遺"],
  genic: ["#2f979d", "#b5e0de", "源"],
  epic: ["#b93a34", "#f0c0ae", "叙"],
  wfes: ["#4e8fc7", "#cfe6f4", "純"],
  ds: ["#8d6a58", "#e2d2c4", "戦"],
  yukkuri: ["#d0657c", "#f6d6d8", "緩"],
};

/** The ground pattern of each banner type. */
export const BANNER_PATTERNS: Readonly<Record<BannerType, PatternName>> = {
  gen: "shippo",
  fes: "asanoha",
  afes: "yagasuri",
  sfes: "sayagata",
  mfes: "kagome",
  exfes: "tatewaku",
  relic: "kikko",
  genic: "amime",
  epic: "hishi",
  wfes: "ichimatsu",
  ds: "kumikiko",
  yukkuri: "mameshibori",
};

type Crest = (main: string, light: string) => string;

/** Crests of the banner types about (0, 0), radius about 26 (specification 1 §9). */
const CRESTS: Readonly<Record<BannerType, Crest>> = {
  gen: (a, b) =>
    block("M0 -27L27 0L0 27L-27 0Z", a) +
    shape("M0 -17L17 0L0 17L-17 0Z", b) +
    shape("M0 -9L9 0L0 9L-9 0Z", a),
  fes: (a, b) =>
    group(
      "translate(-2 3)scale(1.1)",
      block("M0 -24C15 -24 23 -12 21 0C19 14 6 24 -12 24C0 18 6 10 5 3A13 13 0 1 1 0 -24Z", a) +
        disc(-1, -10, 5, b),
    ),
  afes: (a, b) =>
    [0, 180]
      .map((t) =>
        group(
          `rotate(${t})`,
          block("M0 -27A27 27 0 0 1 0 27C10 20 14 8 6 0A13.5 13.5 0 0 1 0 -27Z", t ? b : a) +
            disc(4, -13, 4, t ? a : b),
        ),
      )
      .join(""),
  sfes: (a, b) => clover(4, a, b),
  mfes: (a, b) =>
    ball(0, 0, 28, b) +
    [0, 120, 240].map((t) => shape(comma, a, ` transform="rotate(${t})scale(.92)"`)).join(""),
  exfes: (a, b) =>
    ball(0, 0, 27, a) +
    stroke(
      "M0 0C3 -6 11 -3 10 4C8 13 -5 14 -10 6C-16 -5 -8 -18 5 -18C20 -16 24 2 16 13C10 20 0 22 -8 20",
      b,
      4.4,
      ' stroke-linecap="round"',
    ),
  relic: (a, b) =>
    block("M-6 12V-26L20 -20V-10L0 -15V16C0 26 -20 28 -20 17C-20 10 -11 8 -6 12Z", a) +
    stroke("M-15 15C-14 12 -11 11 -9 12", b, 2.4, ' stroke-linecap="round"') +
    ball(16, 14, 5, b, 2),
  genic: (a, b) =>
    stroke(
      "M-14 -26C-14 -8 14 -8 14 8C14 18 6 20 4 27M14 -26C14 -8 -14 -8 -14 8C-14 18 -6 20 -4 27",
      INK,
      9,
      ' stroke-linecap="round"',
    ) +
    stroke("M-9 -20H9M-7 4H7M-9 12H9M-4 22H4", b, 3) +
    stroke("M-14 -26C-14 -8 14 -8 14 8C14 18 6 20 4 27", a, 5, ' stroke-linecap="round"') +
    stroke(
      "M14 -26C14 -8 -14 -8 -14 8C-14 18 -6 20 -4 27",
      mix(a, b, 0.5),
      5,
      ' stroke-linecap="round"',
    ),
  epic: (a, b) => clover(5, a, b),
  wfes: (a, b) => block(star(8, 28, 14), a) + shape(star(8, 17, 8.5), b) + disc(0, 0, 4.5, a),
  ds: (a, b) =>
    group(
      "rotate(45)",
      block("M-3.5 -29L0 -33L3.5 -29V12H-3.5Z", b) +
        block("M-10 12H10V16H-10Z", a) +
        block("M-3 16H3V28H-3Z", a),
    ) +
    group(
      "rotate(-45)",
      block("M-3.5 -29L0 -33L3.5 -29V12H-3.5Z", b) +
        block("M-10 12H10V16H-10Z", a) +
        block("M-3 16H3V28H-3Z", a),
    ),
  yukkuri: (a, b) =>
    // Lower, so that the ribbon has room.
    group(
      "translate(0 3.5)scale(.92)",
      block("M-27 8C-30 -14 -14 -24 0 -24C14 -24 30 -14 27 8C24 22 -24 22 -27 8Z", WHITE) +
        block(
          "M-27 2C-28 -16 -14 -25 0 -25C14 -25 28 -16 27 2C20 -2 18 -8 16 -12C10 -4 -8 -4 -14 -10C-16 -6 -20 0 -27 2Z",
          mix(a, "#4a2a2a", 0.5),
        ) +
        block("M0 -23L-14 -31L-12 -16ZM0 -23L14 -31L12 -16Z", a) +
        ball(0, -23, 3.4, b, 1.6) +
        stroke(
          "M-13 6L-7 8L-13 10M13 6L7 8L13 10M-4 13C-2 16 2 16 4 13",
          INK,
          2.2,
          ' stroke-linecap="round"',
        ),
    ),
};

/** A banner type's crest in its colours, about (0, 0). */
export function crest(type: BannerType): string {
  const [main, light] = BANNER_COLOURS[type];
  return CRESTS[type](main, light);
}

/** A banner type's crest in colours of the caller's. */
export function crestIn(type: BannerType, main: string, light: string): string {
  return CRESTS[type](main, light);
}

/** The icon of a banner type, 64 x 64 on no ground. */
export function bannerIcon(type: BannerType): string {
  return svg(64, 64, group("translate(32 32)", edged(crest(type))));
}
