import { mix } from "../drawing/colour.ts";
import { box, disc, group, num } from "../drawing/svg.ts";
import { hanko } from "../emblem/hanko.ts";
import { mon } from "../emblem/mon.ts";
import type { PersonLook } from "../emblem/person.ts";
import { CARD_COLOURS, INK, PAPER, WHITE } from "../palette.ts";

type Spot = readonly [x: number, y: number, scale: number];

/** Where one to four persons stand; more stand in two rows. */
const SPOTS: readonly (readonly Spot[])[] = [
  [[300, 132, 2.05]],
  [
    [214, 132, 1.62],
    [372, 132, 1.62],
  ],
  [
    [176, 150, 1.15],
    [292, 122, 1.35],
    [404, 150, 1.15],
  ],
  [
    [162, 108, 0.95],
    [244, 168, 0.95],
    [326, 108, 0.95],
    [408, 168, 0.95],
  ],
];

/** The crests of the persons, and over all of them their seals. */
export function rateUps(persons: readonly PersonLook[]): string {
  const placed = (draw: (person: PersonLook, index: number) => string) =>
    persons
      .map((person, index) => {
        const [x, y, scale] = SPOTS[persons.length - 1]?.[index] ?? inRows(index, persons.length);
        return group(`translate(${num(x)} ${num(y)})scale(${scale})`, draw(person, index));
      })
      .join("");
  return (
    placed(
      (person, index) =>
        disc(3, 4, 50, "#1c1a2e", ' opacity=".22"') + mon(person, `m${index}`, { halo: WHITE }),
    ) + placed(({ kanji, key }) => hanko(kanji, { x: 34, y: 34, size: 34, seed: key }))
  );
}

function inRows(index: number, count: number): Spot {
  const inFirst = Math.ceil(count / 2);
  const isFirst = index < inFirst;
  const [place, inRow] = isFirst ? [index, inFirst] : [index - inFirst, count - inFirst];
  return [140 + (312 * (place + 0.5)) / inRow + (isFirst ? -4 : 6), isFirst ? 88 : 190, 0.8];
}

/** Four cards of the four plants, fanned out: for a prayer that names no persons. */
export function fourPlants(): string {
  return (["plum", "orchid", "chrysanthemum", "bamboo"] as const)
    .map((plant, index) => {
      const colours = CARD_COLOURS[plant];
      const seal = { x: 0, y: 26, size: 44, seed: plant };
      return group(
        `rotate(${(index - 1.5) * 15} 300 430)translate(300 136)`,
        box(-38, -62, 76, 124, PAPER, ` stroke="${INK}" stroke-width="1.6" rx="3"`) +
          box(-33, -57, 66, 114, mix(colours.sky, colours.glow, 0.35)) +
          disc(0, -18, 20, plant === "bamboo" ? "#d8452c" : WHITE) +
          hanko(colours.kanji, seal, { fill: colours.land }),
      );
    })
    .join("");
}
