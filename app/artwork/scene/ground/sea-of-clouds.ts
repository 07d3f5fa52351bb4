import { mix } from "../../drawing/colour.ts";
import type { Random } from "../../drawing/random.ts";
import { num, shape } from "../../drawing/svg.ts";
import { type LandscapeColours, WHITE } from "../../palette.ts";
import type { SceneFrame } from "../scene.ts";

/** Banks of cloud instead of ground, the place between them. */
export function seaOfClouds(
  random: Random,
  { width, height, horizon, colours }: SceneFrame,
  palette: LandscapeColours,
  place: string,
): string {
  const night = colours.hour === "night";
  const arcs = random.whole(5, 8);
  const banks = [0, 1, 2, 3].map((row) => {
    const steps = Array.from(
      { length: arcs },
      () =>
        `a${num(width / arcs / 1.5)} 14 0 0 1 ${num((width + 40) / arcs)} ${num(random.between(-3, 3))}`,
    );
    const fill = mix(
      night ? "#c9cfe6" : WHITE,
      night ? colours.mid : palette.sky,
      0.1 + row * 0.13,
    );
    const line = ` stroke="${mix(palette.sky, WHITE, 0.35)}"`;
    const left = row % 2 === 0 ? -20 : -20 - width / arcs / 2;
    return shape(
      `M${num(left)} ${height}V${num(horizon + row * height * 0.1)}${steps.join("")}h30V${height}Z`,
      fill,
      line,
    );
  });
  return banks.toSpliced(1, 0, place).join("");
}
