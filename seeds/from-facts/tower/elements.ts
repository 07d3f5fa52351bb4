import type { Element } from "#app/game/vocabulary/elements.ts";
import type { FactElement } from "./facts.ts";

/** The element under the site's name: the facts say none for "no element". */
export function elementOf(fact: FactElement): Element {
  return fact === "none" ? "no-element" : fact;
}

export type CounteredElement = Exclude<Element, "no-element">;

/**
 * Which element an element is weak to. Read from the first floors, where the facts name each
 * enemy's element and, in the same order, the elements that suit the floor.
 */
const COUNTERS: Readonly<Record<CounteredElement, CounteredElement>> = {
  sun: "moon",
  moon: "star",
  star: "sun",
  fire: "water",
  water: "earth",
  earth: "wood",
  wood: "metal",
  metal: "fire",
};

export const COUNTERED_ELEMENTS: readonly CounteredElement[] = [
  "sun",
  "moon",
  "star",
  "fire",
  "water",
  "earth",
  "wood",
  "metal",
];

/** The element that an enemy of this element is weak to. */
export function counterOf(element: CounteredElement): CounteredElement {
  return COUNTERS[element];
}

/** The element that this one counters. */
export function preyOf(element: CounteredElement): CounteredElement {
  return COUNTERED_ELEMENTS.find((one) => COUNTERS[one] === element) ?? element;
}

/** Whether the element stands in the circles of counters. */
export function isCountered(element: Element): element is CounteredElement {
  return element !== "no-element";
}
