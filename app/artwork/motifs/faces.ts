import { disc, group, line, mirrored, shape } from "../drawing/svg.ts";
import { type Motif, repeated } from "./motif.ts";
import { eye, heart } from "./shapes.ts";

/** Masks, horns and eyes. */
export const faces = {
  men: ({ b }) =>
    shape("M-27 -26C-14 -36 14 -36 27 -26C32 0 22 26 0 36C-22 26 -32 0 -27 -26Z", "#f7f0e2") +
    mirrored(
      shape("M7 -8C12 -14 20 -13 23 -8C18 -5 12 -4 7 -8Z", "#2a1822") +
        line("M7 -18C12 -22 18 -22 22 -19", "#2a1822", 2.6) +
        disc(17, 6, 4, "#efb7bf"),
    ) +
    shape("M-9 18C-3 15 3 15 9 18C4 25 -4 25 -9 18Z", "#d0452b") +
    line("M0 -4V9", "#c9b79a", 2) +
    shape("M-8 -33L0 -38L8 -33L0 -26Z", b),
  kubi: ({ p, b, c }) =>
    shape(
      "M0 -20C10 -36 30 -38 35 -28C37 -16 24 -8 6 -12C24 -10 32 0 28 8C16 10 4 0 0 -8C-4 0 -16 10 -28 8C-32 0 -24 -10 -6 -12C-24 -8 -37 -16 -35 -28C-30 -38 -10 -36 0 -20Z",
      b,
    ) +
    disc(0, -13, 6, c) +
    line("M-22 28C-10 20 10 20 22 28", p, 4) +
    line("M-24 36C-10 28 10 28 24 36", p, 4) +
    disc(-30, 14, 2, p) +
    disc(30, 14, 2, p),
  jizo: ({ p, b }) =>
    shape("M-36 -4C-20 -20 -8 -32 0 -34C8 -32 20 -20 36 -4C14 4 -14 4 -36 -4Z", "#e0b869") +
    line("M0 -34L-16 0M0 -34L16 0M0 -34V2", "#a9803c", 1.6) +
    shape("M-14 2H14C15 12 8 18 0 18C-8 18 -15 12 -14 2Z", "#e8e4dc") +
    shape("M-24 36C-24 22 -12 16 0 16C12 16 24 22 24 36Z", b) +
    line("M-8 8H-4M4 8H8", "#2a2730", 2.4) +
    disc(-26, -24, 2, p) +
    disc(28, -22, 2, p) +
    disc(-30, 16, 2, p) +
    disc(30, 14, 2, p),
  kuchi: () =>
    shape("M-36 -10C-20 -30 20 -30 36 -10C34 22 16 34 0 34C-16 34 -34 22 -36 -10Z", "#1f1018") +
    shape(
      "M-34 -10L-26 2L-18 -12L-9 4L0 -13L9 4L18 -12L26 2L34 -10C20 -22 -20 -22 -34 -10Z",
      "#f3ead4",
    ) +
    shape("M-24 24L-16 12L-8 28L0 14L8 28L16 12L24 24C14 34 -14 34 -24 24Z", "#f3ead4") +
    shape("M-14 -26L-26 -38L-30 -22ZM14 -26L26 -38L30 -22Z", "#c98f58"),
  // The horns of an oni in a ring of prayer beads.
  juzu: ({ c }) =>
    repeated(16, disc(0, -31, 4.6, "#f3ead4")) +
    mirrored(shape("M3 16C18 16 25 4 21 -17C17 -6 11 0 3 3Z", c)) +
    shape(
      "M0 -8C5 -2 8 3 8 9A8 8 0 0 1 -8 9C-8 3 -5 -2 0 -8Z",
      "#f3ead4",
      ' transform="translate(0 4)"',
    ),
  tama2: ({ b, c }) =>
    (
      [
        [-12, -10, 1, "#f7f0e2"],
        [14, 8, 0.8, c],
        [-10, 22, 0.5, b],
      ] as const
    )
      .map(([x, y, s, f]) =>
        group(
          `translate(${x} ${y})scale(${s})`,
          shape(
            "M0 18C-14 18 -20 8 -16 -4C-12 -14 -2 -16 0 -28C8 -20 18 -10 17 2C16 12 10 18 0 18Z",
            f,
          ) +
            disc(-5, 4, 2.8, "#222") +
            disc(6, 4, 2.8, "#222"),
        ),
      )
      .join(""),
  ryokugan: ({ p }) =>
    shape(eye, "#f7f0e2") +
    disc(0, 0, 14, "#2f9e5c") +
    disc(0, 0, 6.5, "#163a26") +
    disc(-4, -5, 3, "#f7f0e2") +
    line("M-26 -18C-14 -32 14 -32 26 -18", p, 3.4) +
    shape("M-6 24L0 36L6 24L0 27Z", "#2f9e5c"),
  sanme: ({ c }) =>
    line(
      "M0 16C-4 34 -28 36 -34 18C-37 8 -34 -4 -36 -14M0 16C6 34 30 36 34 16C36 4 32 -6 36 -18M0 -14C0 -26 -8 -34 -18 -36",
      "#f0d878",
      3,
    ) +
    shape("M-27 0C-14 -20 14 -20 27 0C14 20 -14 20 -27 0Z", "#f7f0e2") +
    disc(0, 0, 18.5, "none", ` stroke="${c}" stroke-width="3.4"`) +
    disc(0, 0, 10, c) +
    disc(0, 0, 4.5, "#2a1822") +
    shape(heart, "#f0d878", ' transform="translate(-36 -18)scale(.4)"') +
    shape(heart, "#f0d878", ' transform="translate(36 -22)scale(.4)"'),
  tojime: () =>
    shape("M-27 -2C-14 -20 14 -20 27 -2C14 16 -14 16 -27 -2Z", "#5f5ca8") +
    line(
      "M-22 0C-10 10 10 10 22 0M-14 6L-18 12M-5 8.5L-6 15M5 8.5L6 15M14 6L18 12",
      "#f7f0e2",
      2.6,
    ) +
    line(
      "M0 16C-8 36 -34 32 -34 10C-34 0 -30 -8 -34 -18M0 16C10 38 36 30 34 8C33 -2 30 -8 34 -20",
      "#4b4890",
      3,
    ) +
    shape(heart, "#d0455f", ' transform="translate(-34 -22)scale(.5)"') +
    shape(heart, "#d0455f", ' transform="translate(34 -24)scale(.5)"') +
    shape(heart, "#d0455f", ' transform="translate(0 -26)scale(.55)"'),
} as const satisfies Record<string, Motif>;
