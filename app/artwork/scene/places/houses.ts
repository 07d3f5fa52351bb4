import { mix } from "../../drawing/colour.ts";
import { disc, group, shape, stroke } from "../../drawing/svg.ts";
import { INK, WHITE } from "../../palette.ts";
import type { SceneColours } from "../hours.ts";
import { cedar, lantern, type Place, roof, windows } from "./parts.ts";

/** Houses and villages. */
export const houses = {
  mansion,
  library: mansion,
  mansion2: (c) =>
    shape("M-50 0V-44H50V0Z", mix(c.wall, c.roof, 0.35)) +
    shape("M-58 -42L-38 -66H38L58 -42Z", c.roof) +
    shape("M-30 -50V-64L-20 -74L-10 -64V-50ZM10 -50V-64L20 -74L30 -64V-50Z", c.roof) +
    windows(
      [
        [-42, -34, 8, 14],
        [-24, -34, 8, 14],
        [16, -34, 8, 14],
        [34, -34, 8, 14],
        [-22, -62, 4, 7],
        [18, -62, 4, 7],
      ],
      c.lamp,
    ) +
    shape("M-6 0V-18H6V0Z", c.roof),
  bamboo: (c) =>
    group(
      "translate(14 0)",
      shape("M-30 0V-20H30V0Z", c.wall) +
        shape("M-22 0V-16H-6V0ZM6 0V-16H22V0Z", c.lamp) +
        stroke("M-14 0V-16M14 0V-16M-30 -9H30", c.roof, 1.6) +
        roof(0, -18, 84, 24, c.roof),
    ),
  village,
  rain: village,
  forest: (c) =>
    shape(
      "M-70 4C-64 -20 -70 -50 -58 -92L-46 -92C-54 -50 -48 -20 -42 4ZM50 4C54 -30 46 -60 60 -100L70 -98C62 -60 66 -20 74 4Z",
      mix(c.near, "#2a1f1a", 0.4),
    ) +
    group(
      "translate(2 2)",
      shape("M-24 0V-22H24V0Z", c.wall) +
        shape("M-32 -20L0 -52L32 -20Z", mix(c.leaf, c.roof, 0.4)) +
        shape("M-6 0V-15H6V0Z", c.roof) +
        windows(
          [
            [-19, -16, 8, 8],
            [11, -16, 8, 8],
          ],
          c.lamp,
        ) +
        shape("M12 -42V-56H19V-34Z", c.roof),
    ) +
    (
      [
        [-36, 6, 1],
        [40, 8, 0.7],
      ] as const
    )
      .map(([x, y, s]) =>
        group(
          `translate(${x} ${y})scale(${s})`,
          shape("M-4 0C-2 -8 -3 -12 -3 -16H3C3 -12 2 -8 4 0Z", WHITE) +
            shape("M-15 -14C-13 -28 13 -28 15 -14Z", c.red) +
            disc(-5, -19, 2, WHITE) +
            disc(4, -21, 2.4, WHITE),
        ),
      )
      .join(""),
  night: (c) =>
    group(
      "translate(0 2)",
      shape("M-30 0V-34H30V0Z", mix(c.wall, "#7a4a2a", 0.5)) +
        shape("M-36 -32L-28 -44H28L36 -32Z", c.roof) +
        shape("M-32 -32H32V-20H-32Z", c.red) +
        stroke("M-16 -32V-20M0 -32V-20M16 -32V-20", WHITE, 1.4) +
        shape("M-26 -18H26V-8H-26Z", c.lamp),
    ) +
    lantern(-38, -22, 0.9, c.lamp) +
    lantern(40, -26, 0.9, c.lamp),
  snow: (c) =>
    (
      [
        [-30, 0, 1.2],
        [34, 4, 0.9],
      ] as const
    )
      .map(([x, y, s]) =>
        group(
          `translate(${x} ${y})scale(${s})`,
          shape("M-20 0V-18H20V0Z", mix(c.wall, c.roof, 0.4)) +
            windows(
              [
                [-13, -13, 8, 8],
                [5, -13, 8, 8],
              ],
              c.lamp,
            ) +
            roof(0, -16, 60, 26, "#f4f4f6"),
        ),
      )
      .join("") +
    cedar(2, 0, 1.3, c.pine) +
    cedar(64, 2, 1, c.pine),
  market: (c) =>
    (
      [
        [-48, c.red],
        [0, "#3c8a5a"],
        [48, "#e0a02b"],
      ] as const
    )
      .map(([x, f]) =>
        group(
          `translate(${x} 2)`,
          shape("M-18 0V-20H18V0Z", c.wall) +
            shape("M-22 -18L-16 -34H16L22 -18Z", f) +
            shape("M-12 -18L-9 -34H-3L-4 -18ZM4 -18L3 -34H9L12 -18Z", WHITE) +
            shape("M-18 -8H18V-4H-18Z", c.roof),
        ),
      )
      .join("") +
    lantern(-24, -32, 0.6, c.lamp) +
    lantern(24, -32, 0.6, c.lamp),
  lake: (c) => group("translate(40 -4)scale(.42)", mansion(c)),
} as const satisfies Record<string, Place>;

function mansion(c: SceneColours): string {
  return (
    shape("M-74 0V-32H74V0Z", mix(c.red, "#5a1a2a", 0.55)) +
    shape("M-78 -32L-70 -46H70L78 -32Z", c.roof) +
    shape("M-14 0V-74H14V0Z", mix(c.red, "#5a1a2a", 0.4)) +
    shape("M-18 -72L0 -104L18 -72Z", c.roof) +
    disc(0, -58, 9, c.wall) +
    stroke("M0 -58V-64M0 -58L4 -55", INK, 1.4) +
    shape("M-62 -46V-62H-46V-46ZM46 -46V-62H62V-46Z", mix(c.red, "#5a1a2a", 0.55)) +
    shape("M-65 -61L-54 -80L-43 -61ZM43 -61L54 -80L65 -61Z", c.roof) +
    windows(
      [
        [-64, -26, 7, 12],
        [-48, -26, 7, 12],
        [-32, -26, 7, 12],
        [25, -26, 7, 12],
        [41, -26, 7, 12],
        [57, -26, 7, 12],
        [-4, -40, 8, 12],
        [-57, -56, 6, 7],
        [51, -56, 6, 7],
      ],
      c.lamp,
    ) +
    shape("M-6 0V-14A6 6 0 0 1 6 -14V0Z", c.roof)
  );
}

function village(c: SceneColours): string {
  return (
    (
      [
        [-52, 0, 0.9],
        [-12, 4, 1.1],
        [34, 0, 0.95],
        [64, 3, 0.7],
      ] as const
    )
      .map(([x, y, s]) =>
        group(
          `translate(${x} ${y})scale(${s})`,
          shape("M-18 0V-18H18V0Z", c.wall) +
            shape("M-12 0V-12H-4V0ZM4 -12H12V-5H4Z", c.lamp) +
            roof(0, -16, 54, 22, c.roof),
        ),
      )
      .join("") + lantern(12, -22, 0.6, c.lamp)
  );
}
