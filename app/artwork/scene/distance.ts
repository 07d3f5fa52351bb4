import { mix } from "#app/artwork/drawing/colour.ts";
import { curve, type Point } from "#app/artwork/drawing/path.ts";
import type { Random } from "#app/artwork/drawing/random.ts";
import { gradient, num, shape } from "#app/artwork/drawing/svg.ts";
import { WHITE } from "#app/artwork/palette.ts";
import type { SceneFrame } from "./scene.ts";

/** Far mountains and the hills before them, each fading at its foot, and a bank of mist. */
export function distance(random: Random, frame: SceneFrame): { defs: string; art: string } {
  const { width, height, horizon, colours, place } = frame;
  const fade = (id: string, colour: string) =>
    gradient(id, [
      [0, colour],
      [1, colours.low, 0.55],
    ]);
  const open = ["city", "dream", "moon", "cave"].includes(place);
  const hills = ridge(random, { width, y: horizon + 6, height: height * 0.1, steps: 8 });
  return {
    defs: fade("sf", colours.far) + fade("sr", colours.midland),
    art:
      (open ? "" : farMountains(random, frame)) +
      (place === "cave" ? caveMouth(frame) : "") +
      shape(below(hills, width, horizon + 14), "url(#sr)") +
      mist(random, frame),
  };
}

function farMountains(random: Random, frame: SceneFrame): string {
  const { width, height, horizon } = frame;
  if (random.chance(0.45)) {
    return peak(random, frame);
  }
  const far = ridge(random, { width, y: horizon, height: height * 0.2, steps: 6 });
  return shape(below(far, width, horizon + 8), "url(#sf)");
}

/** A single cone with snow on its top. */
function peak(random: Random, { width, height, horizon, colours }: SceneFrame): string {
  const x = width * random.between(0.25, 0.8);
  const up = height * random.between(0.2, 0.27);
  const at = (share: number) => num(x + width * share);
  const y = (share: number) => num(horizon - up * share);
  const foot = num(horizon + 6);
  return (
    shape(
      `M${at(-0.5)} ${foot}C${at(-0.2)} ${y(0.4)} ${at(-0.08)} ${y(1)} ${num(x - 7)} ${y(1)}H${num(x + 7)}C${at(0.08)} ${y(1)} ${at(0.2)} ${y(0.4)} ${at(0.5)} ${foot}Z`,
      "url(#sf)",
    ) +
    shape(
      `M${num(x - 7)} ${y(1)}H${num(x + 7)}L${num(x + 20)} ${y(0.76)}L${num(x + 9)} ${y(0.82)}L${num(x + 2)} ${y(0.7)}L${num(x - 7)} ${y(0.82)}L${num(x - 19)} ${y(0.75)}Z`,
      colours.hour === "night" ? "#c9cfe0" : WHITE,
    )
  );
}

/** The rock around the view, for what lies underground. */
function caveMouth({ width, height, colours }: SceneFrame): string {
  const x = (share: number) => num(width * share);
  const y = (share: number) => num(height * share);
  return shape(
    `M0 0H${width}V${height}H0ZM${x(0.14)} ${y(0.8)}C${x(-0.02)} ${y(0.4)} ${x(0.2)} ${y(0.08)} ${x(0.5)} ${y(0.09)}C${x(0.82)} ${y(0.08)} ${x(1.02)} ${y(0.42)} ${x(0.86)} ${y(0.8)}Z`,
    mix(colours.near, "#1a1218", 0.5),
    ' fill-rule="evenodd"',
  );
}

function mist(random: Random, { width, height, horizon, colours }: SceneFrame): string {
  const y = num(horizon - height * random.between(0.05, 0.12));
  const turn = random.chance(0.5) ? ` transform="translate(${width} 0)scale(-1 1)"` : "";
  return shape(
    `M-10 ${y}h${num(width * 0.55)}a4 4 0 0 1 0 8h${num(-width * 0.3)}a4 4 0 0 0 0 8h${num(width * 0.4)}a4 4 0 0 1 0 8H-10Z`,
    colours.low,
    ` opacity=".7"${turn}`,
  );
}

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
