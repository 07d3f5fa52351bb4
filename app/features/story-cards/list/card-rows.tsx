import { useDeferredValue } from "react";
import { Link } from "react-router";
import { usePreferences } from "#app/preferences/use-preferences.ts";
import { useGrowth } from "#app/widgets/growing-list.ts";
import { ListEnd } from "../list-end.tsx";
import { StoryCardItem } from "./story-card-item.tsx";
import {
  FIRST_BATCH,
  filterQuery,
  type StoryCardListState,
  storyCardListUrl,
} from "./url-state.ts";
import { type FoundCards, isReleased } from "./use-found-cards.ts";

/** Rows that stand in sight above the fold of a wide screen. */
const FIRST_ROWS = 5;

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
  const { scrollBatch } = usePreferences();
  const { shown, endRef } = useGrowth({
    total: found.cards.length,
    first: state.shown,
    batch: scrollBatch,
    list: filterQuery(state).toString(),
  });
  // The first rows follow a key at once; those below stay as they were until there is time.
  const below = useDeferredValue(found).cards.slice(FIRST_ROWS, shown);
  const cards = [...found.cards.slice(0, Math.min(shown, FIRST_ROWS)), ...below];
  return (
    <>
      <div className="sc-list">
        <div className="sc-head" aria-hidden="true">
          <span />
          <span>Card</span>
          <span>Stats, level 0 – 10</span>
          <span>Effects, base – full limit break</span>
          <span>Artist, release, source</span>
        </div>
        {cards.map((card, place) => (
          <StoryCardItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a row takes the next card over, which costs half of a new row.
            key={place}
            card={card}
            names={found.names}
            isReleased={isReleased(card, found.revealedUntil)}
          />
        ))}
      </div>
      <ListEnd
        isEmpty={found.found === 0}
        isWhole={shown >= found.found}
        isMissing={isMissing}
        retry={retry}
        more={storyCardListUrl.encode({ ...state, shown: state.shown + FIRST_BATCH })}
        endRef={endRef}
      />
      <p className="to-illustrators">
        <Link className="link" to="/story-cards/illustrators">
          To Illustrator Tracker page &gt;
        </Link>
      </p>
    </>
  );
}
