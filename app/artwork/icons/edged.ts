import { INK, WHITE } from "../palette.ts";

const INK_LINE = new RegExp(`stroke="${INK}" stroke-width="([\\d.]+)"`, "g");

/** A drawing over a pale edge of itself, so that its ink line is seen on a dark ground too. */
export function edged(art: string): string {
  const edge = art.replace(
    INK_LINE,
    (_, width: string) => `stroke="${WHITE}" stroke-width="${Number(width) + 3}"`,
  );
  return edge + art;
}
