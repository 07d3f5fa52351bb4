import { curve, type Point } from "../drawing/path.ts";
import type { Random } from "../drawing/random.ts";
import { num } from "../drawing/svg.ts";

/** Points of a range of hills from side to side, its crests up to `height` above y. */
export function ridge(
  random: Random,
  { width, y, height, steps }: { width: number; y: number; height: number; steps: number },
): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => [
    (index * width) / steps,
    y - height * (0.25 + 0.75 * random.next()) * (index % 2 === 0 ? 0.35 : 1),
  ]);
}

/** The area below a chain of points, down to `bottom`. */
export function below(points: readonly Point[], width: number, bottom: number): string {
  return `${curve(points)}L${num(width)} ${num(bottom)}L0 ${num(bottom)}Z`;
}
