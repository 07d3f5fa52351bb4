import { Link } from "react-router";
import type { StoryCard } from "#app/api-schemas/story-cards.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { artistPath } from "./card-path.ts";

/** Artist, release, sources, prayers and links of a card, as far as they are known. */
export function CardOrigin({ card }: { card: StoryCard }) {
  const { artist, links } = card;
  return (
    <div className="quiet-links flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5 text-dense leading-[1.4] text-ink-2">
      {artist.jp === "" ? null : (
        <span className="text-ink" lang={artist.id === null ? undefined : "ja"}>
          {artist.id === null ? (
            artist.jp
          ) : (
            <Link to={artistPath({ id: artist.id, jp: artist.jp }, card.releaseDate)}>
              {artist.jp}
            </Link>
          )}
        </span>
      )}
      {card.releaseDate === null ? null : (
        <span className="num">
          <DateText at={card.releaseDate} format="short" />
          {card.sampleRelease ? <SampleMark /> : null}
        </span>
      )}
      {card.obtaining.map(({ type, display }) => (
        <span key={`${type}-${display}`}>{display}</span>
      ))}
      {card.isRaised ? (
        <span>
          <Link to={`/prayers?story-cards=${card.id}`}>Banners that feature it</Link>
        </span>
      ) : null}
      {links.wiki ? <OutsideLink to={links.wiki}>Wiki</OutsideLink> : null}
      {links.chronicle ? <OutsideLink to={links.chronicle}>Chronicle</OutsideLink> : null}
    </div>
  );
}
