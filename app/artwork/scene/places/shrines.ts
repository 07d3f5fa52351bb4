import { mix } from "../../drawing/colour.ts";
import { disc, group, shape, stroke } from "../../drawing/svg.ts";
import { GOLD, INK, WHITE } from "../../palette.ts";
import { bloomTree, type Place, pine, roof, torii, windows } from "./parts.ts";

/** Shrines, temples, halls and castles. */
export const shrines = {
  shrine: (c) =>
    group(
      "translate(-14 0)",
      group(
        "translate(34 -8)",
        shape("M-34 0V-26H34V0Z", c.wall) +
          shape("M-30 0V-26H-27V0ZM27 0V-26H30V0ZM-12 0V-24H12V0Z", c.red) +
          roof(0, -24, 92, 26, c.roof),
      ) +
        shape("M-8 0L-3 -14H5L12 0Z", c.wall) +
        torii(0, 6, 0.86, c.red, c.roof),
    ),
  shrine2: (c) =>
    torii(0, 8, 1.15, c.red, c.roof) +
    stroke("M-24 -30C-10 -22 10 -22 24 -30", "#e6d3a0", 6) +
    shape(
      "M-14 -24l4 0l-2 6h4l-3 6h3l-6 9l1 -7h-3l2 -6h-3zM10 -24l4 0l-2 6h4l-3 6h3l-6 9l1 -7h-3l2 -6h-3z",
      WHITE,
    ),
  nether: (c) =>
    shape("M-12 -70H12L44 6H-44Z", mix(c.wall, c.midland, 0.3)) +
    stroke(
      "M-15 -62H15M-18 -54H18M-22 -46H22M-25 -38H25M-28 -30H28M-32 -22H32M-35 -14H35M-39 -6H39",
      mix(c.wall, INK, 0.4),
      1.4,
    ) +
    group(
      "translate(0 -68)scale(.6)",
      shape("M-34 0V-22H34V0H22V-14H-22V0Z", c.wall) + roof(0, -20, 90, 22, c.roof),
    ) +
    bloomTree(-48, 4, 1, "#f0b8c4", "#f8dade") +
    bloomTree(50, 0, 0.9, "#eba9ba", "#f8dade"),
  mausoleum: (c) =>
    shape("M-42 0V-6H42V0ZM-34 -6V-32H34V-6Z", c.wall) +
    shape("M-30 -6V-30H-26V-6ZM26 -6V-30H30V-6ZM-12 -6V-30H-9V-6ZM9 -6V-30H12V-6Z", c.red) +
    roof(0, -28, 104, 30, c.roof) +
    shape("M-3 -58H3L2 -70H-2Z", GOLD) +
    disc(0, -74, 4, GOLD),
  pagoda: (c) =>
    (
      [
        [0, 62],
        [-24, 54],
        [-46, 46],
        [-66, 38],
        [-84, 32],
      ] as const
    )
      .map(
        ([y, w]) =>
          shape(`M${-w * 0.28} ${y}H${w * 0.28}V${y - 14}H${-w * 0.28}Z`, c.red) +
          roof(0, y - 12, w * 1.2, 12, c.roof),
      )
      .join("") + shape("M-1.5 -104H1.5V-128H-1.5Z", c.roof),
  moon: (c) =>
    (
      [
        [-40, 0, 0.8],
        [0, 0, 1.2],
        [42, 0, 0.8],
      ] as const
    )
      .map(([x, y, s]) =>
        group(
          `translate(${x} ${y})scale(${s})`,
          shape("M-16 0V-20H16V0ZM-11 -28H11V-38H-11Z", c.wall) +
            shape("M-12 -26H12V-22H-12Z", c.red) +
            roof(0, -18, 52, 14, c.roof) +
            roof(0, -36, 38, 14, c.roof) +
            windows(
              [
                [-10, -14, 5, 8],
                [5, -14, 5, 8],
              ],
              c.lamp,
            ),
        ),
      )
      .join(""),
  stage: (c) =>
    shape("M-50 4V-4H50V4Z", c.roof) +
    shape("M-44 -4V-44H-39V-4ZM39 -4V-44H44V-4Z", c.roof) +
    shape("M-39 -6V-40H39V-6Z", "#d8b878") +
    group("translate(0 -6)scale(.62)", pine(0, 0, 1, "#3f6a44")) +
    roof(0, -42, 116, 30, c.roof),
  castle: (c) =>
    group(
      "rotate(180)translate(0 64)",
      shape("M-44 14L-34 -6H34L44 14Z", "#8d8a92") +
        (
          [
            [0, 58],
            [-24, 44],
            [-46, 30],
          ] as const
        )
          .map(
            ([y, w]) =>
              shape(`M${-w * 0.36} ${y - 4}H${w * 0.36}V${y - 20}H${-w * 0.36}Z`, c.wall) +
              roof(0, y - 16, w * 1.25, 12, c.roof),
          )
          .join(""),
    ),
} as const satisfies Record<string, Place>;
