import { mix } from "../../drawing/colour.ts";
import { choose, type Random } from "../../drawing/random.ts";
import { box, gradient, num, shape, stroke } from "../../drawing/svg.ts";
import { NIGHT } from "../../palette.ts";
import { pine } from "../places/parts.ts";
import { below } from "../ridges.ts";
import type { SceneFrame } from "../scene.ts";
import { bambooFence, meadow, path, sandGarden, stream, terraces } from "./near-land.ts";

/** Land before the place: its middle ground, its near ground, and one of several things on it. */
export function land(
  random: Random,
  frame: SceneFrame,
  place: string,
): { defs: string; art: string } {
  const { width, height, horizon, colours, left } = frame;
  const y = horizon + 4;
  const middle = [0, 0.25, 0.55, 0.8, 1].map(
    (share, index) => [width * share, y + choose([12, 2, 10, 3, 9], index)] as const,
  );
  const near = [0, 0.3, 0.62, 1].map(
    (share, index) =>
      [
        width * share,
        y + height * (choose([0.12, 0.09, 0.15, 0.08], index) + random.between(-0.02, 0.02)),
      ] as const,
  );
  const kinds = [path, terraces, meadow, sandGarden, stream, bambooFence, meadow] as const;
  const pines =
    random.chance(0.4) || frame.element === "wood"
      ? pine(
          width * (left ? random.between(0.8, 0.9) : random.between(0.1, 0.2)),
          y + height * 0.13,
          1.5,
          colours.pine,
        ) +
        pine(
          width * (left ? random.between(0.66, 0.74) : random.between(0.26, 0.34)),
          y + height * 0.11,
          0.95,
          colours.pine,
        )
      : "";
  const detail = frame.place === "city" ? street(frame) : random.pick(kinds)(random, frame);
  return {
    defs: gradient("sn", [
      [0, colours.near],
      [1, mix(colours.near, NIGHT, 0.45)],
    ]),
    art:
      place +
      shape(below(middle, width, height), colours.midland) +
      shape(below(near, width, height), "url(#sn)") +
      detail +
      pines,
  };
}

/** Asphalt with lane marks, for the town. */
function street({ width, height, horizon, colours }: SceneFrame): string {
  const top = horizon + height * 0.2;
  return (
    box(0, top, width, height - top, mix(colours.near, "#3a3f4a", 0.5)) +
    stroke(`M0 ${num(top)}H${width}`, colours.low, 1.2, ' opacity=".5"') +
    stroke(
      `M0 ${num(top + height * 0.1)}H${width}`,
      colours.lamp,
      2,
      ' stroke-dasharray="18 14" opacity=".6"',
    )
  );
}
