import { Link } from "react-router";
import { artistPath } from "#app/components/story-card/card-path.ts";
import { LinkedCards } from "#app/components/story-card/linked-cards.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import type { CardPageData } from "./card-page-data.ts";

/** Who drew a card, and other cards by the same hand. */
export function ArtistOfCard({ card, byArtist }: Pick<CardPageData, "card" | "byArtist">) {
  const { artist } = card;
  // One without a page of cards stands at the card's head already.
  if (artist.id === null) return null;
  const { total, cards } = byArtist;
  return (
    <PageSection
      id="artist"
      title="Artist"
      end={`${formatNumber(total + 1)} ${total === 0 ? "card" : "cards"}`}
    >
      <p className="mt-2">
        <Link
          className="link inline-flex min-h-11 items-center"
          lang="ja"
          to={artistPath({ id: artist.id, jp: artist.jp }, card.releaseDate)}
        >
          {artist.jp}
        </Link>
      </p>
      {cards.length === 0 ? null : <LinkedCards cards={cards} />}
      {total > cards.length ? (
        <Link
          className="link inline-flex min-h-11 items-center"
          to={`/story-cards?${new URLSearchParams({ artist: artist.jp })}`}
        >
          All of this artist
        </Link>
      ) : null}
    </PageSection>
  );
}
