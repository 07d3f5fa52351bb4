import { useMemo } from "react";
import type { StoryCard } from "#app/api-schemas/story-cards.ts";
import type { Box } from "#app/collection/box/box.ts";
import { EMPTY_BOX, entryOf, isMine, keyOf } from "#app/collection/box/entry.ts";
import { useKeptBox } from "#app/collection/use-collection.ts";
import type { PersonNames } from "#app/components/story-card/card-identity.tsx";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { isRevealed } from "#app/game/reveal.ts";
import {
  type Named,
  type NamedPerson,
  offeredNames,
  personNames,
  withKnownNames,
} from "#app/game/story-card-filter/known-names.ts";
import { filterStoryCards } from "#app/game/story-card-filter/story-card-filter.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { useLatestRelease } from "../use-latest-release.ts";
import { type CardCounts, cardCounts } from "./card-counts.ts";
import { cardKeys } from "./card-keys.ts";
import type { StoryCardListState } from "./search-params.ts";
import type { CardList } from "./whole-card-list.ts";

/** What the list shows: its counts, the cards found so far, and what a search can ask for. */
export interface FoundCards {
  /** What the filter asks for: persons by their ids, and unknown values left out. */
  readonly asked: StoryCardListState;
  readonly total: number;
  readonly found: number;
  readonly cards: readonly StoryCard[];
  /** Whether or not the filter finds it; undefined for what this visitor is not shown. */
  readonly cardOf: (id: number) => StoryCard | undefined;
  readonly names: PersonNames;
  readonly offered: { readonly persons: readonly NamedPerson[]; readonly tags: readonly Named[] };
  /** What each choice of the search would leave; null where that is not counted. */
  readonly counts: () => CardCounts | null;
  /** Releases up to this moment have passed, ms since the epoch; null as the server sees it. */
  readonly revealedUntil: number | null;
}

/**
 * The cards that a filter finds in the whole list for this visitor at this moment; null until the
 * list is there. A card appears, or loses its question marks, when its release comes.
 */
export function useFoundCards(list: CardList | null, state: StoryCardListState): FoundCards | null {
  const { jpContent } = useSettings();
  const revealedUntil = useLatestRelease(useReleases(list));
  // Another box draws the list anew only where it is asked for.
  const box = useKeptBox(state.mine !== null || state.q !== "");
  const shown = useMemo(
    () => (list ? shownCards(list, jpContent, revealedUntil) : null),
    [list, jpContent, revealedUntil],
  );
  return useMemo(() => {
    if (!shown) return null;
    const { index, cardOf, names, offered } = shown;
    const asked = withKnownNames(state, offered);
    const { test } = readFilter(state.q, cardKeys({ ...offered, box: box ?? EMPTY_BOX }), 0);
    const meets = (card: StoryCard) =>
      isOfMine(box, card.id, asked.mine) && (test === null || test(card));
    const cards = filterStoryCards(index, asked).filter(meets);
    return {
      asked,
      total: index.cards.length,
      found: cards.length,
      cards,
      cardOf,
      names,
      offered,
      counts: () => cardCounts(index, asked, meets),
      revealedUntil,
    };
  }, [shown, state, revealedUntil, box]);
}

/** Whether a card is what the visitor asks of her collection; without one all are. */
function isOfMine(box: Box | null, id: number, mine: StoryCardListState["mine"]): boolean {
  return box === null || mine === null || isMine(entryOf(box, keyOf("card", id)), mine);
}

/** Whether a card's release has come at the moment that `FoundCards` tell. */
export function isReleased({ releaseDate }: StoryCard, revealedUntil: number | null): boolean {
  return revealedUntil === null || isRevealed(releaseDate, revealedUntil);
}

function shownCards({ index, persons, tags }: CardList, all: boolean, revealedUntil: number) {
  const cards = all
    ? index.cards
    : index.cards.filter(({ releaseDate }) => isRevealed(releaseDate, revealedUntil));
  const offered = offeredNames(
    cards.map(({ card }) => card),
    { persons, tags },
  );
  return {
    index: { cards },
    cardOf: (id: number) => cards.find(({ card }) => card.id === id)?.card,
    names: personNames(persons),
    offered,
  };
}

function useReleases(list: CardList | null) {
  return useMemo(() => list?.index.cards.map(({ releaseDate }) => releaseDate) ?? [], [list]);
}
