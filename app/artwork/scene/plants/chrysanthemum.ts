import { mix } from "../../drawing/colour.ts";
import { petal } from "../../drawing/path.ts";
import { choose } from "../../drawing/random.ts";
import { disc, group, num, shape } from "../../drawing/svg.ts";
import { NIGHT, WHITE } from "../../palette.ts";
import type { Plant } from "./plant.ts";

type Head = readonly [x: number, y: number, size: number];

// Each pose: flower heads from back to front, measured from the lower corner.
const POSES = [
  [
    [92, -30, 0.86],
    [28, -84, 0.8],
    [42, -34, 1.35],
  ],
  [
    [30, -120, 0.7],
    [62, -74, 0.95],
    [26, -38, 1.2],
  ],
  [
    [122, -22, 0.7],
    [78, -44, 1.05],
    [24, -26, 1.1],
  ],
  [
    [66, -92, 0.75],
    [58, -36, 1.45],
  ],
] as const satisfies readonly [readonly Head[], ...(readonly Head[])[]];

/** Two or three chrysanthemums in a corner. */
export const chrysanthemum: Plant = (random, { width, height, left, palette }) => {
  const heads: readonly Head[] = random.pick(POSES);
  const x = (from: number) => (left ? from : width - from);
  const colours = [palette.flower, "#f2e3c4", mix(palette.flower, "#c23a2a", 0.6)] as const;
  const first = random.whole(0, 2);
  const leafEdge = ` stroke="${mix(palette.leaf, NIGHT, 0.45)}" stroke-width=".8"`;
  const leaves = heads.flatMap(([hx, hy, size]) =>
    [random.between(-50, 10), random.between(30, 90)].map((turn) =>
      group(
        `translate(${num(x(hx + 12))} ${num(height + hy + 14)})rotate(${num(turn)})scale(${num(size * 1.15)})`,
        shape(
          "M0 0C-10 -4 -12 -14 -20 -14C-18 -22 -26 -26 -24 -34C-16 -30 -12 -36 -6 -34C-6 -24 2 -20 0 0Z",
          palette.leaf,
          leafEdge,
        ),
      ),
    ),
  );
  const flowers = heads.map(([hx, hy, size], index) => {
    const at = `translate(${num(x(hx + random.between(-6, 6)))} ${num(height + hy + random.between(-6, 6))})scale(${num(size)})`;
    return group(at, head(choose(colours, first + index)));
  });
  return `<defs>${PETALS}</defs>${leaves.join("")}${flowers.join("")}`;
};

const PETALS = `<g id="pk"><g id="pq">${petals(petal(6, 30, 4.6), 22.5)}</g><use href="#pq" transform="rotate(90)"/><use href="#pq" transform="rotate(180)"/><use href="#pq" transform="rotate(270)"/></g><g id="pi">${petals(petal(3, 19, 4), 30)}</g>`;

function petals(d: string, step: number): string {
  return [0, 1, 2, 3]
    .map((index) => `<path d="${d}" transform="rotate(${index * step})"/>`)
    .join("");
}

function head(colour: string): string {
  const dark = mix(colour, "#6a2a1a", 0.25);
  const light = mix(colour, WHITE, 0.35);
  const inner = [0, 120, 240].map(
    (turn) =>
      `<use href="#pi" transform="rotate(${turn})" fill="${light}" stroke="${dark}" stroke-width=".7"/>`,
  );
  return `<use href="#pk" fill="${colour}" stroke="${dark}" stroke-width=".8"/>${inner.join("")}${disc(0, 0, 4.5, dark)}`;
}
