import { Link } from "react-router";
import type { StoryCard } from "#app/contract/story-cards.ts";
import type { ObtainingSource } from "#app/game/vocabulary/obtaining-sources.ts";
import { DateText } from "#app/preferences/date-text.tsx";

/** Artist, release, sources and links of a card, as far as they are known. */
export function CardOrigin({ card }: { card: StoryCard }) {
  const { artist, links } = card;
  return (
    <div className="sc-get">
      {artist.jp === "" ? null : (
        <span className="artist" lang={artist.id === null ? undefined : "ja"}>
          {artist.id === null ? (
            artist.jp
          ) : (
            <Link to={`/story-cards/illustrators#illustrator-${artist.id}`}>{artist.jp}</Link>
          )}
        </span>
      )}
      {card.releaseDate === null ? null : (
        <span className="num">
          <DateText at={card.releaseDate} format="short" />
          {card.sampleRelease ? <abbr title="Sample data, not a fact"> *</abbr> : null}
        </span>
      )}
      {card.obtaining.map(({ type, display }) => (
        <span key={`${type}-${display}`}>
          {RAISED_BY_PRAYERS.has(type) ? (
            <Link to={`/prayers?story-cards=${card.id}`}>{display}</Link>
          ) : (
            display
          )}
        </span>
      ))}
      {links.wiki ? (
        <a className="link" href={links.wiki}>
          Wiki
        </a>
      ) : null}
      {links.chronicle ? (
        <a className="link" href={links.chronicle}>
          Chronicle
        </a>
      ) : null}
    </div>
  );
}

/** Sources that are prayers of the list; a general card comes from the standing pool. */
const RAISED_BY_PRAYERS: ReadonlySet<ObtainingSource> = new Set([
  "prayer",
  "epic-prayer",
  "epic-limited",
  "sc-prayer",
]);
