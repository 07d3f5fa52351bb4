import { star } from "../drawing/path.ts";
import { disc, group, shape } from "../drawing/svg.ts";
import { type Motif, repeated } from "./motif.ts";
import { comma, jewel, orb } from "./shapes.ts";

/** Signs and jewels. */
export const signs = {
  inyo: ({ p, k }) =>
    disc(0, 0, 36, p) +
    shape("M0 -36A36 36 0 0 1 0 36A18 18 0 0 1 0 0A18 18 0 0 0 0 -36Z", k) +
    disc(0, -18, 6, k) +
    disc(0, 18, 6, p),
  sukima: ({ p, b }) =>
    shape("M-38 0C-18 -26 18 -26 38 0C18 26 -18 26 -38 0Z", "#1f1330") +
    (
      [
        [-12, -3, 6],
        [10, -6, 5],
        [2, 8, 5.5],
        [-20, 6, 3],
        [20, 4, 3.5],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          shape(
            `M${x - r} ${y}Q${x} ${y - r * 1.3} ${x + r} ${y}Q${x} ${y + r * 1.3} ${x - r} ${y}Z`,
            p,
          ) + disc(x, y, r * 0.4, b),
      )
      .join("") +
    [-36, 36]
      .map(
        (x) =>
          shape(`M${x} 0L${x - 9} -10V10ZM${x} 0L${x + 9} -10V10Z`, "#d0452b") +
          shape(`M${x} 0L${x - 5} 20L${x} 15L${x + 5} 20Z`, "#d0452b"),
      )
      .join(""),
  sakasa: ({ p, b, c }) =>
    shape("M-18 -36L-4 -14H-12V30H-24V-14H-32Z", p) +
    shape("M18 36L4 14H12V-30H24V14H32Z", b) +
    shape("M-3 -32L0 -38L3 -32ZM-3 32L0 38L3 32Z", c),
  tomoe: ({ p, c }) =>
    repeated(3, shape(comma, p, ' transform="scale(1.12)"')) +
    disc(
      0,
      0,
      34,
      "none",
      ` stroke="${c}" stroke-width="2.6" stroke-dasharray="1 6.12" stroke-linecap="round"`,
    ),
  kohaku: ({ p, b }) =>
    repeated(
      7,
      shape("M0 -12C-9 -20 -8 -32 0 -39C8 -32 9 -20 0 -12Z", "#8a4fa8") +
        shape("M0 -16C-4 -22 -4 -28 0 -33C4 -28 4 -22 0 -16Z", b),
    ) +
    disc(0, 0, 14, b) +
    disc(0, 0, 10, "#6f1f33") +
    shape("M0 -8L7 4H-7Z", p),
  hoseki: ({ b }) =>
    shape("M-22 -24H22L36 -6L0 36L-36 -6Z", "#f0a7c4") +
    shape("M-22 -24L-12 -6L0 -24L12 -6L22 -24L36 -6H-36Z", "#f7f0e2") +
    shape("M-12 -6H12L0 36Z", "#d9689a") +
    shape(star(4, 8, 2, -90, 27, -27), b),
  ishi: ({ b }) =>
    shape("M-30 36C-34 24 -24 18 0 18C24 18 34 24 30 36Z", "#6e6a72") +
    shape("M-22 18C-26 8 -14 3 0 3C16 3 25 8 21 18Z", "#8d8a92") +
    shape("M-16 3C-20 -7 -8 -12 2 -12C14 -12 19 -6 15 3Z", "#a9a6ac") +
    shape("M-11 -12C-14 -20 -6 -25 1 -25C10 -25 13 -20 10 -12Z", "#c3c0c4") +
    shape("M-6 -25C-8 -32 -3 -36 1 -36C6 -36 8 -31 6 -25Z", b),
  magatama: () =>
    group("rotate(-20)scale(1.25)", shape(jewel, "#f7f0e2") + disc(5, -11, 3.6, "#37979d")) +
    shape("M22 18L36 30L30 36L18 22Z", "#c1813f") +
    shape("M12 12L22 18L18 22Z", "#d9dade"),
  misumaru: () =>
    disc(0, 0, 27, "none", ' stroke="#f7f0e2" stroke-width="1.6"') +
    repeated(6, group("translate(0 -27)scale(.36)", shape(jewel, "#f7f0e2")), 0) +
    repeated(6, disc(0, -27, 3.6, "#d0452b"), 30) +
    orb(0, 0, 12, "#f7f0e2", "#d0452b"),
  kyokai: () =>
    disc(0, 0, 34, "#2a1a40") +
    shape("M-34 0A34 34 0 0 1 34 0C20 -10 14 10 0 0C-14 -10 -20 10 -34 0Z", "#d9c3ea") +
    shape(star(4, 8, 2, -90, -8, -18), "#6b2f86") +
    shape("M-12 16Q0 4 12 16Q0 28 -12 16Z", "#f7f0e2") +
    disc(0, 16, 4, "#b92a41"),
} as const satisfies Record<string, Motif>;
