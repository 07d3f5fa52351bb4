import { mix } from "#app/artwork/drawing/colour.ts";
import { choose, hashOf, randomOf } from "#app/artwork/drawing/random.ts";
import { box, disc, gradient, group, num, shape, stroke, svg } from "#app/artwork/drawing/svg.ts";
import { hanko } from "#app/artwork/emblem/hanko.ts";
import { mon } from "#app/artwork/emblem/mon.ts";
import { type PersonLook, personLook } from "#app/artwork/emblem/person.ts";
import { column } from "#app/artwork/glyphs/glyphs.ts";
import { BANNER_COLOURS, BANNER_PATTERNS, crest, crestIn } from "#app/artwork/icons/crests.ts";
import { CARD_COLOURS, GOLD, INK, PAPER, WHITE } from "#app/artwork/palette.ts";
import { pattern } from "#app/artwork/patterns.ts";
import type { PicturedPrayer } from "#app/artwork/records.ts";
import { cloud } from "#app/artwork/scene/clouds.ts";
import { below, ridge } from "#app/artwork/scene/distance.ts";
import type { BannerType } from "#app/game/vocabulary/banner-types.ts";

const WIDTH = 480;
const HEIGHT = 270;
/** More persons than this are left out. */
const MOST_PERSONS = 8;

/**
 * The banner of a prayer, 480 x 270: a night or evening of hills in the colours of its banner type,
 * the crests of its rate-ups under a sacred rope, and a wooden tablet at the left.
 */
export function prayerBanner(prayer: PicturedPrayer): string {
  const [main, light] = BANNER_COLOURS[prayer.type];
  const own = prayer.isRitual ? mix(main, TORII, 0.6) : main;
  const persons = prayer.rateUp.slice(0, MOST_PERSONS).map(personLook);
  const [first] = persons;
  const last = persons.at(-1);
  // The ground leans towards the persons' colours, so that prayers of one type differ.
  const deep = mix(first ? mix(main, first.main, 0.3) : own, "#1c1a2e", 0.5);
  const low = mix(last ? mix(light, last.main, 0.3) : light, WHITE, 0.3);
  const scale = choose([1.15, 1.6, 0.9], hashOf(prayer.id));
  const defs =
    pattern("t", BANNER_PATTERNS[prayer.type], mix(main, WHITE, 0.35), { scale }) +
    gradient("g", [
      [0, deep],
      [0.5, first ? mix(main, first.second, 0.16) : own],
      [1, low],
    ]);
  const clouds = { fill: mix("#fbf0d2", light, 0.22), line: mix(GOLD, "#6a4a1a", 0.25) };
  return svg(
    WIDTH,
    HEIGHT,
    `<defs>${defs}</defs>${[
      box(0, 0, WIDTH, HEIGHT, "url(#g)"),
      box(0, 0, WIDTH, HEIGHT, "url(#t)", ' opacity=".42"'),
      group(
        "translate(296 118)scale(4.6)",
        `<g opacity=".16">${crestIn(prayer.type, mix(main, WHITE, 0.4), light)}</g>`,
      ),
      hillsBehind(prayer.id, { width: WIDTH, height: HEIGHT, deep, low }),
      cloud(90, 222, 170, 13, clouds),
      cloud(330, 206, 190, 13, clouds),
      persons.length > 0 ? rateUps(persons) : prayer.isRitual ? threeEma() : fourPlants(),
      rope(WIDTH),
      tablet(prayer.type),
      border(1.5, INK, 3),
      border(5, GOLD, 1.6),
    ].join("")}`,
  );
}

function border(inset: number, colour: string, width: number): string {
  return stroke(
    `M${num(inset)} ${num(inset)}H${num(WIDTH - inset)}V${num(HEIGHT - inset)}H${num(inset)}Z`,
    colour,
    width,
  );
}

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
function rateUps(persons: readonly PersonLook[]): string {
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
function fourPlants(): string {
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

/** Three votive tablets side by side: for the ritual prayer, in which they are exchanged. */
function threeEma(): string {
  return [196, 300, 404]
    .map((x, index) =>
      group(
        `translate(${x} ${index === 1 ? 84 : 104})rotate(${(index - 1) * 5})`,
        stroke("M-10 0C-16 -26 16 -26 10 0", TORII, 5) +
          shape("M-48 22L0 -6L48 22V92H-48Z", "#d8a765", ` stroke="${INK}" stroke-width="2"`) +
          shape("M-43 24L0 -1L43 24V30H-43Z", "#b9803f") +
          hanko("願", { x: 0, y: 60, size: 44, seed: `ema${index}` }),
      ),
    )
    .join("");
}

/** The red of shrine gates and of the cords of votive tablets. */
const TORII = "#d0452b";

/** A sacred rope with paper streamers along the top. */
function rope(width: number): string {
  const d = `M-6 8C${num(width / 4)} 26 ${num((width * 3) / 4)} 26 ${width + 6} 8`;
  const streamers = [60, 156, 252, 348, 430].map((x) => {
    const y = num(16 + 5 * Math.sin((x / width) * Math.PI));
    const paper = `M${x} ${y}l9 0l-3 9h7l-5 9h6l-12 15l2 -11h-6l4 -9h-6z`;
    return shape(paper, WHITE, ` stroke="${INK}" stroke-width=".8"`);
  });
  return (
    stroke(d, "#d9b878", 11) +
    stroke(d, "#a67c3e", 11, ' stroke-dasharray="2 12"') +
    streamers.join("")
  );
}

/** A wooden tablet that says "prayer", with the seal and the crest of the banner type. */
function tablet(type: BannerType): string {
  const [, , kanji] = BANNER_COLOURS[type];
  const text = column(["祈", "願"], { x: 0, top: 0, size: 40, fill: INK, step: 1.12 });
  const grain = "M34 50C30 110 38 160 33 222M52 50C55 120 48 170 54 222M82 50C86 100 79 180 84 222";
  return (
    box(24, 48, 72, 176, "#e2b877", ` stroke="${INK}" stroke-width="2"`) +
    stroke(grain, "#b98a4e", 1, ' opacity=".7"') +
    box(29, 53, 62, 166, "none", ' stroke="#8a5a2a"') +
    group("translate(60 62)", text.art) +
    hanko(kanji, { x: 60, y: 188, size: 48, seed: type }) +
    group(
      "translate(96 224)scale(.72)",
      disc(0, 0, 32, PAPER, ` stroke="${INK}" stroke-width="2"`) + crest(type),
    )
  );
}

/** Three ranges of hills behind the crests, paler the farther they are. */
function hillsBehind(
  seed: string,
  { width, height, deep, low }: { width: number; height: number; deep: string; low: string },
): string {
  const random = randomOf(`prayer:${seed}`);
  return [0.62, 0.74, 0.86]
    .map((share, index) => {
      const points = ridge(random, {
        width,
        y: height * share,
        height: 70 - index * 14,
        steps: random.whole(5, 8),
      });
      return shape(
        below(points, width, height),
        mix(low, deep, 0.28 + index * 0.2),
        ' opacity=".8"',
      );
    })
    .join("");
}
