import { searchForm } from "./plain-text.ts";
import type { SearchIndex } from "./search-index.ts";
import type { QueryPart } from "./search-query.ts";
import { codeMatch, NO_CODE } from "./world-code.ts";

/**
 * The writing that a found record is found by, in the letters that were typed: kana for kana, an
 * alias for what only the alias holds. Null where that is its name, or its world.
 */
export function matchedWriting(
  { records, writings, writingsOf, namesOf }: SearchIndex,
  at: number,
  parts: readonly QueryPart[],
): string | null {
  const world = records[at]?.world;
  const typed = parts
    .filter(({ code }) => world === undefined || codeMatch(code, world) === NO_CODE)
    .map(({ code }) => searchForm(code));
  const heldBy = (place: number) => {
    const form = searchForm(writings[place]?.text ?? "");
    return typed.filter((part) => form.includes(part)).length;
  };
  const own = (writingsOf[at] ?? []).map((place) => ({ place, held: heldBy(place) }));
  const most = own.reduce((best, one) => (one.held > best.held ? one : best), {
    place: -1,
    held: 0,
  });
  const isName = own.slice(0, namesOf[at]).includes(most);
  return isName ? null : (writings[most.place]?.text ?? null);
}
