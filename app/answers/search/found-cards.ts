import { formatDate } from "#app/game/date-format.ts";
import { earliestRelease } from "#app/game/earliest-release.ts";
import { effectName } from "#app/game/story-card-filter/effects.ts";
import type { SearchRecord } from "#app/game/text-match/search-record.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { StoryCardRecord } from "#db/queries/story-cards.ts";
import { cardName } from "../story-card.ts";

/** Story cards by their sort key. */
export function foundCards({ storyCards }: Pick<Dataset, "storyCards">): SearchRecord[] {
  return storyCards.map((card) => ({
    kind: "story-card",
    id: card.id,
    name: cardName(card),
    note: noteOf(card),
    href: `/story-cards?card=${card.id}`,
    writings: [
      card.nameEn,
      card.nameJp,
      card.nameZh,
      ...card.aliases.map(({ value }) => value),
    ].filter((text) => text !== null),
    ...(card.release !== null && { shownFrom: card.release }),
  }));
}

function noteOf({ rarity, type, artistName, credit }: StoryCardRecord): string {
  const artist = artistName ?? credit;
  const suit = `${rarity}★ ${labelOf(CARD_TYPES, type)}`;
  return artist === null ? suit : `${suit} · art by ${artist}`;
}

/** Illustrators, each told of with the first card of theirs, as the list of them does. */
export function foundIllustrators({
  artists,
  storyCards,
}: Pick<Dataset, "artists" | "storyCards">): SearchRecord[] {
  const cards = Map.groupBy(storyCards, ({ artistId }) => artistId);
  return artists.flatMap(({ id, name }): SearchRecord[] => {
    const first = earliestRelease((cards.get(id) ?? []).map(({ release }) => release));
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
export function foundTags({ characterTags }: Pick<Dataset, "characterTags">): SearchRecord[] {
  return characterTags.map(({ id, nameEn }) => {
    const effect = effectName({ group: "character-tag", attribute: id, direction: null });
    const query = new URLSearchParams({ options: `effect:${effect}:value-sort` });
    return {
      kind: "tag",
      id,
      name: nameEn,
      note: "Story cards that act on characters with this tag",
      href: `/story-cards?${query}`,
    };
  });
}
