import { mix } from "#app/artwork/drawing/colour.ts";
import type { Random } from "#app/artwork/drawing/random.ts";
import { num, shape } from "#app/artwork/drawing/svg.ts";
import { type LandscapeColours, WHITE } from "#app/artwork/palette.ts";
import type { SceneFrame } from "./scene.ts";

/** A cloud as on painted screens: three stacked bars with round ends, each `height` high. */
export function cloud(
  x: number,
  y: number,
  width: number,
  height: number,
  colours: { fill: string; line: string },
): string {
  const r = num(height / 2);
  const bar = (left: number, top: number, length: number) => {
    const from = num(left + height / 2);
    const to = num(left + length - height / 2);
    const bottom = num(top + height);
    return `M${from} ${num(top)}H${to}A${r} ${r} 0 0 1 ${to} ${bottom}H${from}A${r} ${r} 0 0 1 ${from} ${num(top)}Z`;
  };
  const d =
    bar(x, y, width) +
    bar(x + width * 0.16, y + height, width * 0.7) +
    bar(x - width * 0.12, y + height * 2, width * 0.62);
  return shape(
    d,
    colours.fill,
    ` stroke="${colours.line}" stroke-width="1.4" paint-order="stroke"`,
  );
}

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
