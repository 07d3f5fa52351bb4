import { mix } from "../../drawing/colour.ts";
import { box, num } from "../../drawing/svg.ts";
import { NIGHT, WHITE } from "../../palette.ts";
import type { Plant } from "./plant.ts";

/** Two to four stalks, each where chance puts it, with fans of leaves. */
export const bamboo: Plant = (random, { width, height, left, palette }) => {
  const x = (from: number) => (left ? from : width - from);
  const stalk = (from: number, thick: number, colour: string) => {
    const joint = mix(colour, NIGHT, 0.4);
    let art = "";
    for (let y = height + random.between(0, 30); y > -10; ) {
      const length = random.between(52, 74);
      art +=
        box(x(from) - thick / 2, y - length + 2, thick, length - 4, colour, ' rx="1.5"') +
        box(x(from) - thick / 2 - 1, y - 2, thick + 2, 3, joint);
      y -= length;
    }
    return art + box(x(from) + thick * 0.12, 0, thick * 0.2, height, WHITE, ' opacity=".22"');
  };
  const fan = (from: number, y: number, size: number, turn: number) =>
    [-50, -18, 14, 46]
      .map((angle, index) => {
        const fill = index % 2 === 0 ? mix(palette.leaf, "#10302a", 0.35) : palette.leaf;
        return `<use href="#pl" transform="translate(${num(x(from))} ${num(y)})scale(${num(left ? size : -size)} ${num(size)})rotate(${angle + turn})" fill="${fill}"/>`;
      })
      .join("");
  const jitter = () => random.between(-5, 7);
  const stalks = [
    stalk(52 + jitter(), 8, mix(palette.leaf, palette.glow, 0.42)),
    random.chance(0.4) ? stalk(76 + jitter(), 6, mix(palette.leaf, palette.glow, 0.5)) : "",
    stalk(14 + jitter(), random.between(12, 17), palette.leaf),
    random.chance(0.7) ? stalk(34 + jitter(), 11, mix(palette.leaf, palette.flower, 0.5)) : "",
  ];
  const fans = Array.from({ length: random.whole(3, 5) }, (_, index) =>
    fan(
      random.between(18, 62),
      height * (0.08 + index * 0.19 + random.between(0, 0.09)),
      random.between(0.85, 1.2),
      random.whole(8, 40),
    ),
  );
  return `<defs><path id="pl" d="M0 0C10 -8 30 -8 46 4C30 8 12 8 0 0Z"/></defs>${stalks.join("")}${fans.join("")}`;
};
