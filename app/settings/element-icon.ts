import type { Settings } from "./settings.ts";

/** The icon of an element's sign, by the element's id, in the writing that the visitor has chosen. */
export function elementIcon(element: string, writing: Settings["elementLang"]): string {
  return `el-${drawnName(element)}${WRITINGS[writing]}`;
}

/** The colour of an element, by its id. */
export function elementColour(element: string): string {
  return `var(--el-${drawnName(element)})`;
}

/** What the names of icons end with in each writing. */
const WRITINGS: Record<Settings["elementLang"], string> = { en: "", jp: "-jp" };

// The icon set and the colours call the absence of an element "none".
function drawnName(element: string): string {
  return element === "no-element" ? "none" : element;
}
