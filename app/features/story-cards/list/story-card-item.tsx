import { memo } from "react";
import type { StoryCard } from "#app/api-schemas/story-cards.ts";
import { keyOf } from "#app/collection/box/entry.ts";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import { CardArt } from "#app/components/story-card/card-art.tsx";
import { CardEffects } from "#app/components/story-card/card-effects.tsx";
import { CardIdentity, type PersonNames } from "#app/components/story-card/card-identity.tsx";
import { CardOrigin } from "#app/components/story-card/card-origin.tsx";
import { CardStats } from "#app/components/story-card/card-stats.tsx";
import { CardLink } from "./card-link.tsx";

/** One card of the comparing list: identity, stats, effects, and where it comes from. */
export const StoryCardItem = memo(function StoryCardItem({
  card,
  names,
  isReleased,
}: {
  card: StoryCard;
  names: PersonNames;
  isReleased: boolean;
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
      <CardEffects card={card} isReleased={isReleased} />
      <CardOrigin card={card} />
    </article>
  );
});
