import type { Element } from "#app/game/vocabulary/elements.ts";
import type { PackTowerEnemy } from "#db/pack/schema/tower.ts";
import type { Draw } from "./draw.ts";
import {
  COUNTERED_ELEMENTS,
  type CounteredElement,
  counterOf,
  elementOf,
  isCountered,
  preyOf,
} from "./elements.ts";
import type { FactTowerEnemy } from "./facts.ts";

type Affinities = Pick<PackTowerEnemy, "weaks" | "resists" | "affinities">;

/** What the facts tell of all enemies of a floor, or of several. */
export interface ElementsOfFloor {
  readonly weak: readonly Element[];
  readonly resist: readonly Element[];
}

/**
 * Elements of an enemy that the facts name. Weaknesses and resistances stand as told; what is open
 * follows the counters, a sample.
 */
export function toldAffinities(
  enemy: FactTowerEnemy,
  draw: Draw,
  floor: ElementsOfFloor,
): Affinities {
  if (enemy.element !== undefined) return affinitiesOfElement(elementOf(enemy.element));
  if (enemy.weak === undefined) return drawnAffinities(draw, floor, 2);
  const weaks = enemy.weak.map(elementOf);
  const resists = (enemy.resist ?? []).map(elementOf);
  const own = weaks.filter(isCountered).map(preyOf);
  const free = own.filter((element) => !weaks.includes(element));
  const element = free.find((one) => resists.includes(one)) ?? free[0] ?? "no-element";
  return { weaks, resists, affinities: [element] };
}

/**
 * Sample elements of an enemy: its own one, as many weaknesses and resistances as asked, and those
 * that all enemies of the floor have.
 */
export function drawnAffinities(draw: Draw, floor: ElementsOfFloor, count: number): Affinities {
  if (floor.weak.length === 0 && draw.happens(0.04, "no element")) {
    return { weaks: [], resists: [...floor.resist], affinities: ["no-element"] };
  }
  const element = ownElement(draw, floor);
  const open = draw
    .shuffled(COUNTERED_ELEMENTS, "open elements")
    .filter((one) => one !== element && one !== counterOf(element) && one !== preyOf(element));
  const weaks = distinct([...floor.weak, counterOf(element), ...open])
    .filter((one) => !floor.resist.includes(one))
    .slice(0, Math.max(count, floor.weak.length));
  const resists = distinct([...floor.resist, preyOf(element), ...open.toReversed()])
    .filter((one) => !weaks.includes(one))
    .slice(0, Math.max(count, floor.resist.length));
  const second = resists.find((one) => one !== element && one !== preyOf(element));
  const twofold = second !== undefined && draw.happens(0.15, "two elements");
  return { weaks, resists, affinities: twofold ? [element, second] : [element] };
}

/** An element that is not itself a weakness; where the floor has one, an element that it counters. */
function ownElement(draw: Draw, { weak }: ElementsOfFloor): CounteredElement {
  const countered = weak.filter(isCountered).map(preyOf);
  const wanted = countered.length > 0 ? countered : COUNTERED_ELEMENTS;
  const [first = "sun", ...more] = wanted.filter((element) => !weak.includes(element));
  return draw.one([first, ...more], "element");
}

function affinitiesOfElement(element: Element): Affinities {
  if (!isCountered(element)) return { weaks: [], resists: [], affinities: [element] };
  return { weaks: [counterOf(element)], resists: [preyOf(element)], affinities: [element] };
}

function distinct<Entry>(entries: readonly Entry[]): Entry[] {
  return [...new Set(entries)];
}
