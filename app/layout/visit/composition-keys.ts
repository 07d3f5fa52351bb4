/**
 * Keeps the keys of an input method from every handler of the page: Enter that ends a composition
 * adds no chip, an arrow among candidates steps nowhere. What the browser does with them stays.
 */
export function withholdComposition(target: Pick<EventTarget, "addEventListener"> = window): void {
  for (const type of ["keydown", "keypress", "keyup"]) {
    // Before everybody else, who listen below the window or later on it.
    target.addEventListener(type, withhold, { capture: true });
  }
}

/**
 * Whether a key belongs to a composition. Safari ends the composition before it reports the key
 * that ended it: that one has only the code by which browsers mark what an input method has taken.
 */
function isOfComposition(key: Pick<KeyboardEvent, "isComposing" | "keyCode" | "key">): boolean {
  return key.isComposing || key.keyCode === TAKEN || key.key === "Process";
}

const TAKEN = 229;

function withhold(event: Event): void {
  if (event instanceof KeyboardEvent && isOfComposition(event)) event.stopImmediatePropagation();
}
