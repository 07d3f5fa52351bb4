import { around, petal, polygon, ring, star } from "../drawing/path.ts";
import { disc, line, shape } from "../drawing/svg.ts";
import { type Motif, repeated } from "./motif.ts";
import { cloud, crescent, drop } from "./shapes.ts";

/** Sun, moon, stars, weather, fire and water. */
export const sky = {
  hoshi: ({ k }) =>
    shape("M-36 32C-30 2 -8 -10 8 -14L14 2C-2 4 -18 12 -36 32Z", "#d0452b") +
    shape("M-34 10C-28 -8 -16 -18 0 -22L4 -16C-12 -12 -24 -4 -34 10Z", "#2f58a3") +
    shape(star(5, 27, 11.5, -80, 9, -6), k) +
    shape(star(5, 19, 8.2, -80, 9, -6), "#f7f0e2") +
    shape(star(5, 7, 3, -90, -24, -25) + star(5, 5, 2, -90, 20, 30), k),
  kage: ({ b, c }) =>
    disc(0, 0, 34, c) + disc(9, -7, 30, "#1b1920") + shape("M-34 8L-22 -2L-24 8L-12 6L-24 16Z", b),
  kessho: ({ p, c }) =>
    repeated(
      6,
      shape("M0 -4L3 -8V-14L10 -21L8 -25L3 -20V-26L0 -37L-3 -26V-20L-8 -25L-10 -21L-3 -14V-8Z", p),
    ) +
    shape(polygon(ring(6, 10, -60)), p) +
    shape(polygon(ring(6, 6, -60)), c) +
    shape(around(6, "M0 -24L4 -30L0 -36L-4 -30Z", 30), c),
  ryusei: ({ p, c }) =>
    shape(star(5, 22, 9, -90, 6, -10), c) +
    shape(
      "M-30 32C-22 8 -10 0 2 -2C-8 8 -10 18 -10 30C-4 18 6 10 16 8C6 18 2 26 4 34C-6 38 -20 38 -30 32Z",
      p,
    ),
  yukiwa: () =>
    repeated(
      6,
      shape("M0 0L-9 -22A10 10 0 1 1 9 -22Z", "#fbf8f2") +
        shape(petal(5, 27, 3.6), "#2b567f") +
        disc(0, -27, 2.2, "#2b567f"),
    ) + disc(0, 0, 4, "#6fabd1"),
  hono: ({ p, b }) =>
    shape(
      "M2 -38C8 -26 26 -20 28 2C30 22 16 36 0 36C-16 36 -30 24 -28 4C-27 -8 -20 -12 -20 -22C-14 -18 -12 -14 -11 -9C-3 -16 4 -24 2 -38Z",
      b,
    ) +
    shape(
      "M2 -14C6 -6 17 0 16 14C15 26 8 31 0 31C-9 31 -17 24 -15 13C-14 6 -10 4 -9 -3C-6 0 -5 2 -4 5C0 0 3 -6 2 -14Z",
      p,
    ),
  uzu: ({ p, b }) =>
    line(
      "M0 0C4 -8 14 -4 13 5C11 16 -6 18 -13 8C-21 -6 -10 -22 6 -22C24 -20 30 0 22 16C12 32 -12 34 -24 22C-36 8 -34 -14 -22 -26",
      p,
      5,
    ) +
    shape("M-22 -26L-34 -30L-24 -38L-14 -32Z", b) +
    disc(0, 0, 4, b),
  kumo: ({ p, b, c }) =>
    shape(cloud, p, ' transform="translate(0 -4)"') +
    line("M-18 2A8 8 0 0 1 -6 0M2 -6A9 9 0 0 1 16 -2", b, 3) +
    disc(0, 24, 11, "none", ` stroke="${c}" stroke-width="4.5"`),
  inazuma: ({ p, b }) =>
    shape("M8 -38L-22 4H-4L-12 38L24 -8H4L18 -36Z", b) +
    line("M-34 -16L-24 -24M-34 16L-26 10M34 16L24 24M36 -18L28 -12", p, 3.4),
  taiyo: ({ p, b, c }) =>
    shape(star(16, 37, 25), c) +
    disc(0, 0, 21, "#c1813f") +
    shape("M0 -24L5 -14V18H-5V-14Z", p) +
    shape("M-13 16H13V21H-13Z", b) +
    shape("M-3 21H3V34H-3Z", b),
  hi: () =>
    shape(around(12, "M-4 -25L0 -38L4 -25Z"), "#f7e39a") +
    disc(0, 0, 22, "#f7f0e2") +
    disc(0, 0, 16, "#d0452b") +
    line("M-9 -4A10 10 0 0 1 0 -11", "#f7b49a", 3),
  mikazuki: () =>
    disc(0, 0, 35, "#24325a") +
    shape(crescent, "#f3e2a0", ' transform="translate(-2 0)rotate(-25)scale(.86)"') +
    disc(14, 10, 2.6, "#f7f0e2") +
    disc(20, -12, 2, "#f7f0e2") +
    disc(4, -2, 1.6, "#f7f0e2"),
  rokusei: ({ c }) =>
    shape(star(6, 37, 16), "#cfe0f4") +
    shape(star(6, 24, 10), "#2f58a3") +
    shape(star(6, 12, 5), c) +
    shape(around(6, "M0 -24L2.5 -30L0 -36L-2.5 -30Z", 30), c),
  yama: ({ b }) =>
    shape("M-38 30L-12 -14L-4 -4L8 -26L38 30Z", "#4a5a9a") +
    shape("M8 -26L16 -11L10 -14L6 -8L2 -15L-1 -9Z", "#f7f0e2") +
    shape("M-12 -14L-5 -3L-10 -5L-14 -1L-18 -4Z", "#f7f0e2") +
    shape(
      star(4, 9, 2.5, -90, -22, -26) +
        star(4, 6, 1.8, -90, 28, -26) +
        star(4, 4, 1.2, -90, -4, -33),
      b,
    ),
  niji: () =>
    (
      [
        [34, "#d0452b"],
        [28, "#e38430"],
        [22, "#efd568"],
        [16, "#3c8a5a"],
        [10, "#2f58a3"],
      ] as const
    )
      .map(([r, f]) => line(`M${-r} 18A${r} ${r} 0 0 1 ${r} 18`, f, 5.2))
      .join("") +
    shape(cloud, "#f7f0e2", ' transform="translate(-22 24)scale(.5)"') +
    shape(cloud, "#f7f0e2", ' transform="translate(22 24)scale(.5)"'),
  sankyu: ({ p, c }) =>
    line("M0 -18L-18 16M0 -18L18 16M-18 16H18", c, 2.6) +
    disc(0, -20, 14, "#c23b34") +
    disc(-20, 16, 13, "#3f7fb8") +
    disc(20, 16, 13, "#e6c65a") +
    shape(
      "M-12 -24A14 14 0 0 1 10 -28M-32 12A13 13 0 0 1 -12 6",
      "none",
      ` stroke="${p}" stroke-width="2.4"`,
    ) +
    disc(14, 12, 2.6, "#c1a03a") +
    disc(24, 20, 3, "#c1a03a") +
    shape("M-26 14C-20 10 -18 18 -12 16C-14 24 -24 24 -26 14Z", "#86b86a"),
  shizuku: ({ p }) =>
    shape(drop, "#e25266", ' transform="translate(0 4)scale(1.1)"') +
    line("M-12 14A12 12 0 0 0 -1 25", p, 3.4) +
    shape("M22 -30C26 -22 30 -18 30 -14A8 8 0 0 1 14 -14C14 -18 18 -22 22 -30Z", "#e25266") +
    shape("M-24 -24C-21 -18 -18 -16 -18 -12A6 6 0 0 1 -30 -12C-30 -16 -27 -18 -24 -24Z", "#e25266"),
  yume: ({ p, b }) =>
    disc(-8, 4, 24, b, ' opacity=".9"') +
    line("M-8 4C-6 -4 4 -2 3 5C1 14 -14 14 -18 5C-21 -6 -10 -14 0 -12", p, 3.4) +
    disc(20, -18, 12, p) +
    disc(20, -18, 8, b) +
    disc(28, 8, 6, p) +
    disc(4, -33, 5, p) +
    disc(22, 24, 4, b) +
    disc(-28, -24, 5, "#efb7bf"),
} as const satisfies Record<string, Motif>;
