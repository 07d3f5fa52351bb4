import { ELEMENTS } from "./vocabulary/elements.ts";
import { entryOf } from "./vocabulary/vocabulary.ts";

/**
 * The element with this id.
 * @throws {Error} with the text of the error catalogue (specification 2 §8) when there is none.
 */
export function elementOf(id: string): (typeof ELEMENTS)[number] {
  const element = entryOf(ELEMENTS, id);
  if (!element) throw new Error("element not found!");
  return element;
}
