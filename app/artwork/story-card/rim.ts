import { box, disc, gradient, shape } from "../drawing/svg.ts";
import { INK } from "../palette.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

const METALS: Readonly<Partial<Record<number, readonly [dark: string, light: string]>>> = {
  3: ["#a5714a", "#d9b08a"],
  4: ["#8f97a8", "#e3e6ee"],
  5: ["#b98a22", "#f3dc8c"],
};

/**
 * The rim of a card by its rarity: paper, bronze from 3 stars, silver with cut corners for 4, gold
 * with plates for 5.
 */
export function rim(rarity: number, { width, height }: Size): { defs: string; art: string } {
  const metal = METALS[Math.min(5, rarity)];
  const thick = rarity >= 4 ? 8 : rarity === 3 ? 6 : 4;
  const fill = metal ? "url(#re)" : "#efe6d2";
  const frame = (inset: number, stroke: string, line: number) =>
    box(
      inset,
      inset,
      width - 2 * inset,
      height - 2 * inset,
      "none",
      ` stroke="${stroke}" stroke-width="${line}"`,
    );
  return {
    defs: metal ? metalGradient(metal) : "",
    art:
      frame(thick / 2, fill, thick) +
      frame(thick, INK, 1.2) +
      frame(0.6, INK, 1.2) +
      corners(rarity, { width, height }),
  };
}

function metalGradient([dark, light]: readonly [string, string]): string {
  const stops = [
    [0, light],
    [0.4, dark],
    [0.62, light],
    [1, dark],
  ] as const;
  return gradient("re", stops, 'x2="1" y2="1"');
}

function corners(rarity: number, { width, height }: Size): string {
  if (rarity < 4) {
    return "";
  }
  const line = (w: number) => ` stroke="${INK}" stroke-width="${w}"`;
  const plate =
    rarity === 4
      ? shape("M0 0H20L8 8L0 20Z", "url(#re)", line(0.8))
      : shape("M0 0H30L22 8H20C20 16 16 20 8 20V22L0 30Z", "url(#re)", line(1)) +
        disc(8, 8, 2.6, "#b92a41");
  const places = [
    `0 0`,
    `${width} 0)rotate(90`,
    `${width} ${height})rotate(180`,
    `0 ${height})rotate(270`,
  ];
  return `<defs><g id="rc">${plate}</g></defs>${places
    .map((at) => `<use href="#rc" transform="translate(${at})"/>`)
    .join("")}`;
}
