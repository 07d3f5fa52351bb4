import type { PackArtist } from "#db/pack/schema/story-cards.ts";
import type { FactIllustrator } from "./facts.ts";

/** Illustrators with the ids of the facts. Accounts and sites are not known, so there are none. */
export function artistsOf(illustrators: readonly FactIllustrator[]): PackArtist[] {
  return illustrators.map(({ id, name }) => ({ id, name }));
}

/** Artist ids by credited name. Throws where two artists are credited alike. */
export function artistIdsByName(artists: readonly PackArtist[]): Map<string, number> {
  const ids = new Map(artists.map(({ id, name }) => [name, id]));
  if (ids.size !== artists.length) throw new Error("two artists have the same name");
  return ids;
}
