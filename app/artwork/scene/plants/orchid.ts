import { mix } from "../../drawing/colour.ts";
import { curve } from "../../drawing/path.ts";
import { disc, num, shape, stroke } from "../../drawing/svg.ts";
import { NIGHT } from "../../palette.ts";
import type { Plant } from "./plant.ts";

/** A tuft of leaves with one or two stems of flowers, more or less bent. */
export const orchid: Plant = (random, { width, height, left, palette }) => {
  const side = left ? 1 : -1;
  const x = width * (left ? 0.17 : 0.83) + side * random.between(-10, 22);
  const y = height + 4;
  const spread = random.between(0.75, 1.2);
  const leaves = Array.from({ length: random.whole(7, 10) }, (_, index) => {
    const away = index - 3.4;
    const out = away * 19 * side * spread;
    const up = height * random.between(0.24, 0.46) * (1 - Math.abs(away) * 0.07);
    const half = random.between(3, 5);
    const tip = y - up * (Math.abs(away) > 3 ? 0.55 : 1);
    return `M${num(x - half + index)} ${y}Q${num(x + out * 0.3)} ${num(y - up * 1.05)} ${num(x + out * 1.25)} ${num(tip)}Q${num(x + out * 0.3 + half * 1.6)} ${num(y - up * 0.9)} ${num(x + half + index)} ${y}Z`;
  });
  const stem = (tall: number, reach: number, count: number) => {
    const flowers = Array.from({ length: count }, (_, index) => {
      const t = 1 - (index * 0.66) / count;
      const fx = x + side * (4 + reach * t);
      const fy = y - height * tall * (0.22 + 0.78 * Math.sqrt(t)) + (index % 2 === 0 ? -4 : 8);
      const size = 1 - index * 0.12;
      return `<use href="#po" transform="translate(${num(fx)} ${num(fy)})rotate(${num(side * (20 - index * 14))})scale(${num(size * side)} ${num(size)})"/>`;
    });
    const d = curve([
      [x + side * 4, y],
      [x + side * reach * 0.34, y - height * tall * 0.66],
      [x + side * reach, y - height * tall],
    ]);
    return stroke(d, mix(palette.leaf, NIGHT, 0.15), 2.6) + flowers.join("");
  };
  const first = stem(random.between(0.3, 0.42), random.between(30, 62), random.whole(3, 5));
  const second = random.chance(0.45)
    ? stem(random.between(0.2, 0.27), random.between(64, 92), 3)
    : "";
  const edge = ` stroke="${mix(palette.leaf, NIGHT, 0.4)}" stroke-width=".8"`;
  return `<defs>${flower(palette.flower)}</defs>${shape(leaves.join(""), palette.leaf, edge)}${second}${first}`;
};

function flower(colour: string): string {
  const petals =
    "M0 0C-7 -6 -8 -18 0 -22C8 -18 7 -6 0 0ZM0 0C-8 -4 -20 -4 -23 4C-14 8 -6 6 0 0ZM0 0C8 -4 20 -4 23 4C14 8 6 6 0 0ZM0 0C-10 4 -14 14 -10 18C-4 14 -1 8 0 0ZM0 0C10 4 14 14 10 18C4 14 1 8 0 0Z";
  return `<g id="po">${shape(petals, colour)}${shape("M-4 0C-8 8 -4 16 0 17C4 16 8 8 4 0Z", "#f6e6ee")}${disc(0, 2, 2.6, "#e3b341")}</g>`;
}
