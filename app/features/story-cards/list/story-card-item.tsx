import { memo } from "react";
import { Link } from "react-router";
import type { StoryCard } from "#app/api-schemas/story-cards.ts";
import { keyOf } from "#app/collection/box/entry.ts";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import { CardArt } from "#app/components/story-card/card-art.tsx";
import { CardEffects } from "#app/components/story-card/card-effects.tsx";
import { CardIdentity, type PersonNames } from "#app/components/story-card/card-identity.tsx";
import { CardOrigin } from "#app/components/story-card/card-origin.tsx";
import { CardStats } from "#app/components/story-card/card-stats.tsx";
import type { EffectAsk } from "#app/game/story-card-filter/effect-ask.ts";
import { cardInfoPath } from "#app/presenters/record-paths.ts";
import { CardLink } from "./card-link.tsx";

/** Picture, identity, stats, effects and origin beside each other where there is room. */
export const CARD_COLUMNS =
  "lg:grid-cols-[5rem_minmax(0,1.15fr)_minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,0.85fr)] lg:gap-x-8";

/** One card of the comparing list: identity, stats, effects, and where it comes from. */
export const StoryCardItem = memo(function StoryCardItem({
  card,
  names,
  isReleased,
  asked,
}: {
  card: StoryCard;
  names: PersonNames;
  isReleased: boolean;
  /** The effects that the list is searched for. */
  asked: readonly EffectAsk[];
}) {
  const headingId = `card-${card.id}`;
  return (
    <article
      className={`sc pile grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-4 gap-y-3.5 border-b border-rule py-4.5 lg:items-start lg:py-4 max-lg:[&>div:nth-of-type(n+2)]:col-span-full lg:[&>:is(div:nth-of-type(2),:last-child)]:pt-1 lg:[&>:last-child]:grid ${CARD_COLUMNS}`}
      aria-labelledby={headingId}
    >
      <CardLink id={card.id} isRepeated>
        <CardArt image={card.image} />
        <EntryMark entryKey={keyOf("card", card.id)} />
      </CardLink>
      <CardIdentity
        card={card}
        names={names}
        heading={
          <h2
            className="font-title text-[1.1875rem] leading-tight font-semibold text-pretty hover:text-seal"
            id={headingId}
            lang={card.nameLang}
          >
            <CardLink id={card.id}>{card.name}</CardLink>
          </h2>
        }
      />
      <EntryWords entryKey={keyOf("card", card.id)} />
      <CardStats card={card} isReleased={isReleased} />
      <CardEffects card={card} isReleased={isReleased} asked={asked}>
        {isReleased && card.buffs.length > 0 ? (
          <Link
            className="link inline-flex min-h-11 items-center"
            to={`${cardInfoPath(card.id)}#similar`}
          >
            Similar cards<span className="vh"> to {card.name}</span>
          </Link>
        ) : null}
      </CardEffects>
      <CardOrigin card={card} />
    </article>
  );
});
