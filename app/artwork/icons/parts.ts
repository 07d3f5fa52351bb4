import { disc, group, num, shape, stroke } from "#app/artwork/drawing/svg.ts";
import { INK, WHITE } from "#app/artwork/palette.ts";

/** An item in a box of 64 x 64, in its colour and with its sign, which may be empty. */
export type ItemShape = (colour: string, sign: string) => string;

/** The attributes of the one ink line that goes round every part. */
export function inkLine(width = 2.4): string {
  return ` stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;
}

/** A path with its ink line. */
export function block(d: string, fill: string, width?: number): string {
  return shape(d, fill, inkLine(width));
}

/** A disc with its ink line. */
export function ball(x: number, y: number, r: number, fill: string, width?: number): string {
  return disc(x, y, r, fill, inkLine(width));
}

/** Light that falls on a surface. */
export function shine(d: string): string {
  return stroke(d, WHITE, 2, ' stroke-linecap="round" opacity=".8"');
}

/** A leaf of clover with as many parts as wanted. */
export function clover(leaves: number, main: string, light: string): string {
  const leaf =
    block(
      "M0 0C-5 -7 -15 -10 -12 -20C-10 -26 -3 -25 0 -20C3 -25 10 -26 12 -20C15 -10 5 -7 0 0Z",
      main,
    ) + stroke("M0 -5V-14", light, 1.6);
  const turned = Array.from({ length: leaves }, (_, index) =>
    group(`rotate(${num((index * 360) / leaves)})`, leaf),
  );
  return turned.join("") + ball(0, 0, 4, light, 2);
}

const INK_LINE = new RegExp(`stroke="${INK}" stroke-width="([\\d.]+)"`, "g");

/** A drawing over a pale edge of itself, so that its ink line is seen on a dark ground too. */
export function edged(art: string): string {
  const edge = art.replace(
    INK_LINE,
    (_, width: string) => `stroke="${WHITE}" stroke-width="${Number(width) + 3}"`,
  );
  return edge + art;
}
