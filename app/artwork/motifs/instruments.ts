import { disc, group, line, num, shape } from "../drawing/svg.ts";
import type { Motif } from "./motif.ts";
import { note } from "./shapes.ts";

/** Instruments and echoes. */
export const instruments = {
  vn: ({ p, b }) =>
    shape("M0 -14C12 -14 14 -4 9 2C16 8 18 30 0 34C-18 30 -16 8 -9 2C-14 -4 -12 -14 0 -14Z", b) +
    shape("M-2 -38H2V12H-2Z", p) +
    shape("M-6 -38H6V-33H-6Z", p) +
    line("M-7 8C-3 12 -3 16 -6 20M7 8C3 12 3 16 6 20", p, 2) +
    line("M-34 26L30 -10", p, 2.6),
  rappa: ({ b, c }) =>
    group(
      "rotate(-28)",
      shape("M-34 -3H8C18 -4 24 -12 34 -18V18C24 12 18 4 8 3H-34Z", c) +
        line("M-14 3V14H8V3", c, 5) +
        shape("M-12 -12H-8V-3H-12ZM-3 -12H1V-3H-3ZM6 -12H10V-3H6Z", c) +
        shape("M34 -18C38 -8 38 8 34 18C31 8 31 -8 34 -18Z", b),
    ),
  kenban: ({ p, k }) =>
    shape("M-32 -16H32V24H-32Z", p) +
    line("M-19.2 -16V24M-6.4 -16V24M6.4 -16V24M19.2 -16V24", k, 1.6) +
    shape("M-23 -16H-15.5V6H-23ZM-10 -16H-2.8V6H-10ZM15.5 -16H23V6H15.5Z", k) +
    note(-4, -20, p) +
    note(14, -22, p),
  biwa: ({ b }) =>
    group(
      "rotate(30)",
      shape("M0 -14C16 0 22 12 18 22C12 34 -12 34 -18 22C-22 12 -16 0 0 -14Z", "#c1813f") +
        shape("M-3 -36H3V-8H-3Z", "#4c3629") +
        shape("M-3 -38L-12 -32L-10 -29L3 -33Z", "#4c3629") +
        line("M-2 -30V22M2 -30V22", "#f7f0e2", 1.4) +
        shape("M-9 20H9V25H-9Z", "#4c3629") +
        line("M-10 8C-7 4 -7 14 -10 12M10 8C7 4 7 14 10 12", "#4c3629", 2),
    ) +
    note(22, -16, b) +
    note(-24, 4, b),
  koto: ({ b, c }) =>
    group(
      "rotate(38)",
      shape("M-12 -37H12V37H-12Z", "#c1813f") +
        line("M-8 -34V34M-4 -34V34M0 -34V34M4 -34V34M8 -34V34", "#f7f0e2", 1.2) +
        shape("M-12 -26H12V-22H-12ZM-12 24H12V28H-12Z", "#4c3629") +
        shape("M-9 -4L-7 -9L-5 -4ZM-5 4L-3 -1L-1 4ZM-1 -2L1 -7L3 -2ZM3 6L5 1L7 6Z", "#4c3629"),
    ) +
    note(-26, -8, b) +
    note(24, 22, c),
  suzu: () =>
    shape(
      "M0 -26C18 -26 26 -12 26 4C26 22 14 32 0 32C-14 32 -26 22 -26 4C-26 -12 -18 -26 0 -26Z",
      "#f3d069",
    ) +
    line("M-25 2C-12 7 12 7 25 2", "#8a5a1f", 3) +
    disc(0, 14, 5, "#8a5a1f") +
    shape("M-1.5 14H1.5V30H-1.5Z", "#8a5a1f") +
    disc(0, -31, 6, "none", ' stroke="#d0452b" stroke-width="4"') +
    shape("M-6 -28L-22 -36L-20 -22ZM6 -28L22 -36L20 -22Z", "#d0452b"),
  kodama: ({ p }) =>
    [12, 22, 32]
      .map((r) =>
        line(
          `M${num(r * 0.5 - 10)} ${num(-r * 0.87)}A${r} ${r} 0 0 1 ${num(r * 0.5 - 10)} ${num(r * 0.87)}`,
          p,
          4.4,
        ),
      )
      .join("") +
    shape("M-34 30L-22 -6L-14 8L-6 -2L4 30Z", "#3d5c2c") +
    shape("M-20 30L-12 14L-4 30Z", p, ' opacity=".5"'),
} as const satisfies Record<string, Motif>;
