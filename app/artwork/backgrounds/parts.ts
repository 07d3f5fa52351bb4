import { below, ridge } from "#app/artwork/scene/distance.ts";
import type { Random } from "../drawing/random.ts";
import { num, stroke } from "../drawing/svg.ts";
import type { PatternName } from "../patterns.ts";
import { type GroundSpec, HEIGHT, WIDTH } from "./themes.ts";

/** A section's ground: the pattern under it, its strength, and the picture along an edge. */
export interface Ground {
  readonly pattern: PatternName;
  readonly scale: number;
  readonly opacity: number;
  readonly draw: (spec: GroundSpec) => string;
}

export function hills(random: Random, y: number, height: number, steps: number): string {
  return below(ridge(random, { width: WIDTH, y, height, steps }), WIDTH, HEIGHT);
}

/** Rows of waves from y down to the lower edge. */
export function waves(y: number, colour: string): string {
  let d = "";
  for (let row = 0; row < 7; row++) {
    const radius = 34 + row * 5;
    const top = num(y + row * (20 + row * 2.5));
    for (let x = (row % 2) * -radius; x < WIDTH + radius; x += radius * 2) {
      for (const share of [1, 0.68, 0.36]) {
        const r = radius * share;
        d += `M${num(x + radius - r)} ${top}a${num(r)} ${num(r * 0.72)} 0 0 1 ${num(2 * r)} 0`;
      }
    }
  }
  return stroke(d, colour, 1.6);
}
