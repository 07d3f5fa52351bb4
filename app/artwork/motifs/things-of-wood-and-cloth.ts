import { around, star } from "../drawing/path.ts";
import { disc, group, line, shape } from "../drawing/svg.ts";
import { type Motif, repeated } from "./motif.ts";

/** Things of wood and cloth. */
export const thingsOfWoodAndCloth = {
  onbashira: ({ p, b }) =>
    (
      [
        [-27, -22, "#a4663a"],
        [-7, -34, b],
        [13, -22, "#a4663a"],
      ] as const
    )
      .map(
        ([x, y, f]) =>
          shape(`M${x} ${y}H${x + 14}V34H${x}Z`, f) + shape(`M${x} ${y}l7 -4l7 4l-7 4Z`, p),
      )
      .join("") +
    line("M-36 2C-18 12 18 12 36 2", "#e9dcc0", 7) +
    line("M-30 3L-26 9M-18 7L-14 12M-4 9L0 13M12 8L15 12M26 4L29 9", "#a4663a", 2) +
    [-16, 2, 20].map((x) => shape(`M${x} 10h5l-3 7h5l-3 7h4l-8 10l2 -8h-4l3 -7h-4Z`, p)).join(""),
  kasa: ({ p }) =>
    shape(
      "M0 -36C14 -26 34 -10 36 10C24 4 12 4 0 10C-12 4 -24 4 -36 10C-34 -10 -14 -26 0 -36Z",
      "#6c4f9d",
    ) +
    disc(4, -8, 8.5, p) +
    disc(5, -8, 4, "#d0452b") +
    shape("M-2 8H3V28C3 36 -9 37 -10 29L-6 28C-6 32 -2 31 -2 28Z", "#4c3629") +
    shape("M-10 6C-4 4 8 4 14 7C16 18 12 24 6 25C2 24 2 14 -10 6Z", "#d0452b"),
  kasha: ({ b, c }) =>
    repeated(8, shape("M0 -18C-8 -24 -6 -34 0 -39C0 -33 6 -30 6 -24C6 -21 3 -19 0 -18Z", c)) +
    disc(0, 0, 19, "#f3e3c0") +
    disc(0, 0, 15.5, "#6f1f33") +
    line(around(4, "M0 -17L0 17"), "#f3e3c0", 2.6) +
    disc(0, 0, 11.5, "#f3e3c0") +
    group(
      "translate(0 .5)scale(.34)",
      shape(
        "M-28 -32L-8 -20H8L28 -32C31 -12 30 4 24 14C18 26 8 30 0 30C-8 30 -18 26 -24 14C-30 4 -31 -12 -28 -32Z",
        "#2a1822",
      ) +
        disc(-11, 0, 5, b) +
        disc(11, 0, 5, b),
    ),
  taimatsu: ({ b, c }) =>
    shape("M-7 4H7L4 38H-4Z", "#f0d28a") +
    shape("M-11 0H11L8 7H-8Z", "#f7f0e2") +
    shape(
      "M2 -38C6 -26 18 -22 16 -8C15 2 6 4 0 4C-8 4 -17 0 -15 -10C-14 -18 -8 -18 -9 -26C-4 -24 -3 -20 -2 -17C1 -22 4 -30 2 -38Z",
      "#e9713a",
    ) +
    shape(
      "M1 -18C4 -12 9 -10 8 -4C7 1 3 2 0 2C-5 2 -9 -1 -7 -6C-6 -9 -4 -9 -4 -12C-1 -11 1 -14 1 -18Z",
      c,
    ) +
    shape(
      star(5, 7, 3, -90, -26, 12) +
        star(5, 7, 3, -90, 26, 12) +
        star(5, 5, 2, -90, -24, -16) +
        star(5, 5, 2, -90, 25, -16),
      b === "#b92a41" ? "#efd568" : b,
    ),
  hagoromo: ({ c }) =>
    line("M-38 20C-20 -20 -10 30 2 2C12 -22 22 10 38 -20", "#f7f0e2", 9) +
    line("M-38 20C-20 -20 -10 30 2 2C12 -22 22 10 38 -20", "#d0452b", 2) +
    shape("M4 -38L-10 -8H0L-6 14L16 -14H5L14 -36Z", c),
  tobira: () =>
    shape("M-28 36V-14C-28 -28 -14 -37 0 -37C14 -37 28 -28 28 -14V36Z", "#e9c878") +
    shape("M-22 36V-13C-22 -24 -11 -31 0 -31C11 -31 22 -24 22 -13V36Z", "#24674f") +
    shape("M-22 36V-13C-22 -22 -15 -28 -8 -30V30Z", "#f7ecc8") +
    shape(
      star(5, 5, 2, -90, 2, -16) +
        star(5, 3.5, 1.4, -90, 12, -6) +
        star(5, 4, 1.6, -90, 4, 6) +
        star(5, 3, 1.2, -90, 14, 14) +
        star(5, 4, 1.6, -90, 6, 24),
      "#f6e08a",
    ) +
    disc(-11, 4, 2, "#c79a2e"),
  boshi: ({ c }) =>
    shape(
      "M-36 20C-20 30 20 30 36 20C30 12 24 12 22 8L16 -20C8 -28 -8 -28 -16 -20L-22 8C-24 12 -30 12 -36 20Z",
      "#1f1a20",
    ) +
    shape("M-22.5 6C-8 13 8 13 22.5 6L23 12C8 20 -8 20 -23 12Z", "#f7f0e2") +
    shape(star(4, 9, 2.5, -90, 24, -24) + star(4, 6, 2, -90, -26, -26), c),
  to: ({ b, c }) =>
    shape("M0 -38L4 -28H-4Z", b) +
    (
      [
        [-26, 16],
        [-12, 20],
        [2, 25],
        [16, 30],
      ] as const
    )
      .map(
        ([y, w], i) =>
          shape(
            `M0 ${y - 4}C${w * 0.4} ${y} ${w * 0.8} ${y + 3} ${w} ${y + 2}L${w - 3} ${y + 7}H${-w + 3}L${-w} ${y + 2}C${-w * 0.8} ${y + 3} ${-w * 0.4} ${y} 0 ${y - 4}Z`,
            i % 2 ? c : b,
          ) + shape(`M${-w * 0.5} ${y + 7}H${w * 0.5}V${y + 11}H${-w * 0.5}Z`, "#f7f0e2"),
      )
      .join("") +
    shape("M-26 28H26V34H-26Z", c),
} as const satisfies Record<string, Motif>;
