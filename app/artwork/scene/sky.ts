import { mix } from "../drawing/colour.ts";
import type { Random } from "../drawing/random.ts";
import { disc, num, shape, stroke } from "../drawing/svg.ts";
import { type LandscapeColours, WHITE } from "../palette.ts";
import type { SceneFrame } from "./scene.ts";

const MOONLIGHT = "#f5e6b8";

/** The lines of the wood from which the block of the sky was cut. */
export function woodGrain(random: Random, frame: SceneFrame, palette: LandscapeColours): string {
  const { width, height, colours } = frame;
  const rows = Array.from({ length: 6 }, (_, index) => {
    const bend = num(random.between(-7, 7));
    return `M0 ${num(10 + index * height * 0.09)}q${num(width * 0.25)} ${bend} ${num(width * 0.5)} 0t${num(width * 0.5)} 0`;
  });
  const colour = colours.hour === "night" ? WHITE : palette.land;
  return stroke(rows.join(""), colour, 1, ' opacity=".1"');
}

/** Sun, moon or the earth over the moon, by hour and element. */
export function celestialBody(
  random: Random,
  frame: SceneFrame,
  palette: LandscapeColours,
): string {
  const { width, height, colours, element, place } = frame;
  const x = width * random.between(0.28, 0.74);
  const y = height * random.between(0.16, 0.3);
  const r = random.between(24, 36);
  if (place === "moon") {
    return earth(x, y, r);
  }
  if (colours.hour === "night") {
    const isCrescent = random.chance(0.35) || element === "star";
    return (
      disc(x, y, r * 1.5, MOONLIGHT, ' opacity=".14"') +
      (isCrescent ? crescent(x, y, r) : disc(x, y, r, MOONLIGHT))
    );
  }
  const isRed = random.chance(0.25) || element === "sun" || colours.hour === "dusk";
  const isPale = random.chance(0.65);
  if (isRed) {
    const red = colours.hour === "dawn" ? "#e8836a" : "#d8452c";
    return disc(x, y, element === "sun" ? r * 1.35 : r, red);
  }
  return isPale ? disc(x, y, r, mix(palette.glow, "#fffaf0", 0.6), ' opacity=".9"') : "";
}

function earth(x: number, y: number, r: number): string {
  const land = `M${num(x - r * 0.7)} ${num(y - 4)}q${num(r * 0.4)} ${num(-r * 0.6)} ${num(r * 0.8)} ${num(-r * 0.3)}t${num(r * 0.1)} ${num(r * 0.6)}t${num(-r * 0.9)} ${num(-r * 0.3)}z`;
  return (
    disc(x, y, r, "#5f9fc8") +
    shape(land, "#87b07a") +
    disc(x, y, r + 5, "none", ` stroke="${WHITE}" opacity=".35" stroke-width="3"`)
  );
}

function crescent(x: number, y: number, r: number): string {
  const [tip, top, bottom] = [num(x + r * 0.5), num(y - r * 0.85), num(y + r * 0.85)];
  return shape(
    `M${tip} ${top}A${num(r)} ${num(r)} 0 1 0 ${tip} ${bottom}A${num(r * 0.88)} ${num(r * 0.88)} 0 1 1 ${tip} ${top}Z`,
    MOONLIGHT,
  );
}

/** Stars by night, a skein of geese by day. */
export function skyLife(random: Random, frame: SceneFrame): string {
  return frame.colours.hour === "night" ? stars(random, frame) : geese(random, frame);
}

function stars(random: Random, { width, horizon, element }: SceneFrame): string {
  const many = element === "star";
  const d = Array.from({ length: many ? 26 : 12 }, () => {
    const q = random.whole(2, many ? 5 : 3);
    const [x, y] = [random.whole(6, width - 6), random.whole(6, Math.round(horizon * 0.8))];
    return `M${x} ${y}l.6 ${-q}l.6 ${q}l${q} .6l${-q} .6l-.6 ${q}l-.6 ${-q}l${-q} -.6z`;
  });
  return shape(d.join(""), "#f7ecc8");
}

function geese(random: Random, { width, height, colours }: SceneFrame): string {
  const left = width * random.between(0.2, 0.7);
  const top = height * random.between(0.2, 0.34);
  if (!random.chance(0.6)) {
    return "";
  }
  const d = [0, 1, 2, 3, 4].map((index) => {
    const second = index > 2;
    const x = left + index * 9 - (second ? 22 : 0);
    const y = top + (second ? (index - 2) * 6 : index * 5);
    const q = 6 - index * 0.5;
    return `M${num(x - q)} ${num(y - 2)}q${num(q * 0.6)} -2 ${num(q)} 2q${num(q * 0.4)} -4 ${num(q)} -2`;
  });
  return stroke(d.join(""), mix(colours.near, "#14162a", 0.3), 1.3);
}
