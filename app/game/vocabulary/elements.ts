import { entryOf } from "./vocabulary.ts";

/** Elements with the symbol that the setting "Japanese element symbols" shows. */
export const ELEMENTS = [
  { id: "sun", label: "Sun", symbol: "日" },
  { id: "moon", label: "Moon", symbol: "月" },
  { id: "fire", label: "Fire", symbol: "火" },
  { id: "water", label: "Water", symbol: "水" },
  { id: "wood", label: "Wood", symbol: "木" },
  { id: "metal", label: "Metal", symbol: "金" },
  { id: "earth", label: "Earth", symbol: "土" },
  { id: "star", label: "Star", symbol: "星" },
  { id: "no-element", label: "No element", symbol: "無" },
] as const;

export type Element = (typeof ELEMENTS)[number]["id"];

/**
 * The element with this id.
 * @throws {Error} with the text of the error catalogue (specification 2 §8) when there is none.
 */
export function elementOf(id: string): (typeof ELEMENTS)[number] {
  const element = entryOf(ELEMENTS, id);
  if (!element) throw new Error("element not found!");
  return element;
}
