import { star } from "../drawing/path.ts";
import type { Random } from "../drawing/random.ts";
import { group, num, shape, stroke } from "../drawing/svg.ts";
import type { SceneFrame } from "./scene.ts";

/** What falls or flies before the place: snow, rain, petals, leaves, sparks, red lilies. */
export function weather(random: Random, frame: SceneFrame): string {
  const { place, element } = frame;
  const falling = {
    snow,
    rain,
    storm: rain,
    spring: petals,
    nether: petals,
    autumn: leaves,
    sanzu: spiderLilies,
    grave: spiderLilies,
    hell: spiderLilies,
  };
  const own = Object.entries(falling).find(([name]) => name === place)?.[1];
  return (own?.(random, frame) ?? "") + (element === "fire" ? sparks(random, frame) : "");
}

function snow(random: Random, { width, height }: SceneFrame): string {
  const d = Array.from(
    { length: 22 },
    () => `M${random.whole(0, width)} ${random.whole(0, height)}h.1`,
  ).join("");
  const round = ' stroke-linecap="round"';
  return (
    stroke(d, "#fdfbf5", 3.6, `${round} opacity=".9"`) +
    group(`translate(${width} 9)scale(-1 1)`, stroke(d, "#fdfbf5", 2.4, `${round} opacity=".6"`))
  );
}

function rain(random: Random, { width, height, colours }: SceneFrame): string {
  const d = Array.from({ length: 30 }, () => {
    const length = random.whole(18, 40);
    return `M${random.whole(-20, width)} ${random.whole(-10, Math.round(height * 0.8))}l${length >> 2} ${length}`;
  });
  return stroke(d.join(""), colours.hour === "night" ? "#b9c6e0" : "#4a5a7a", 0.9, ' opacity=".6"');
}

function petals(random: Random, { width, height }: SceneFrame): string {
  const d = Array.from(
    { length: 16 },
    () => `M${num(random.between(0, width))} ${num(random.between(0, height))}q5 -2 4 4q-4 1 -4 -4`,
  );
  return shape(d.join(""), "#f3bfca");
}

function leaves(random: Random, { width, height }: SceneFrame): string {
  const d = Array.from({ length: 12 }, () =>
    star(5, 4, 1.8, random.whole(0, 71), random.between(0, width), random.between(0, height)),
  );
  return shape(d.join(""), "#d4562e");
}

function sparks(random: Random, { width, height, horizon }: SceneFrame): string {
  const d = Array.from({ length: 14 }, () => {
    const q = random.between(2, 5);
    const [x, y] = [random.between(0, width), random.between(horizon * 0.4, height)];
    return `M${num(x)} ${num(y)}q${num(q)} ${num(-q)} 0 ${num(-2.4 * q)}q${num(-q)} ${num(1.4 * q)} 0 ${num(2.4 * q)}`;
  });
  return shape(d.join(""), "#f08a3c");
}

function spiderLilies(random: Random, { width, height }: SceneFrame): string {
  const count = random.whole(4, 8);
  return Array.from({ length: count }, (_, index) => {
    const x = (width * (index + random.between(0.2, 0.8))) / count;
    const y = height * 0.98 - random.between(0, 18);
    return group(
      `translate(${num(x)} ${num(y)})scale(${num(random.between(0.8, 1.2))})`,
      stroke("M0 0V-22", "#4a6a3a", 1.6) +
        stroke(
          "M0 -22C-4 -30 -12 -30 -12 -24M0 -22C4 -30 12 -30 12 -24M0 -22C-2 -32 -8 -36 -11 -33M0 -22C2 -32 8 -36 11 -33M0 -22V-36",
          "#d22f3a",
          1.8,
          ' stroke-linecap="round"',
        ),
    );
  }).join("");
}
