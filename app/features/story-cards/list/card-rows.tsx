import { useDeferredValue, useMemo } from "react";
import { Link } from "react-router";
import type { StoryCard } from "#app/api-schemas/story-cards.ts";
import { parseFilter } from "#app/game/filter-language/parse-filter.ts";
import { askedEffects } from "#app/game/story-card-filter/effect-ask.ts";
import { useInfiniteScroll } from "#app/lib/use-infinite-scroll.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { ListEnd } from "../list-end.tsx";
import {
  FIRST_BATCH,
  filterQuery,
  type StoryCardListState,
  storyCardListUrl,
} from "./search-params.ts";
import { CARD_COLUMNS, StoryCardItem } from "./story-card-item.tsx";
import { type FoundCards, isReleased } from "./use-found-cards.ts";

/** Rows that stand in sight above the fold of a wide screen. */
const FIRST_ROWS = 4;

/** The cards found, as far as the list has grown, and how it ends. */
export function CardRows({
  found,
  state,
  isMissing,
  retry,
}: {
  found: FoundCards;
  state: StoryCardListState;
  isMissing: boolean;
  retry: () => void;
}) {
  const { scrollBatch } = useSettings();
  const { shown, endRef } = useInfiniteScroll({
    total: found.cards.length,
    first: state.shown,
    batch: scrollBatch,
    list: filterQuery(state).toString(),
  });
  const below = useRowsBelow(found.cards, shown);
  const { asked, offered } = found;
  const effects = useMemo(
    () => askedEffects(asked.options, parseFilter(asked.q).tree, offered.tags),
    [asked.options, asked.q, offered.tags],
  );
  // A row belongs to its place and takes the next card over, which costs half of a new row.
  const row = (card: StoryCard, place: number) => (
    <StoryCardItem
      key={place}
      card={card}
      names={found.names}
      isReleased={isReleased(card, found.revealedUntil)}
      asked={effects}
    />
  );
  return (
    <>
      <div className="border-ink max-lg:border-t">
        <div
          className={`sticky top-bar z-2 hidden border-b border-ink bg-paper pt-2.5 pb-2 text-small text-ink-3 lg:grid ${CARD_COLUMNS}`}
          aria-hidden="true"
        >
          <span />
          <span>Card</span>
          <span>Stats, level 0 – 10</span>
          <span>Effects, base – full limit break</span>
          <span>Artist, release, source</span>
        </div>
        {found.cards.slice(0, Math.min(shown, FIRST_ROWS)).map(row)}
        {below.rows.map((card, place) => row(card, FIRST_ROWS + place))}
      </div>
      <ListEnd
        shown={shown}
        found={found.found}
        isMissing={isMissing}
        retry={retry}
        more={storyCardListUrl.encode({ ...state, shown: state.shown + FIRST_BATCH })}
        // Before its rows are drawn the end stands too near, and the list would grow by a batch.
        endRef={below.areLate ? undefined : endRef}
      />
      <p className="mb-4 text-center lg:hidden">
        <Link className="link" to="/story-cards/illustrators">
          To Illustrator Tracker page &gt;
        </Link>
      </p>
    </>
  );
}

/** The first rows follow a key at once; those below stay as they were until there is time. */
function useRowsBelow(cards: readonly StoryCard[], shown: number) {
  const now = useMemo(() => ({ cards, shown }), [cards, shown]);
  const before = useDeferredValue(now);
  // The same list that grew does not wait: its place after a reload is looked for at once.
  const rows = before.cards === cards ? now : before;
  return { rows: rows.cards.slice(FIRST_ROWS, rows.shown), areLate: rows !== now };
}
