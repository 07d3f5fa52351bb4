import { around, pairs, ring } from "../drawing/path.ts";
import { disc, line, mirrored, num, shape } from "../drawing/svg.ts";
import { type Motif, repeated } from "./motif.ts";
import { butterfly, note } from "./shapes.ts";

/** Birds, insects and wings. */
export const birdsAndInsects = {
  cho: ({ p, c }) => butterfly(p, c, c),
  hotaru: ({ p, b }) =>
    disc(0, 16, 15, b) +
    disc(0, 16, 22, b, ' opacity=".35"') +
    shape("M-11 10C-13 -6 -8 -14 0 -14C8 -14 13 -6 11 10C4 14 -4 14 -11 10Z", "#222") +
    disc(0, -16, 6.5, "#b92a41") +
    line("M-3 -20C-5 -30 -12 -34 -18 -32M3 -20C5 -30 12 -34 18 -32", p, 2.4) +
    line("M0 -14V10", p, 1.6),
  suzume: ({ p, b, c }) =>
    shape(
      "M-34 -2C-22 -6 -18 -20 -4 -22C10 -24 16 -14 18 -8L30 -4L18 0C18 14 6 24 -8 22L-30 34L-18 14C-28 12 -32 6 -34 -2Z",
      p,
    ) +
    shape("M-10 -2C0 -8 8 -2 8 6C0 14 -14 14 -22 22C-22 10 -18 2 -10 -2Z", b) +
    disc(8, -12, 2.8, "#222") +
    note(-22, -18, c) +
    note(20, 26, c),
  kumonosu: ({ p }) =>
    line(around(4, "M0 -36L0 36"), p, 1.8) +
    [12, 22, 32]
      .map((r) =>
        line(
          pairs(ring(8, r))
            .map(
              ([[x, y], [u, v]]) =>
                `M${num(x)} ${num(y)}Q${num((x + u) * 0.4)} ${num((y + v) * 0.4)} ${num(u)} ${num(v)}`,
            )
            .join(""),
          p,
          1.8,
        ),
      )
      .join("") +
    line("M-36 0H36M-25.4 -25.4L25.4 25.4M25.4 -25.4L-25.4 25.4", p, 1.8) +
    disc(7, 9, 6.5, "#2a1822") +
    disc(7, 1, 4, "#2a1822") +
    line("M1 5L-8 1M1 9L-8 9M1 12L-6 17M13 5L22 1M13 9L22 9M13 12L20 17", "#2a1822", 2),
  yatagarasu: ({ b }) =>
    shape(around(12, "M-3.5 -28L0 -38L3.5 -28Z"), b) +
    disc(0, 0, 28, b) +
    repeated(3, shape("M0 0L-12 -22A25 25 0 0 1 12 -22Z", "#2a2230")) +
    disc(0, 0, 7.5, b) +
    disc(0, 0, 5, "#d0452b"),
  ageha: () =>
    butterfly("#f0973a", "#f7e08a", "#2a2730") +
    mirrored(line("M4 0C16 -6 26 -16 34 -27M6 6C16 8 24 14 26 22", "#2a2730", 2)),
  niwatori: () =>
    shape("M-16 -14C-20 -34 -8 -30 -6 -24C-6 -38 6 -38 6 -25C12 -32 22 -26 14 -12Z", "#d0452b") +
    shape(
      "M-20 8C-22 -12 -12 -20 0 -20C12 -20 22 -12 20 8C24 22 14 36 0 36C-14 36 -24 22 -20 8Z",
      "#f7f0e2",
    ) +
    disc(-8, -6, 3, "#222") +
    disc(8, -6, 3, "#222") +
    shape("M-7 2H7L0 12Z", "#e38430") +
    shape("M-5 11C-5 20 5 20 5 11L0 14Z", "#d0452b"),
  mukade: () =>
    line("M-26 30C-40 -10 4 -2 -4 -24C-6 -32 10 -38 18 -28C32 -10 4 10 26 30", "#e38430", 8) +
    line(
      "M-34 20L-22 16M-33 8L-20 9M-22 -3L-18 8M-8 -8L-6 4M-10 -20L2 -16M26 -22L14 -18M24 -6L13 -10M8 4L19 8M10 18L21 16M18 30L28 22",
      "#e38430",
      2.6,
    ) +
    disc(-26, 31, 6, "#d0452b") +
    line("M-30 35L-38 34M-24 36L-26 41", "#d0452b", 2.4),
  katahane: ({ c }) =>
    shape(
      "M-26 34C-30 8 -16 -22 26 -38C22 -30 28 -28 36 -30C32 -22 26 -20 32 -14C28 -10 22 -10 26 -4C20 0 14 -2 16 4C10 8 4 6 4 12C-2 16 -8 14 -10 20C-16 24 -20 26 -26 34Z",
      "#f7f0e2",
    ) + line("M-20 20C-12 0 2 -16 22 -26M-12 14L-2 2M-2 4L12 -6M6 -6L22 -14", c, 2),
  hane: ({ b, c }) =>
    mirrored(
      shape("M2 -2C6 -26 24 -38 34 -32C36 -16 20 2 2 4Z", "#f7f0e2") +
        shape("M2 6C16 4 28 12 26 24C16 30 4 20 2 8Z", b),
    ) +
    disc(0, -10, 4.5, c) +
    line("M0 -6V24", c, 4),
  hoshibane: ({ p, c }) =>
    line("M-4 10C-22 8 -28 -4 -34 -18M4 10C22 8 28 -4 34 -18", "#2a1822", 4) +
    (
      [
        ["#e8503a", -34, -14],
        ["#efd568", -25, -1],
        ["#6fabd1", -14, 8],
        ["#87c07a", 14, 8],
        ["#e38430", 25, -1],
        ["#b48ad0", 34, -14],
      ] as const
    )
      .map(([f, x, y]) =>
        shape(`M${x} ${y}L${x + 5} ${y + 9}L${x} ${y + 21}L${x - 5} ${y + 9}Z`, f),
      )
      .join("") +
    shape("M0 -30L6 -20L3 34H-3L-6 -20Z", p) +
    shape("M0 -34L5 -25L0 -18L-5 -25Z", c),
} as const satisfies Record<string, Motif>;
