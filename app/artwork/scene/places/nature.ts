import { mix } from "../../drawing/colour.ts";
import { star } from "../../drawing/path.ts";
import { disc, num, shape, stroke } from "../../drawing/svg.ts";
import { WHITE } from "../../palette.ts";
import { bloomTree, cedar, lantern, type Place } from "./parts.ts";

/** Mountains, trees, caves and other worlds. */
export const nature = {
  mountain: (c) =>
    shape(
      "M-88 10L-58 -40L-48 -34L-26 -74L-6 10ZM10 10L44 -62L56 -46L64 -54L92 10Z",
      mix(c.midland, c.low, 0.35),
    ) +
    shape("M-60 10L-34 -58L-22 -44L0 -98L20 -52L30 -64L62 10Z", c.midland) +
    shape("M0 -98L20 -52L30 -64L62 10H26L14 -30L8 -40L4 -70Z", mix(c.midland, "#14162a", 0.22)) +
    shape("M0 -98L8 -79L2 -84L-3 -78L-8 -80Z", WHITE) +
    shape(
      "M-6 -46C2 -40 -6 -30 1 -20C5 -8 -1 4 5 14H-12C-12 2 -6 -8 -10 -20C-12 -30 -10 -38 -6 -46Z",
      WHITE,
    ) +
    stroke("M-4 -30C-2 -18 -5 -6 -2 10", c.water, 1.2) +
    (
      [
        [-46, 8, 0.8],
        [-32, 10, 1],
        [28, 10, 1],
        [44, 8, 0.75],
      ] as const
    )
      .map(([x, y, k]) => cedar(x, y, k, c.pine))
      .join(""),
  cave: (c) =>
    shape("M-40 -2C-20 -26 20 -26 40 -2L36 4C18 -16 -18 -16 -36 4Z", c.red) +
    stroke(
      "M-30 -10V-20M-15 -19V-29M0 -22V-32M15 -19V-29M30 -10V-20M-30 -20C-14 -36 14 -36 30 -20",
      c.red,
      2,
    ) +
    lantern(-46, -42, 0.9, c.lamp) +
    lantern(44, -54, 0.8, c.lamp) +
    lantern(20, -70, 0.6, c.lamp) +
    lantern(-20, -66, 0.55, c.lamp),
  heaven: (c) =>
    shape("M-26 -10L-16 -58L10 -66L26 -40L20 -8L0 6Z", mix("#8a7a6a", c.top, 0.25)) +
    shape("M-16 -58L10 -66L2 -40L-14 -34Z", mix("#b5a58e", c.top, 0.15)) +
    stroke("M-24 -28C-8 -18 12 -20 24 -30", "#e6d3a0", 5) +
    shape(
      "M-10 -22l4 0l-2 6h4l-3 6h3l-6 9l1 -7h-3l2 -6h-3zM8 -22l4 0l-2 6h4l-3 6h3l-6 9l1 -7h-3l2 -6h-3z",
      WHITE,
    ),
  flower: (c) =>
    `<defs><g id="sunflower">${stroke("M0 0V26", c.leaf, 2.4)}${shape("M0 14C6 8 12 8 15 11C10 16 5 17 0 14Z", c.leaf)}${shape(star(10, 11, 7.5), "#ecb03a")}${disc(0, 0, 5.4, "#5b3a22")}</g></defs>` +
    Array.from(
      { length: 16 },
      (_, i) =>
        `<use href="#sunflower" transform="translate(${-78 + i * 10} ${((i * 7) % 13) - 18 + (i % 2) * 6})scale(${num(0.8 + ((i * 5) % 4) * 0.1)})"/>`,
    ).join(""),
  autumn: (_c) =>
    bloomTree(-36, 4, 1.25, "#d4562e", "#ea8f3c") +
    bloomTree(30, 6, 1, "#e38430", "#f2b84a") +
    bloomTree(66, 4, 0.8, "#c13b2e", "#e0703a"),
  spring: (_c) =>
    bloomTree(-34, 4, 1.3, "#efb0c0", "#fadfe2") +
    bloomTree(34, 6, 1.05, "#f3c3cd", "#fbe8e8") +
    bloomTree(70, 2, 0.7, "#eaa2b6", "#fadfe2"),
  willow: (c) =>
    shape("M-44 6C-26 -16 26 -16 46 6L42 10C24 -6 -22 -6 -40 10Z", c.red) +
    stroke(
      "M-34 -2V-12M-18 -9V-19M0 -12V-22M18 -9V-19M36 -2V-12M-36 -12C-18 -27 18 -27 37 -12",
      c.red,
      2,
    ) +
    shape("M56 8C60 -20 54 -44 62 -74L68 -74C64 -40 68 -20 70 8Z", "#4a3a30") +
    stroke(
      "M64 -74C50 -84 40 -74 38 -40M64 -74C56 -80 48 -70 48 -30M64 -74C74 -84 84 -70 84 -36M64 -74C66 -82 76 -66 74 -26M64 -74C60 -76 57 -60 58 -34",
      "#7fa05a",
      3,
      ' stroke-linecap="round"',
    ),
  storm: (_c) =>
    shape("M-26 -96L-46 -50H-30L-42 -6L-6 -58H-24L-10 -96Z", "#f6dc6a") +
    shape("M40 -86L28 -56H38L30 -30L54 -64H42L52 -86Z", "#f6dc6a"),
  dream: (_c) =>
    (
      [
        [-46, -40, 20, "#efc3d4"],
        [10, -66, 14, "#c9d6f0"],
        [46, -30, 24, "#d9c9ee"],
        [-8, -24, 9, "#f6e3a8"],
      ] as const
    )
      .map(
        ([x, y, r, f]) =>
          disc(x, y, r, f, ' opacity=".9"') +
          stroke(
            `M${x} ${y}c${r * 0.3} ${-r * 0.4} ${r * 0.6} 0 ${r * 0.4} ${r * 0.4}c${-r * 0.5} ${r * 0.4} ${-r * 1.1} 0 ${-r} ${-r * 0.5}c0 ${-r * 0.7} ${r * 0.9} ${-r * 0.9} ${r * 1.3} ${-r * 0.3}`,
            WHITE,
            2,
          ),
      )
      .join(""),
  hell: (c) =>
    shape(
      "M-80 6L-60 -40L-46 -10L-30 -66L-12 -14L4 -48L22 -8L44 -72L58 -20L72 -44L84 6Z",
      mix("#7a1f2a", c.near, 0.3),
    ) +
    shape("M-30 -66L-22 -42L-28 -46L-34 -40ZM44 -72L50 -50L44 -54L37 -46Z", "#e8643a") +
    lantern(-6, -72, 0.7, c.lamp),
  grave: (c) =>
    (
      [
        [-40, 30],
        [-10, 40],
        [22, 26],
        [50, 34],
      ] as const
    )
      .map(
        ([x, h]) =>
          shape(
            `M${x - 8} 4V${-h}C${x - 8} ${-h - 8} ${x + 8} ${-h - 8} ${x + 8} ${-h}V4Z`,
            mix("#8d8a92", c.top, 0.25),
          ) + stroke(`M${x} ${-h + 2}V-8`, c.roof, 1.4),
      )
      .join(""),
} as const satisfies Record<string, Place>;
