import { mix } from "../drawing/colour.ts";
import { randomOf } from "../drawing/random.ts";
import { shape } from "../drawing/svg.ts";
import { below, ridge } from "../scene/ridges.ts";

/** Three ranges of hills behind the crests, paler the farther they are. */
export function hillsBehind(
  seed: string,
  { width, height, deep, low }: { width: number; height: number; deep: string; low: string },
): string {
  const random = randomOf(`prayer:${seed}`);
  return [0.62, 0.74, 0.86]
    .map((share, index) => {
      const points = ridge(random, {
        width,
        y: height * share,
        height: 70 - index * 14,
        steps: random.whole(5, 8),
      });
      return shape(
        below(points, width, height),
        mix(low, deep, 0.28 + index * 0.2),
        ' opacity=".8"',
      );
    })
    .join("");
}
