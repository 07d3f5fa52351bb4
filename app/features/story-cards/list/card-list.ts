import type { StoryCard } from "#app/api-schemas/story-cards.ts";
import { EMPTY_BOX } from "#app/collection/box/entry.ts";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import { type CardIndex, indexCards } from "#app/game/story-card-filter/card-index.ts";
import {
  type Named,
  type NamedPerson,
  offeredNames,
  unknownNames,
  withKnownNames,
} from "#app/game/story-card-filter/known-names.ts";
import { filterStoryCards } from "#app/game/story-card-filter/story-card-filter.ts";
import { storyCardListAnswer } from "#app/presenters/story-card-lists.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { cardCounts } from "./card-counts.ts";
import { cardKeys } from "./card-keys.ts";
import type { StoryCardListState } from "./search-params.ts";

/**
 * The first revealed cards at `now` that the filter of `state` finds, with the counts of the count
 * line: `total` revealed cards by `artists` artists, `found` among them. `persons` name whom the
 * listed cards and the filter feature; `offered` is what the search form offers, where it stands in
 * the page, or a filter asks for some of it.
 */
export function storyCardList(dataset: Dataset, asked: StoryCardListState, now: number) {
  const { index, persons, tags } = listOf(dataset);
  const isShown = ({ releaseDate }: { releaseDate: number | null }) => isRevealed(releaseDate, now);
  const revealed = index.cards.filter(isShown).map(({ card }) => card);
  const offered = offeredNames(revealed, { persons, tags });
  const state = withKnownNames(asked, offered);
  const read = readFilter(state.q, cardKeys({ ...offered, box: EMPTY_BOX }), now);
  const { test } = read;
  const meets = test ?? (() => true);
  const found = filterStoryCards(index, state, isShown).filter(meets);
  const cards = found.slice(0, state.shown);
  const open = revealed.find(({ id }) => id === state.card) ?? null;
  const named = new Set([...cards, ...(open ? [open] : [])].flatMap(({ featured }) => featured));
  return {
    read,
    unknown: unknownNames(asked, offered),
    state: { ...state, card: open?.id ?? null },
    total: revealed.length,
    artists: new Set(revealed.flatMap(({ artist }) => artist.id ?? [])).size,
    found: found.length,
    cards,
    open,
    persons: persons.filter(({ id }) => named.has(id) || state.featured.includes(id)),
    offered: state.form === null && state.q === "" ? null : offered,
    counts:
      state.form === null ? null : cardCounts({ cards: index.cards.filter(isShown) }, state, meets),
    sample: revealed.some(({ sampleRelease }) => sampleRelease),
  };
}

/** When another card is revealed, or null. */
export function nextCardMoment(dataset: Dataset, now: number): number | null {
  return nextMoment(
    dataset.storyCards.map((card) => card.release),
    now,
  );
}

interface List {
  readonly index: CardIndex<StoryCard>;
  readonly persons: readonly NamedPerson[];
  readonly tags: readonly Named[];
}

// Made once for a dataset, not for every answer.
const lists = new WeakMap<Dataset, List>();

function listOf(dataset: Dataset): List {
  const known = lists.get(dataset);
  if (known) return known;
  const { content, chips, tags } = storyCardListAnswer(dataset);
  const list = { index: indexCards(content), persons: chips, tags };
  lists.set(dataset, list);
  return list;
}
