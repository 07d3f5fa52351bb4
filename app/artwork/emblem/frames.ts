import { pairs, polygon, ring } from "../drawing/path.ts";
import { num } from "../drawing/svg.ts";

/** Outlines of a crest about (0, 0), radius about 46. */
export const FRAMES = {
  maru: "M0 -46A46 46 0 0 1 0 46A46 46 0 0 1 0 -46Z",
  yuki: lobes(6, 42, 22),
  ume: lobes(5, 42, 26),
  mokko: lobes(4, 42, 31),
  kiku: lobes(16, 45, 9.2),
  kikko: polygon(ring(6, 50)),
  happo: polygon(ring(8, 48.5, -67.5)),
  hishi: "M0 -53L53 0L0 53L-53 0Z",
  kaku: "M-33 -43H33L43 -33V33L33 43H-33L-43 33V-33Z",
} as const;

export type FrameName = keyof typeof FRAMES;

/** Outlines for persons without a row of their own. */
export const FREE_FRAMES = [
  "maru",
  "yuki",
  "ume",
  "mokko",
  "kiku",
  "kikko",
  "happo",
  "hishi",
  "kaku",
] as const satisfies readonly FrameName[];

/** How much smaller a motif is drawn to stay inside its outline. */
export function roomIn(frame: FrameName): number {
  if (frame === "hishi") {
    return 0.84;
  }
  return frame === "kikko" || frame === "ume" ? 0.96 : 1;
}

function lobes(count: number, radius: number, bump: number): string {
  const points = ring(count, radius, -90 + 180 / count);
  const arcs = pairs(points).map(([[x, y], [u, v]], index) => {
    const start = index === 0 ? `M${num(x)} ${num(y)}` : "";
    return `${start}A${num(bump)} ${num(bump)} 0 0 1 ${num(u)} ${num(v)}`;
  });
  return `${arcs.join("")}Z`;
}
