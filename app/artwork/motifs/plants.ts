import { around, petal, turned } from "../drawing/path.ts";
import { disc, group, line, mirrored, shape } from "../drawing/svg.ts";
import { type Motif, repeated } from "./motif.ts";
import { lotus, maple } from "./shapes.ts";

/** Flowers, leaves and fruit. */
export const plants = {
  sakura: ({ p, b, c }) =>
    shape(around(5, petal(3, 36, 14, 6)), p) +
    shape(around(5, petal(0, 20, 4.5)), b === "#f7f0e2" ? c : b) +
    disc(0, 0, 4, c) +
    repeated(5, disc(0, -20, 2, c), 0),
  suzuran: ({ b }) =>
    line("M-18 36C-14 4 2 -20 26 -28", b, 3.4) +
    shape("M-16 34C-36 20 -34 -8 -26 -24C-16 -8 -12 14 -16 34Z", b) +
    (
      [
        [-8, 4],
        [4, -8],
        [17, -16],
        [29, -20],
      ] as const
    )
      .map(([x, y], i) =>
        group(
          `translate(${x} ${y + 6})scale(${1 - i * 0.16})`,
          shape("M0 -4C9 -4 11 6 12 14L6 11L0 15L-6 11L-12 14C-11 6 -9 -4 0 -4Z", "#f7f0e2"),
        ),
      )
      .join(""),
  himawari: ({ b }) =>
    repeated(12, shape(petal(12, 37, 6.6), b) + shape(turned(petal(12, 32, 4.6), 15), "#f6d565")) +
    disc(0, 0, 16, "#5b3a22") +
    disc(0, 0, 11, "none", ' stroke="#8a5a30" stroke-width="2.5" stroke-dasharray="2 3"') +
    disc(0, 0, 5, "none", ' stroke="#8a5a30" stroke-width="2.5" stroke-dasharray="2 3"'),
  momiji: ({ p, c }) => maple(p) + group("translate(16 16)scale(.45)rotate(30)", maple(c)),
  momiji2: ({ b }) =>
    shape("M0 -36L30 -22V6C30 20 16 30 0 37C-16 30 -30 20 -30 6V-22Z", "#f7f0e2") +
    group("scale(.68)", maple(b)),
  inaho: ({ p, b, c }) =>
    line("M-26 36C-18 6 -4 -18 20 -28", c, 3) +
    Array.from({ length: 6 }, (_, i) => [-18 + i * 8, 12 - i * 8.2])
      .map(([x, y]) =>
        group(
          `translate(${x} ${y})rotate(42)`,
          shape(
            "M0 -2C-9 -4 -10 -14 -7 -17C-1 -14 1 -8 0 -2ZM0 -2C9 -4 10 -14 7 -17C1 -14 -1 -8 0 -2Z",
            c,
          ),
        ),
      )
      .join("") +
    (
      [
        [10, 12],
        [20, 12],
        [30, 12],
        [15, 20],
        [25, 20],
        [20, 28],
      ] as const
    )
      .map(([x, y]) => disc(x - 2, y, 5.4, b))
      .join("") +
    line("M18 8L20 2", p, 2.5),
  hasu: ({ p, a, b }) => lotus(p, b, a),
  konoha: ({ p, b }) =>
    shape("M0 -38C26 -26 30 6 4 26C-26 12 -28 -22 0 -38Z", b) +
    line("M0 -26L3 38", p, 3) +
    line("M1 -12L12 -18M2 0L15 -7M2 12L13 5M0 -10L-11 -14M1 2L-14 -4M2 14L-10 8", p, 2),
  sasa: () =>
    line("M-28 36C-14 8 2 -12 26 -34", "#b3ca72", 3) +
    shape(
      "M-14 12C-4 0 14 0 26 8C14 16 -2 20 -14 12ZM0 -8C12 -18 26 -16 36 -8C24 0 10 0 0 -8ZM-12 8C-26 4 -32 -10 -32 -24C-20 -18 -12 -6 -12 8ZM2 -12C-8 -18 -12 -28 -10 -38C0 -32 4 -22 2 -12Z",
      "#f0f0d4",
    ),
  myoga: () =>
    mirrored(
      shape(
        "M-2 36C-24 30 -38 8 -30 -12C-24 -28 -10 -32 -4 -36C-10 -24 -12 -14 -8 -4C-12 10 -6 24 -2 36Z",
        "#f7f0e2",
      ) + line("M-6 28C-20 18 -26 2 -22 -10M-12 10C-18 0 -18 -10 -14 -20", "#c0607a", 2.4),
    ) + shape("M0 -32C6 -22 6 -8 0 2C-6 -8 -6 -22 0 -32Z", "#3c8a5a"),
  budo: () =>
    (
      [
        [-15, -6],
        [0, -6],
        [15, -6],
        [-8, 7],
        [8, 7],
        [0, 20],
      ] as const
    )
      .map(([x, y]) => disc(x, y, 7.6, "#f7f0e2"))
      .join("") +
    shape(
      "M0 -14C-10 -30 -28 -28 -34 -18C-24 -18 -20 -10 0 -14ZM0 -14C8 -32 26 -32 34 -20C24 -20 20 -10 0 -14Z",
      "#87a546",
    ) +
    line("M0 -14V-30C4 -36 10 -36 12 -32", "#5b3a22", 3),
  botan: () =>
    repeated(8, shape(petal(10, 37, 11, 3), "#f7dfe3")) +
    repeated(6, shape(petal(4, 26, 10, 3), "#f0a9b8"), 20) +
    repeated(5, shape(petal(0, 15, 7), "#d0587a")) +
    disc(0, 0, 4, "#efd568"),
} as const satisfies Record<string, Motif>;
