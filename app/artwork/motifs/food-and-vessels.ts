import { star } from "../drawing/path.ts";
import { disc, group, line, shape } from "../drawing/svg.ts";
import type { Motif } from "./motif.ts";

/** Food, drink and vessels. */
export const foodAndVessels = {
  hyotan: ({ p, b, c }) =>
    shape(
      "M0 -34C9 -34 13 -27 12 -20C11 -15 8 -13 8 -9C8 -4 22 0 22 16C22 28 12 35 0 35C-12 35 -22 28 -22 16C-22 0 -8 -4 -8 -9C-8 -13 -11 -15 -12 -20C-13 -27 -9 -34 0 -34Z",
      b,
    ) +
    shape("M-4 -40H4V-32H-4Z", c) +
    line("M-9 -10C-3 -6 3 -6 9 -10M9 -10C16 -6 20 -8 27 -2", "#d0452b", 3.4) +
    shape(star(5, 9, 3.8, -90, 0, 16), p),
  // Two roots laid crosswise, each one block with its cut lines.
  ninjin: ({ p, a, c }) => {
    const root =
      shape("M-8 -14C-4 -18 4 -18 8 -14C8 4 4 22 0 34C-4 22 -8 4 -8 -14Z", p) +
      shape(
        "M0 -16C-8 -22 -10 -32 -6 -38C-3 -34 -1 -30 0 -26C1 -30 3 -34 6 -38C10 -32 8 -22 0 -16Z",
        c,
      ) +
      line("M-7 -6H0M6 3H0M-5 12H0", a, 2.2);
    return group("rotate(34)", root) + group("rotate(-34)", root);
  },
  momo: ({ c }) =>
    shape(
      "M-4 24C-20 16 -34 20 -38 10C-36 32 -14 40 -2 30ZM4 24C20 16 34 20 38 10C36 32 14 40 2 30Z",
      c,
    ) +
    shape(
      "M3 -37C16 -26 34 -14 32 8C30 26 12 31 0 29C-12 31 -30 26 -32 8C-34 -14 -12 -22 3 -37Z",
      "#f6cfc8",
    ) +
    shape("M3 -37C16 -26 34 -14 32 8C31 20 22 26 14 28C24 6 18 -18 3 -37Z", "#e58a94") +
    shape("M3 -37C8 -33 13 -29 18 -25C8 -24 -2 -24 -10 -24C-4 -28 0 -32 3 -37Z", "#df6f7e") +
    line("M3 -37C-8 -18 -8 8 2 27", "#d0687a", 2.2),
  sakazuki: ({ p, b, c }) =>
    shape("M-36 -8H36C32 16 14 22 6 23L8 32H-8L-6 23C-14 22 -32 16 -36 -8Z", p) +
    shape("M-36 -8C-20 0 20 0 36 -8C20 -15 -20 -15 -36 -8Z", "#c79a2e") +
    shape(star(5, 14, 5.6, -90, 0, -24), c === "#f7f0e2" ? b : c),
  owan: ({ b }) =>
    line("M22 -38L-6 10", "#f7f0e2", 3.4) +
    disc(22, -37, 4, "none", ` stroke="${b}" stroke-width="2.4"`) +
    shape("M-34 2H34C32 22 20 30 10 31L12 36H-12L-10 31C-20 30 -32 22 -34 2Z", "#1f1a24") +
    shape("M-34 2H34V8H-33Z", "#d0452b") +
    shape("M-22 14H22L18 18H-18Z", b),
  dango: () =>
    group(
      "rotate(35)",
      line("M0 -38V40", "#8a5a34", 3) +
        disc(0, -22, 13, "#f0b7bd") +
        disc(0, 2, 13, "#f7f0e2") +
        disc(0, 26, 13, "#9cc06a") +
        line("M-7 -27A8 8 0 0 1 -1 -30M-7 -3A8 8 0 0 1 -1 -6M-7 21A8 8 0 0 1 -1 18", "#fff", 2),
    ),
  koban: () =>
    shape(
      "M0 -38C20 -38 26 -20 26 0C26 20 20 38 0 38C-20 38 -26 20 -26 0C-26 -20 -20 -38 0 -38Z",
      "#e2a93b",
    ) +
    line(
      "M0 -32C15 -32 20 -18 20 0C20 18 15 32 0 32C-15 32 -20 18 -20 0C-20 -18 -15 -32 0 -32Z",
      "#a8741f",
      1.6,
    ) +
    shape("M-11 4A11 10 0 0 1 11 4C11 14 -11 14 -11 4Z", "#a8741f") +
    disc(-10, -10, 4, "#a8741f") +
    disc(0, -14, 4, "#a8741f") +
    disc(10, -10, 4, "#a8741f") +
    line("M-12 24H12", "#a8741f", 2),
  sara: ({ p, c }) =>
    shape("M-36 10H36C30 26 18 30 10 31H-10C-18 30 -30 26 -36 10Z", p) +
    shape("M-3 -36H3V10H-3Z", c) +
    shape("M6 -32C22 -22 26 -8 24 5H6Z", p) +
    shape("M-6 -26C-18 -18 -22 -6 -21 5H-6Z", p) +
    line("M-34 36C-26 30 -20 42 -12 36C-4 30 2 42 10 36C18 30 26 42 34 36", p, 2.6),
  kaketama: ({ c }) =>
    shape("M-32 -4H32C30 18 18 26 10 27L12 34H-12L-10 27C-18 26 -30 18 -32 -4Z", "#c6c8cd") +
    line("M-4 -4L2 6L-4 12L3 20", "#4a4f5c", 2.4) +
    disc(14, -22, 8, "none", ` stroke="${c}" stroke-width="3"`) +
    shape("M11 -25H17V-19H11Z", c) +
    line("M-22 -32V-18M-10 -36V-22M30 -36V-24", "#8fb5d0", 3),
  oke: ({ b, c }) =>
    line("M-22 -8C-22 -40 22 -40 22 -8", c, 3.6) +
    shape("M-28 -10H28L22 32H-22Z", b) +
    line("M-26 -1H26M-24 22H24", c, 3) +
    line("M-10 0V20M6 0V20M-17 0V20M16 0V20", "#4c3629", 1.4) +
    shape("M-14 -10C-14 -22 14 -22 14 -10Z", "#9fd08a"),
  tsukitake: ({ b, c }) =>
    disc(0, -2, 32, b) +
    shape("M-20 40V-34H-13V40ZM2 40V-16H9V40Z", c) +
    line("M-21 -14H-12M-21 8H-12M-21 28H-12M1 2H10M1 22H10", b, 2.2) +
    shape(
      "M9 -14C18 -22 28 -22 36 -16C28 -10 18 -8 9 -14ZM9 0C18 -4 28 0 32 8C24 10 14 8 9 0ZM-13 -30C-4 -38 6 -37 12 -32C4 -26 -6 -24 -13 -30ZM-20 -6C-28 -8 -34 -2 -37 6C-29 8 -22 3 -20 -6Z",
      c,
    ),
  tsuno: () =>
    shape(
      "M-10 -4C-26 -4 -36 -18 -32 -36C-26 -24 -16 -20 -4 -20H4C16 -20 26 -24 32 -36C36 -18 26 -4 10 -4Z",
      "#f3ead4",
    ) +
    shape("M-18 -12H18L14 16L8 34H-8L-14 16Z", "#7b4a4a") +
    disc(-8, 0, 3, "#f7f0e2") +
    disc(8, 0, 3, "#f7f0e2") +
    shape("M-10 20H10L7 32H-7Z", "#e7b9ae") +
    disc(0, 28, 5, "none", ` stroke="#c79a2e" stroke-width="2.4"`),
} as const satisfies Record<string, Motif>;
