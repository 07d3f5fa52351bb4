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
    <article className="sc" aria-labelledby={headingId}>
      <CardLink id={card.id} isRepeated>
        <CardArt image={card.image} />
        <EntryMark entryKey={keyOf("card", card.id)} />
      </CardLink>
      <CardIdentity
        card={card}
        names={names}
        heading={
          <h2 id={headingId} lang={card.nameLang}>
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
