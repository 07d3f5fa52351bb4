import { mix } from "../drawing/colour.ts";
import { choose, hashOf } from "../drawing/random.ts";
import { box, gradient, group, num, stroke, svg } from "../drawing/svg.ts";
import { personLook } from "../emblem/person.ts";
import { crestIn } from "../icons/crests.ts";
import { BANNER_COLOURS, GOLD, INK, WHITE } from "../palette.ts";
import { pattern } from "../patterns.ts";
import type { PicturedPrayer } from "../records.ts";
import { cloud } from "../scene/clouds.ts";
import { hillsBehind } from "./hills.ts";
import { PATTERN_OF } from "./pattern-of.ts";
import { fourPlants, rateUps } from "./rate-ups.ts";
import { rope, tablet } from "./shrine-parts.ts";

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
  const persons = prayer.rateUp.slice(0, MOST_PERSONS).map(personLook);
  const [first] = persons;
  const last = persons.at(-1);
  // The ground leans towards the persons' colours, so that prayers of one type differ.
  const deep = mix(first ? mix(main, first.main, 0.3) : main, "#1c1a2e", 0.5);
  const low = mix(last ? mix(light, last.main, 0.3) : light, WHITE, 0.3);
  const scale = choose([1.15, 1.6, 0.9], hashOf(prayer.id));
  const defs =
    pattern("t", PATTERN_OF[prayer.type], mix(main, WHITE, 0.35), { scale }) +
    gradient("g", [
      [0, deep],
      [0.5, first ? mix(main, first.second, 0.16) : main],
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
      persons.length === 0 ? fourPlants() : rateUps(persons),
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
