import { chain, polar, polygon, ring } from "../drawing/path.ts";
import { disc, group, line, shape } from "../drawing/svg.ts";
import { type Motif, repeated } from "./motif.ts";
import { bat, crescent, fox, frog, hare } from "./shapes.ts";

/** Beasts and fish. */
export const beasts = {
  komori2: ({ p, b }) =>
    shape(crescent, b, ' transform="rotate(-30)"') + group("translate(6 4)scale(.8)", bat(p)),
  komori: ({ b, c }) =>
    disc(0, -2, 31, "#c9253b") +
    disc(0, -2, 31, b, ' opacity=".35"') +
    group("translate(0 4)scale(1.06)", bat("#2a1822")) +
    disc(-3, -2, 1.3, c) +
    disc(3, -2, 1.3, c),
  // A cat seen from behind, sitting, the tips of its two tails curled: one block and its cut lines.
  neko: ({ p, b }) =>
    line("M-14 30C-34 34 -40 14 -28 8C-20 4 -14 12 -20 16", p, 5.4) +
    line("M14 30C34 34 40 14 28 8C20 4 14 12 20 16", p, 5.4) +
    shape(
      "M-15 -35L-7 -26C-3 -28 3 -28 7 -26L15 -35C18 -26 18 -18 14 -11C22 0 26 16 24 33H-24C-26 16 -22 0 -14 -11C-18 -18 -18 -26 -15 -35Z",
      p,
    ) +
    line("M-12 -9C-4 -5 4 -5 12 -9", b, 3.4) +
    line("M0 6V33", b, 2.4),
  kitsune: ({ p, b }) =>
    repeated(
      9,
      shape("M0 -14C-8 -24 -6 -36 0 -39C6 -36 8 -24 0 -14Z", b) +
        shape("M0 -30C-4 -33 -3 -37 0 -39C3 -37 4 -33 0 -30Z", p),
    ) + group("translate(0 3)scale(.56)", fox(p, "#d0452b", "#24325a")),
  usagi: ({ p }) => hare(p === "#2a2730" ? "#f7f0e2" : p, "#b92a41"),
  usagi2: ({ c }) =>
    shape(crescent, c, ' transform="rotate(20)"') +
    group("translate(6 4)scale(.66)", hare("#f7f0e2", "#24325a")),
  hebikaeru: ({ p, c }) =>
    line(
      "M26 -14C38 4 28 30 4 35C-20 38 -38 20 -36 -4C-34 -24 -14 -38 6 -34C14 -32 20 -28 22 -22",
      p,
      5.6,
    ) +
    shape("M14 -26C18 -36 32 -34 34 -24C34 -16 26 -12 19 -14Z", p) +
    disc(27, -25, 2, "#222") +
    group("translate(0 2)scale(.56)", frog(c, p)),
  kaeru: ({ b }) => frog("#f7f0e2", b),
  ookami: ({ b }) =>
    shape(
      "M-30 -36L-10 -20H10L30 -36L28 -6L36 6L24 8L18 20L0 36L-18 20L-24 8L-36 6L-28 -6Z",
      "#e9e2d4",
    ) +
    shape("M-24 -26L-13 -17L-22 -10ZM24 -26L13 -17L22 -10Z", b) +
    shape("M-18 -2L-6 2L-14 6ZM18 -2L6 2L14 6Z", b) +
    shape("M-7 16H7L0 24Z", "#2a1822") +
    shape("M-8 26L-4 34L-1 28ZM8 26L4 34L1 28Z", "#2a1822"),
  komainu: ({ b, c }) =>
    repeated(8, shape("M0 -20A9 9 0 1 1 15 -27A6 6 0 0 1 4 -26A8 8 0 0 0 8 -15Z", "#f7f0e2")) +
    disc(0, 0, 19, "#f7f0e2") +
    shape("M-14 -4L-5 -1L-12 3ZM14 -4L5 -1L12 3Z", "#2a2730") +
    shape("M-6 4H6L0 9Z", "#2a2730") +
    shape("M-10 12H10V15L6 18L2 15H-2L-6 18L-10 15Z", c) +
    shape("M-3 -17L0 -24L3 -17Z", b),
  kame: ({ c }) =>
    shape(polygon(ring(6, 30, -90, 0, 4)), "#24674f") +
    line(
      polygon(ring(6, 14, -90, 0, 4)) +
        [-90, -30, 30, 90, 150, 210]
          .map((t) => chain([polar(14, t, 0, 4), polar(30, t, 0, 4)]))
          .join(""),
      c,
      2.6,
    ) +
    shape("M-8 -26C-8 -38 8 -38 8 -26Z", "#e8d9a0") +
    shape("M-12 -36L-5 -30M12 -36L5 -30", "none", ' stroke="#e8d9a0" stroke-width="3"') +
    shape(
      "M-32 -16L-22 -12L-26 -4ZM32 -16L22 -12L26 -4ZM-30 26L-20 20L-24 14ZM30 26L20 20L24 14Z",
      "#e8d9a0",
    ),
  kuda: () =>
    group(
      "rotate(40)",
      shape("M-9 -6H9V38H-9Z", "#9fb86a") + line("M-9 8H9M-9 24H9", "#5d7a38", 2.4),
    ) + group("translate(8 -14)scale(.66)", fox("#f7f0e2", "#d0452b", "#7d5133")),
  mitsuba: ({ b }) =>
    repeated(
      3,
      group(
        "translate(0 -16)scale(.52)",
        shape("M-26 -26L-10 -18H10L26 -26L24 4L12 20L0 26L-12 20L-24 4Z", "#f0ebe0") +
          disc(-9, -2, 3.6, "#94243a") +
          disc(9, -2, 3.6, "#94243a") +
          shape("M-5 12H5L0 18Z", "#222"),
      ),
      0,
    ) + disc(0, 0, 6, b),
  kujira: () =>
    shape(
      "M-36 4C-36 -12 -14 -20 4 -16C18 -12 22 0 28 -2C30 -10 24 -16 22 -24C30 -24 34 -18 34 -14C36 -20 40 -22 40 -22C38 4 28 26 -4 26C-26 26 -36 16 -36 4Z",
      "#24506a",
    ) +
    shape("M-36 8C-22 14 -4 14 14 16C8 24 0 26 -8 26C-24 26 -35 18 -36 8Z", "#f7f0e2") +
    disc(-22, -1, 2.6, "#f7f0e2") +
    line("M-10 -22C-10 -30 -18 -32 -20 -28M-10 -22C-10 -32 0 -34 2 -29", "#f7f0e2", 3) +
    line("M-28 14V18M-20 15V21M-12 15.5V22", "#24506a", 1.6),
  uo: ({ p, b, c }) =>
    shape("M-34 2C-22 -20 6 -22 18 -4L36 -20C32 -4 32 6 36 22L18 8C6 24 -22 22 -34 2Z", "#f7f0e2") +
    line("M-10 -10A14 14 0 0 1 -10 14M2 -10A13 13 0 0 1 2 13", b, 2.4) +
    disc(-22, -2, 3, "#222") +
    shape("M-14 -16C-6 -28 8 -26 14 -10Z", c) +
    disc(-30, -22, 3.5, p) +
    disc(-22, -32, 2.5, p),
} as const satisfies Record<string, Motif>;
