import { polygon } from "../drawing/path.ts";
import { randomOf } from "../drawing/random.ts";
import { group, num, shape } from "../drawing/svg.ts";
import { glyph } from "../glyphs/glyphs.ts";
import { PAPER, VERMILION, WHITE } from "../palette.ts";

export interface HankoStyle {
  readonly fill?: string;
  readonly round?: boolean;
  readonly halo?: string;
}

/** A seal with one character, centred on (x, y): a cut square with worn edges, or round. */
export function hanko(
  character: string,
  { x, y, size, seed }: { x: number; y: number; size: number; seed: string },
  { fill = VERMILION, round = false, halo = PAPER }: HankoStyle = {},
): string {
  const half = size / 2;
  const circle = `M0 ${num(-half)}A${num(half)} ${num(half)} 0 1 1 -.1 ${num(-half)}Z`;
  return group(
    `translate(${num(x)} ${num(y)})`,
    shape(
      round ? circle : wornSquare(half, seed),
      fill,
      ` stroke="${halo}" stroke-width="${num(size * 0.07)}" paint-order="stroke"`,
    ) + glyph(character, 0, 0, size * 0.84, WHITE, true),
  );
}

function wornSquare(half: number, seed: string): string {
  const random = randomOf(seed);
  const worn = () => random.between(-0.036, 0.036) * half;
  const edge = half * 0.82;
  const corners = [
    [-edge, -half],
    [0, -half],
    [edge, -half],
    [half, -edge],
    [half, 0],
    [half, edge],
    [edge, half],
    [0, half],
    [-edge, half],
    [-half, edge],
    [-half, 0],
    [-half, -edge],
  ] as const;
  return polygon(corners.map(([x, y]) => [x + worn(), y + worn()]));
}
