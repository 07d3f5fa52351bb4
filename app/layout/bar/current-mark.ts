import type { Place, Section } from "../../navigation.ts";

/** How a link to a place is marked: as this very page, as its section, or not at all. */
export function currentMark(
  place: Pick<Place, "path" | "section">,
  at: { section: Section | undefined; pathname: string },
): "page" | "true" | undefined {
  if (place.section !== at.section) {
    return undefined;
  }
  return place.path === at.pathname ? "page" : "true";
}
