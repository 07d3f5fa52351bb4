import { mix } from "../../drawing/colour.ts";
import { star } from "../../drawing/path.ts";
import { disc, shape, stroke } from "../../drawing/svg.ts";
import { WHITE } from "../../palette.ts";
import { type Place, roof, windows } from "./parts.ts";

/** Ships, streets and doors. */
export const ways = {
  ship: (c) =>
    shape("M-62 -18C-40 -8 40 -8 64 -24L52 2C30 8 -30 8 -46 2Z", mix(c.red, c.roof, 0.35)) +
    shape("M-3 -90H3V-12H-3Z", c.roof) +
    shape("M6 -84C34 -70 36 -44 30 -26H6Z", WHITE) +
    shape("M-6 -78C-30 -66 -34 -44 -28 -26H-6Z", WHITE) +
    stroke("M8 -64H32M8 -46H33M-8 -60H-30M-8 -44H-31", c.red, 2.4) +
    shape("M30 -14V-26H50V-18Z", c.wall) +
    roof(40, -25, 32, 12, c.roof),
  sanzu: (c) =>
    shape("M-34 -4C-16 4 18 4 40 -8C36 6 26 10 0 10C-22 10 -30 6 -34 -4Z", c.roof) +
    stroke("M10 4L30 -50", "#8a6a44", 2) +
    shape("M-10 -2C-12 -16 -6 -22 0 -24C8 -22 12 -14 10 -2Z", c.red) +
    disc(0, -27, 4.5, WHITE),
  city: (c) =>
    (
      [
        [-80, 34, 22],
        [-58, 60, 18],
        [-40, 44, 20],
        [-20, 82, 24],
        [4, 50, 22],
        [26, 66, 16],
        [42, 38, 24],
        [66, 56, 18],
      ] as const
    )
      .map(
        ([x, h, w]) =>
          shape(`M${x} 0V${-h}H${x + w}V0Z`, mix(c.roof, c.mid, 0.3)) +
          windows(
            [
              [x + 4, -h + 6, 4, 4],
              [x + w - 8, -h + 16, 4, 4],
              [x + 4, -h + 24, 4, 4],
            ],
            c.lamp,
          ),
      )
      .join(""),
  backdoor: (_c) =>
    shape("M-22 4V-60C-22 -72 -12 -78 0 -78C12 -78 22 -72 22 -60V4Z", "#e0bf6a") +
    shape("M-17 4V-59C-17 -68 -9 -73 0 -73C9 -73 17 -68 17 -59V4Z", "#1f2540") +
    shape("M-17 4V-59C-17 -66 -12 -71 -6 -72V0Z", "#f3e6bf") +
    shape(
      star(5, 4, 1.7, -90, 4, -54) +
        star(5, 3, 1.2, -90, 11, -38) +
        star(5, 3.5, 1.4, -90, 4, -24) +
        star(5, 2.5, 1, -90, 11, -10),
      "#f6e08a",
    ),
  sea: (c) =>
    shape("M-40 -8C-14 6 20 6 46 -12L38 4C18 12 -20 10 -32 4Z", c.roof) +
    shape("M2 -70V-8H-30C-26 -30 -14 -54 2 -70Z", WHITE) +
    shape("M8 -62C20 -48 26 -28 24 -10H8Z", c.red),
} as const satisfies Record<string, Place>;
