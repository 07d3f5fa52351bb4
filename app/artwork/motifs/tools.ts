import { disc, group, line, shape } from "../drawing/svg.ts";
import { type Motif, repeated } from "./motif.ts";
import { gear } from "./shapes.ts";

/** Tools and small belongings. */
export const tools = {
  tokei: ({ p, a, c, k }) =>
    disc(0, 0, 36, p) +
    disc(0, 0, 30, "none", ` stroke="${a}" stroke-width="1.6"`) +
    repeated(12, shape("M-1.3 -29H1.3V-25H-1.3Z", a)) +
    repeated(4, shape("M-2.4 -29H2.4V-22H-2.4Z", a)) +
    group("rotate(-52)", shape("M0 -25L3.2 -15L2.6 2H-2.6L-3.2 -15Z", k)) +
    group("rotate(56)", shape("M0 -19L3 -11L2.4 2H-2.4L-3 -11Z", k)) +
    disc(0, 0, 4.4, k) +
    disc(0, 0, 1.8, c),
  tenbin: ({ p, c }) =>
    shape("M-2.5 -30H2.5V28H-2.5Z", c) +
    shape("M-16 28H16V33H-16Z", c) +
    line("M-28 -22L28 -22", c, 4) +
    disc(0, -30, 5, c) +
    line("M-28 -22L-36 8M-28 -22L-20 8M28 -22L20 4M28 -22L36 4", p, 1.8) +
    shape("M-38 8H-18C-20 18 -36 18 -38 8ZM18 4H38C36 14 20 14 18 4Z", p) +
    disc(-28, 5, 4.5, "#d0452b"),
  uchiwa: ({ p, b, c }) =>
    shape(
      "M0 14L-30 16L-20 6L-36 -6L-21 -8L-26 -26L-11 -18L-5 -38L0 -26L5 -38L11 -18L26 -26L21 -8L36 -6L20 6L30 16Z",
      b,
    ) +
    line("M0 12V-24M0 10L-16 -12M0 10L16 -12M0 12L-22 2M0 12L22 2", p, 1.8) +
    shape("M-3 12H3V38H-3Z", p) +
    disc(0, 15, 5, c),
  haguruma: ({ p, a, b }) =>
    shape(gear(10, 37, 29), p) +
    disc(0, 0, 19, a) +
    shape("M0 -17C8 -6 13 0 13 6A13 12 0 0 1 -13 6C-13 0 -8 -6 0 -17Z", b === "#f7f0e2" ? p : b) +
    line("M-7 6A7 6 0 0 0 0 13", p, 2.4),
  furiko: ({ p, b }) =>
    line("M-22 -36L0 6", p, 2) +
    disc(-22, -34, 4, p) +
    shape("M0 2L11 14L0 38L-11 14Z", b) +
    shape("M0 2L11 14L0 18Z", p) +
    line("M-30 24A36 36 0 0 0 30 24", p, 1.6) +
    disc(24, -22, 9, p) +
    disc(15, -31, 4.5, p) +
    disc(33, -31, 4.5, p),
  ikari: ({ b }) =>
    line("M0 -20V32M-16 -12H16M-30 10C-28 26 -14 33 0 33C14 33 28 26 30 10", b, 6) +
    disc(0, -28, 7, "none", ` stroke="${b}" stroke-width="5"`) +
    shape("M-37 16L-31 2L-22 14ZM37 16L31 2L22 14Z", b) +
    line("M-34 -22C-26 -28 -20 -16 -12 -22M12 -28C20 -34 26 -22 34 -28", "#f7f0e2", 3),
  shashin: ({ p, a, b, c }) =>
    shape("M-34 -18H-14L-9 -27H9L14 -18H34V26H-34Z", p) +
    disc(0, 4, 16, a) +
    disc(0, 4, 11, c) +
    disc(0, 4, 5, "#222") +
    disc(26, -11, 3, b),
  kine: ({ p, c }) =>
    disc(10, -12, 20, c) +
    shape("M-24 16H24L18 36H-18Z", "#8a5a34") +
    shape("M-24 16C-14 10 14 10 24 16C14 20 -14 20 -24 16Z", p) +
    group(
      "rotate(-38 0 0)",
      shape("M-3 -6H3V36H-3Z", "#6b4427") +
        shape("M-18 -22H18V-6H-18Z", "#b07a48") +
        shape("M-18 -22H-12V-6H-18ZM12 -22H18V-6H12Z", "#6b4427"),
    ),
  teitetsu: ({ b }) =>
    line("M-18 34C-40 0 -24 -32 0 -32C24 -32 40 0 18 34", "#d9dade", 11) +
    (
      [
        [-26, 6],
        [-22, -12],
        [22, -12],
        [26, 6],
        [-10, -27],
        [10, -27],
      ] as const
    )
      .map(([x, y]) => disc(x, y, 2.2, "#34313a"))
      .join("") +
    shape("M0 -10L6 4L20 4L9 13L13 27L0 18L-13 27L-9 13L-20 4L-6 4Z", b),
  kiseru: () =>
    group(
      "rotate(-24)translate(0 14)",
      shape("M-30 0H20V5H-30Z", "#4c3629") +
        shape("M-38 1L-26 -1V6L-38 4Z", "#d9b24a") +
        shape("M16 -1H24L26 -10H38L36 4C32 7 24 7 16 6Z", "#d9b24a"),
    ) +
    line(
      "M28 -14C20 -22 36 -28 26 -36M14 -10C4 -18 18 -24 8 -34C4 -38 -4 -34 -2 -28",
      "#f7f0e2",
      3.6,
    ),
  chiri: ({ p }) =>
    line("M18 -38L-6 6", "#c1813f", 4) +
    shape("M-12 2L6 10L0 36L-34 22Z", "#e0b869") +
    line("M-8 6L-26 24M-2 9L-14 30M3 11L-4 34", "#8a5a34", 1.8) +
    disc(18, 20, 4, p) +
    disc(28, 12, 2.6, p) +
    disc(28, 28, 3, p) +
    disc(12, 32, 2.5, p),
  sensu: () =>
    shape("M0 30L-36 -8C-18 -34 18 -34 36 -8Z", "#f7f0e2") +
    line("M0 30L-24 -19M0 30L-12 -26M0 30V-28M0 30L12 -26M0 30L24 -19", "#c79a2e", 1.6) +
    disc(0, -10, 9, "#d0452b") +
    shape("M-16 14L0 30L16 14C8 8 -8 8 -16 14Z", "#6c4f9d") +
    disc(0, 30, 3.6, "#4c3629"),
  megane: ({ p }) =>
    line(
      "M-10 10A13 13 0 1 1 -10 9.9M36 10A13 13 0 1 1 36 9.9M-10 8C-6 3 6 3 10 8",
      "#d0452b",
      3.6,
    ) +
    shape("M-26 -12C-20 -16 -16 -36 -2 -36C12 -36 18 -18 24 -14C10 -8 -12 -8 -26 -12Z", "#2a2230") +
    shape("M-16 -17C-6 -14 6 -14 17 -18L18.5 -14C8 -10 -8 -9 -18 -13Z", "#f7f0e2") +
    line("M-20 28L20 28M-12 35L12 35", p, 2.4),
  megane2: () =>
    line("M-6 0A14 14 0 1 1 -6 -.1M34 0A14 14 0 1 1 34 -.1M-6 -2C-3 -6 3 -6 6 -2", "#e0c05a", 4) +
    shape("M-20 24H20L16 36H-16Z", "#4c3629") +
    line("M-10 24V36M0 24V36M10 24V36", "#e0c05a", 1.6) +
    shape("M-14 -22H14V-34H-14Z", "#f7f0e2") +
    line("M-8 -28H8", "#2b567f", 2.6),
  ningyo: ({ p, b, c }) =>
    line("M-26 -30H26M0 -36V-24M-26 -30L-16 8M26 -30L16 8M0 -30V-14", c, 2.4) +
    disc(0, -6, 9, p) +
    shape("M-6 4H6L20 30C8 35 -8 35 -20 30Z", p) +
    shape("M-5 5L-18 10L-16 14L-4 11ZM5 5L18 10L16 14L4 11Z", p) +
    shape("M0 -16L-12 -22V-10ZM0 -16L12 -22V-10Z", "#d0452b") +
    shape("M-18.5 26C-7 31 7 31 18.5 26L20 30C8 35 -8 35 -20 30Z", b),
} as const satisfies Record<string, Motif>;
