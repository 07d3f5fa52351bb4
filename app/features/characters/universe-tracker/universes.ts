import type { UniverseAnswer } from "#app/api-schemas/character-lists.ts";
import { arcNameOf } from "#app/game/universal-name.ts";
import { groupsOfIds } from "../groups.ts";

const DEFAULT_UNIVERSE = "L1";

/**
 * The universes with how many characters each has, and the characters of the one that `asked`
 * names. Codes are case-sensitive, searches are not: an exact code comes first.
 */
export function universes({ content }: UniverseAnswer, asked: string) {
  const find = (fits: (id: string) => boolean) => content.find(({ id }) => fits(id));
  const current =
    find((id) => id === asked) ??
    find((id) => id.toLowerCase() === asked.toLowerCase()) ??
    find((id) => id === DEFAULT_UNIVERSE) ??
    content[0];
  return {
    all: content.map(({ id, characters }) => ({
      id,
      arc: arcNameOf(id) ?? null,
      count: characters.length,
    })),
    current: groupsOfIds(current ? [current] : [])[0] ?? null,
  };
}

export type Universes = ReturnType<typeof universes>;

/** What the URL says of a universe: nothing for the default. */
export function universeInUrl(id: string | undefined): string {
  return id === undefined || id === DEFAULT_UNIVERSE ? "" : id;
}
