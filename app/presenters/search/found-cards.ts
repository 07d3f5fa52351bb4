import { formatDate } from "#app/game/date-format.ts";
import { earliestRelease } from "#app/game/earliest-release.ts";
import { effectName } from "#app/game/story-card-filter/effects.ts";
import type { SearchRecord } from "#app/game/text-match/search-record.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { SearchSource } from "./search-source.ts";

/** Story cards by all their names. */
export function foundCards({
  cards,
  artists,
}: Pick<SearchSource, "cards" | "artists">): SearchRecord[] {
  const names = new Map(artists.map(({ id, name }) => [id, name]));
  return cards.map(({ id, name, aliases, rarity, type, artist, credit, release }) => {
    const by = artist === null ? credit : names.get(artist);
    const suit = `${rarity}★ ${labelOf(CARD_TYPES, type)}`;
    return {
      kind: "story-card",
      id,
      name,
      note: by ? `${suit} · art by ${by}` : suit,
      href: `/story-cards?card=${id}`,
      writings: aliases,
      ...(release !== null && { shownFrom: release }),
    };
  });
}

/** Illustrators from the first card of theirs on, as the list of them has it. */
export function foundIllustrators({
  cards,
  artists,
}: Pick<SearchSource, "cards" | "artists">): SearchRecord[] {
  const byArtist = Map.groupBy(cards, ({ artist }) => artist);
  return artists.flatMap(({ id, name }): SearchRecord[] => {
    const first = earliestRelease((byArtist.get(id) ?? []).map(({ release }) => release));
    if (first === null) return [];
    return [
      {
        kind: "illustrator",
        id,
        name,
        note: `First card ${formatDate(first, "short", "utc")}`,
        href: `/story-cards/illustrators#illustrator-${id}`,
        shownFrom: first,
      },
    ];
  });
}

/** Tags of characters, with the story cards whose effects act on them. */
export function foundTags({ tags }: Pick<SearchSource, "tags">): SearchRecord[] {
  return tags.map(({ id, name }) => {
    const effect = effectName({ group: "character-tag", attribute: id, direction: null });
    const query = new URLSearchParams({ options: `effect:${effect}:value-sort` });
    return {
      kind: "tag",
      id,
      name,
      note: "Story cards that act on characters with this tag",
      href: `/story-cards?${query}`,
    };
  });
}
