import type { z } from "zod";
import type { PACK_FILES, PackFile } from "#db/pack/schema/index.ts";

/** A record as a person writes it: defaults may be left out. */
export type Written<File extends PackFile> = z.input<(typeof PACK_FILES)[File]>;
export type WrittenRecords = { [File in PackFile]?: Written<File>[] };

export function aPerson(given: Partial<Written<"persons.json">> = {}): Written<"persons.json"> {
  return { id: "reimu", nameEn: "Hakurei Reimu", shortEn: "Reimu", nameJp: "博麗霊夢", ...given };
}

export function aCharacter(
  given: Partial<Written<"characters.json">> = {},
): Written<"characters.json"> {
  return { id: "l1-reimu", person: "reimu", world: "L1", series: "eosd", ...given };
}

/** A story card credited to the game, without stats and effects. */
export function aStoryCard(
  given: Partial<Written<"story-cards.json">> = {},
): Written<"story-cards.json"> {
  const credit = given.artist === undefined ? { credit: "Touhou LostWord" } : {};
  return {
    id: 1,
    nameEn: "Scarlet Tower",
    nameBasis: "source",
    sort: "scarlet tower",
    rarity: 5,
    type: "plum",
    stats: [],
    ...credit,
    ...given,
  };
}
