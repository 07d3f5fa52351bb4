import { chain, type Point, ring } from "../../drawing/path.ts";
import type { Random } from "../../drawing/random.ts";
import { disc, group, num, shape, stroke } from "../../drawing/svg.ts";
import type { Plant, PlantPose } from "./plant.ts";

/** A plum branch: from the side, hanging from above, or an old trunk from below. */
export const plum: Plant = (random, pose) => {
  const y = pose.height * (random.between(0.26, 0.42) + pose.drop);
  const { wood, flowers } = random.pick([fromSide, fromSide, fromBelow, hanging])(random, pose, y);
  const bevel = ' stroke-linejoin="bevel"';
  const branches = wood.map(([width, points]) =>
    stroke(chain(points), pose.palette.leaf, width, bevel),
  );
  const blossoms = flowers.map(([x, py, size]) =>
    random.chance(0.88)
      ? `<use href="#pb" transform="translate(${num(x)} ${num(py)})scale(${num(size * 1.25)})rotate(${random.whole(0, 71)})"/>`
      : disc(x, py, 4, pose.palette.flower),
  );
  return `<defs>${blossom(pose.palette.flower)}</defs>${group(
    pose.left ? "scale(1)" : `translate(${pose.width} 0)scale(-1 1)`,
    branches.join("") + blossoms.join(""),
  )}`;
};

type Branch = readonly [width: number, points: readonly Point[]];
type Flower = readonly [x: number, y: number, size: number];
type Pose = (
  random: Random,
  pose: PlantPose,
  y: number,
) => { wood: readonly Branch[]; flowers: readonly Flower[] };

const fromSide: Pose = (random, _, y) => {
  const up = random.between(0.6, 1.25);
  const at = (x: number, dy: number): Point => [x, y + dy * up];
  const main = [
    at(-6, 50),
    at(22, 26),
    at(40, 28),
    at(66, 2),
    at(84, -2),
    at(112, -30),
    at(132, -34),
  ];
  return {
    wood: [
      [6, main],
      [3.4, [at(40, 28), at(52, 48), at(78, 54), at(96, 70)]],
      [3, [at(66, 2), at(64, -22), at(74, -44)]],
      [9, main.slice(0, 4)],
    ],
    flowers: [
      [104, y - 22 * up, 1.2],
      [130, y - 36 * up, 0.9],
      [74, y - 44 * up, 1],
      [62, y - 18 * up, 0.8],
      [78, y + 52 * up, 1.1],
      [97, y + 70 * up, 0.8],
      [50, y + 44 * up, 0.8],
      [28, y + 24 * up, 1.3],
      [84, y + 2 * up, 1],
    ],
  };
};

const fromBelow: Pose = (random, { height }) => {
  const lean = random.between(-10, 16);
  const at = (x: number, share: number): Point => [x + lean * share, height * (1 - share)];
  return {
    wood: [
      [13, [at(10, -0.02), at(26, 0.1), at(16, 0.2), at(30, 0.3)]],
      [6, [at(30, 0.3), at(24, 0.42), at(44, 0.52), at(40, 0.66)]],
      [4, [at(26, 0.26), at(60, 0.34), at(76, 0.44), at(104, 0.48)]],
      [3, [at(22, 0.16), at(54, 0.18), at(78, 0.26)]],
    ],
    flowers: [
      [42 + lean * 0.5, height * 0.46, 1.2],
      [40 + lean * 0.6, height * 0.34, 0.9],
      [104 + lean * 0.5, height * 0.52, 1],
      [74 + lean * 0.4, height * 0.57, 1.2],
      [78 + lean * 0.2, height * 0.74, 1.1],
      [52, height * 0.82, 0.8],
      [24, height * 0.78, 1],
    ],
  };
};

const hanging: Pose = (random, { height, drop }) => {
  const top = drop * height;
  const length = random.between(0.8, 1.2);
  const at = (x: number, y: number): Point => [x, top + y * length];
  return {
    wood: [
      [7, [at(-6, 14), at(24, 26), at(44, 20), at(70, 40), at(96, 36)]],
      [3.6, [at(44, 20), at(54, 56), at(48, 84), at(60, 112)]],
      [3, [at(70, 40), at(84, 66), at(82, 92)]],
      [2.6, [at(22, 26), at(20, 54), at(28, 76)]],
    ],
    flowers: [
      [60, top + 112 * length, 1.1],
      [50, top + 78 * length, 0.9],
      [82, top + 92 * length, 1],
      [80, top + 62 * length, 0.8],
      [28, top + 76 * length, 1.1],
      [96, top + 36 * length, 1.2],
      [40, top + 22 * length, 1],
    ],
  };
};

function blossom(colour: string): string {
  const petals = ring(5, 5.2).map(
    ([x, y]) => `M${num(x - 4.6)} ${num(y)}a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0`,
  );
  return `<g id="pb">${shape(petals.join(""), colour)}${disc(0, 0, 2.6, "#f6d98a")}${stroke(
    "M0 0V-5M0 0L5 -2M0 0L3 4M0 0L-3 4M0 0L-5 -2",
    "#f9e7c0",
    0.8,
  )}</g>`;
}
