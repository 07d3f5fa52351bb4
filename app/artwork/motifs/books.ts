import { around, petal } from "../drawing/path.ts";
import { disc, group, line, mirrored, shape } from "../drawing/svg.ts";
import type { Motif } from "./motif.ts";
import { crescent } from "./shapes.ts";

/** Books, scrolls and paper charms. */
export const books = {
  tsukihon: ({ p, b, c }) =>
    shape(crescent, c, ' transform="translate(8 -8)rotate(-30)scale(.72)"') +
    mirrored(
      shape("M0 10C8 2 22 0 34 4V26C22 22 8 24 0 32Z", p) +
        line("M6 14C14 9 22 8 29 9.5M6 21C14 16 22 15 29 16.5", b, 2),
    ),
  makimono: ({ p, a, c }) =>
    shape("M-26 -20H26V20H-26Z", p) +
    shape("M-32 -26H-22V26H-32ZM22 -26H32V26H22Z", c) +
    disc(-27, -28, 3, c) +
    disc(-27, 28, 3, c) +
    disc(27, -28, 3, c) +
    disc(27, 28, 3, c) +
    line("M12 -13V13M4 -13V8M-4 -13V13M-12 -13V4", a, 3),
  ofuda: ({ b }) =>
    shape("M-17 -36H17V36H-17Z", "#efd98a") +
    line("M-13 -32H13V32H-13Z", b, 1.8) +
    line("M0 -26V6M-8 -18H8M-8 -8H8M-9 0C-4 8 4 8 9 0M-7 14L7 26M7 14L-7 26", b, 3),
  fuda: () =>
    (
      [
        [-26, "#f7f0e2", "M0 -20L9 -8H-9ZM-2 -8H2V4H-2Z", "#24674f"],
        [0, "#e9dcc0", "M0 -22L8 -10L0 2L-8 -10Z", "#d0452b"],
        [26, "#f7f0e2", "M-6 -16A6 6 0 1 1 6 -16A6 6 0 1 1 -6 -16Z", "#c79a2e"],
      ] as const
    )
      .map(([t, f, d, g]) =>
        group(`rotate(${t} 0 34)`, shape("M-13 -34H13V14H-13Z", f) + shape(d, g)),
      )
      .join(""),
  fude: () =>
    group(
      "rotate(36)",
      shape("M-3.5 -38H3.5V8H-3.5Z", "#c1813f") +
        shape("M-6 8H6C8 20 2 30 0 38C-2 30 -8 20 -6 8Z", "#222") +
        shape("M-6 6H6V11H-6Z", "#f0c04a"),
    ) +
    group(
      "translate(-17 -15)scale(.48)",
      shape(around(5, petal(2, 36, 16)), "#efb7bf") + disc(0, 0, 9, "#f0c04a"),
    ) +
    line("M-30 32C-18 24 -10 38 4 30", "#f7f0e2", 3),
} as const satisfies Record<string, Motif>;
