import { around, petal, star } from "../drawing/path.ts";
import { disc, group, line, shape } from "../drawing/svg.ts";
import type { Motif } from "./motif.ts";
import { cloud, sword } from "./shapes.ts";

/** Blades, bows and other arms. */
export const arms = {
  katana: ({ p, b, c }) =>
    sword(40, 1.08, p, "#8a3a2a") +
    sword(-40, 0.9, b, "#3a3550") +
    shape(
      "M0 -10C12 -10 17 0 14 9C11 20 -4 22 -4 34C-12 26 -16 12 -14 2C-13 -6 -7 -10 0 -10Z",
      p,
      ' transform="translate(1 -26)scale(.62)"',
    ) +
    [-60, 60]
      .map((t) =>
        group(`rotate(${t})translate(0 31)scale(.2)`, shape(around(5, petal(0, 36, 15, 6)), c)),
      )
      .join(""),
  kama: ({ p, b }) =>
    line("M-22 36L14 -28", "#4c3629", 5) +
    shape("M12 -34C-6 -42 -30 -30 -36 -8C-24 -20 -4 -24 12 -20L18 -28Z", p) +
    disc(14, -27, 5, b) +
    shape(
      "M30 8C30 0 24 -6 18 -4C12 2 16 12 22 12C24 22 18 28 12 32C26 30 32 20 30 8Z",
      p,
      ' opacity=".85"',
    ),
  yumi: ({ p, b, c }) =>
    line("M-20 -34C22 -24 22 24 -20 34", p, 4) +
    line("M-20 -34V34", p, 1.6) +
    shape("M-34 -2H22V2H-34Z", c) +
    shape("M22 -7L37 0L22 7Z", c) +
    shape("M-34 0L-38 -8H-30L-24 0L-30 8H-38Z", b) +
    shape(star(4, 6, 2, -90, 26, -22) + star(4, 4.5, 1.5, -90, 24, 24), c),
  mitsumata: ({ p, b, c }) =>
    line("M0 38V-30M-18 -30V-12C-18 0 18 0 18 -12V-30", p, 5) +
    shape("M0 -40L6 -28H-6ZM-18 -38L-12 -27H-24ZM18 -38L24 -27H12Z", p) +
    shape("M2 12C18 6 30 12 36 2C36 18 22 24 6 22Z", c) +
    shape("M-2 12C-18 6 -30 12 -36 2C-36 18 -22 24 -6 22Z", b),
  nata: () =>
    group(
      "rotate(38)",
      shape("M-14 -36H10C14 -20 14 -8 10 6H-14Z", "#f0ebe0") +
        shape("M4 -36H10C14 -20 14 -8 10 6H4Z", "#b9bcc4") +
        shape("M-10 6H4V34H-10Z", "#5b3a22") +
        disc(-3, 28, 2, "#e9dcc0") +
        disc(-8, -29, 3, "#8a5a34"),
    ) +
    shape("M-34 30L-24 14L-14 30Z", "#3d7a4a") +
    shape("M20 34L28 18L36 34Z", "#3d7a4a"),
  ya: ({ p, b }) =>
    line("M14 -36C40 -14 40 14 14 36", "#7d5133", 5) +
    line("M14 -36V36", p, 1.6) +
    shape("M-30 -28H-6V-12C-6 -8 -10 -4 -10 4L-6 34H-30L-26 4C-26 -4 -30 -8 -30 -12Z", "#c98f58") +
    disc(-22, -18, 2.6, "#4c3629") +
    disc(-14, -18, 2.6, "#4c3629") +
    shape("M-20 -12H-16L-18 -9Z", "#4c3629") +
    shape("M-10 2H34V6H-10Z", b),
  tachi: () =>
    shape("M30 -36C16 -18 -2 4 -22 22L-26 18C-8 0 10 -20 26 -38Z", "#f4f2ec") +
    shape("M-28 10L-12 26L-16 29L-31 14Z", "#c79a2e") +
    shape("M-22 22L-34 36L-38 32L-26 18Z", "#34313a") +
    shape(
      "M-26 -30C-20 -14 -24 -6 -34 -2C-20 2 -12 -6 -12 -18C-16 -14 -18 -20 -26 -30Z",
      "#efd568",
    ) +
    shape("M18 14C22 22 28 24 36 22C34 32 24 36 16 30C22 28 22 22 18 14Z", "#efd568"),
  nyoi: () =>
    shape(cloud, "#f7f0e2", ' transform="translate(0 18)scale(1.1 .9)"') +
    line("M-18 22A8 8 0 0 1 -6 20M6 16A9 9 0 0 1 18 20", "#e0a04a", 2.6) +
    group(
      "rotate(32)",
      shape("M-3.5 -38H3.5V18H-3.5Z", "#b92a41") +
        shape("M-4.5 -39H4.5V-30H-4.5ZM-4.5 10H4.5V19H-4.5Z", "#efd568"),
    ) +
    disc(-20, -16, 7, "none", ' stroke="#efd568" stroke-width="3"'),
  nomi: ({ p, b }) =>
    disc(0, 4, 30, "none", ` stroke="#f7f0e2" stroke-width="5"`) +
    shape("M-4 -38H4L3 14L0 34L-3 14Z", b) +
    shape("M-9 -24C-9 -34 9 -34 9 -24C14 -18 6 -12 0 -18C-6 -12 -14 -18 -9 -24Z", b) +
    line("M-34 22C-24 10 -14 34 -2 24M34 22C26 34 14 14 4 26", p, 3),
  te: ({ c }) =>
    shape(
      "M-12 38V10L-26 -4C-28 -10 -22 -12 -18 -9L-13 -4V-28C-13 -33 -6 -33 -6 -28V-34C-6 -39 2 -39 2 -34V-30C2 -35 9 -35 9 -30V-24C9 -29 16 -29 16 -24V4L12 16V38Z",
      "#f3ead4",
    ) +
    line("M-12 16L12 22M-12 24L12 30M-13 -2L16 6", "#a68a5a", 2) +
    shape("M-14 28L-30 34L-26 24Z", c),
} as const satisfies Record<string, Motif>;
