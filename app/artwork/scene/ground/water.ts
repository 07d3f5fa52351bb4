import { mix } from "../../drawing/colour.ts";
import { star } from "../../drawing/path.ts";
import type { Random } from "../../drawing/random.ts";
import { box, gradient, group, num, shape, stroke } from "../../drawing/svg.ts";
import { WHITE } from "../../palette.ts";
import type { SceneFrame } from "../scene.ts";

type NearWater = (random: Random, frame: SceneFrame) => string;

/** Water up to the horizon with the place standing in it, and one of several near shores. */
export function water(
  random: Random,
  frame: SceneFrame,
  place: string,
): { defs: string; art: string } {
  const { width, height, horizon, colours } = frame;
  const y = horizon + 4;
  const kinds = [waves, waves, ripples, lilies, reeds, shore] as const;
  // On open sea there is no shore to stand on.
  const surface = frame.place === "sea" || frame.place === "ship" ? waves : random.pick(kinds);
  return {
    defs: gradient("sw", [
      [0, colours.low],
      [0.25, colours.water],
      [1, mix(colours.water, "#14204a", 0.55)],
    ]),
    art: box(0, y, width, height - y, "url(#sw)") + place + surface(random, frame),
  };
}

/** Rows of arcs that grow towards the viewer. */
const waves: NearWater = (random, { width, horizon }) => {
  let d = "";
  for (let row = 0; row < 5; row++) {
    const y = Math.round(horizon + 18 + row * row * 4 + row * 9);
    const radius = 9 + row * 5;
    for (let x = random.between(-10, 6); x < width; x += radius * 2 + random.between(4, 26)) {
      d += `M${Math.round(x)} ${y}a${radius} ${Math.round(radius * 0.55)} 0 0 1 ${radius * 2} 0`;
    }
  }
  return stroke(d, WHITE, 1.2, ' opacity=".55"');
};

/** Long quiet lines. */
const ripples: NearWater = (random, { width, height, horizon }) => {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const y = Math.round(horizon + 14 + ((height - horizon) * row * row) / 90);
    const x = Math.round(random.between(-20, width * 0.6));
    const length = Math.round(random.between(width * 0.2, width * 0.5));
    return `M${x} ${y}q${length >> 2} -3 ${length >> 1} 0t${length >> 1} 0`;
  });
  return stroke(rows.join(""), WHITE, 1.3, ' opacity=".5" stroke-linecap="round"');
};

/** Leaves of water lilies, some of them in flower. */
const lilies: NearWater = (random, frame) => {
  const { width, height, horizon, colours } = frame;
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const near = 0.14 + (index / 9) * 0.22;
    const x = Math.round(width * random.between(0.06, 0.94));
    const y = Math.round(horizon + height * near);
    const r = 7 + near * 34;
    const flower = random.chance(0.35)
      ? group(`translate(${x} ${y - 5})scale(1 .7)`, shape(star(7, r * 0.62, r * 0.26), "#f3c3cd"))
      : "";
    return (
      shape(
        `M${x} ${y}l${num(r)} ${num(-r * 0.16)}a${num(r)} ${num(r * 0.38)} 0 1 0 ${num(-r * 0.1)} ${num(r * 0.3)}z`,
        mix(colours.leaf, colours.water, 0.15),
        ` stroke="${mix(colours.leaf, colours.near, 0.6)}" stroke-width=".8"`,
      ) + flower
    );
  });
  return ripples(random, frame) + leaves.join("");
};

/** Reeds along the near edge. */
const reeds: NearWater = (random, frame) => {
  const { width, height, colours } = frame;
  const [blades, heads] = [[""], [""]];
  for (let x = random.between(0, 8); x < width; x += random.between(7, 22)) {
    const tall = random.between(34, 78);
    const lean = random.between(-14, 14);
    blades.push(
      `M${num(x)} ${height}q${num(lean * 0.2)} ${num(-tall * 0.6)} ${num(lean)} ${num(-tall)}`,
    );
    if (random.chance(0.4)) {
      heads.push(`M${num(x + lean)} ${num(height - tall + 2)}l${num(lean * 0.16)} -13`);
    }
  }
  return (
    waves(random, frame) +
    stroke(blades.join(""), mix(colours.leaf, colours.near, 0.35), 2) +
    stroke(heads.join(""), "#7d5133", 4.4, ' stroke-linecap="round"')
  );
};

/** A near bank with stones. */
const shore: NearWater = (random, frame) => {
  const { width, height, colours } = frame;
  const rise = random.chance(0.5);
  const [from, to] = rise ? [0.9, 0.8] : [0.79, 0.9];
  const y = (share: number) => num(height * share);
  const stones = Array.from({ length: 8 }, () => {
    const r = random.between(3, 8);
    const x = random.between(0, width);
    return `M${num(x - r)} ${y(random.between(0.9, 0.98))}a${num(r)} ${num(r * 0.6)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r * 0.6)} 0 1 0 ${num(-2 * r)} 0`;
  });
  return (
    ripples(random, frame) +
    shape(
      `M0 ${y(from)}C${num(width * 0.3)} ${y(from + 0.02)} ${num(width * 0.5)} ${y(to + 0.07)} ${width} ${y(to)}V${height}H0Z`,
      mix(colours.near, colours.leaf, 0.3),
      ` stroke="${colours.low}" stroke-width="1.6"`,
    ) +
    shape(stones.join(""), mix(colours.roof, colours.low, 0.4))
  );
};
