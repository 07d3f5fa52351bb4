import type { StoryCard } from "#app/api-schemas/story-cards.ts";
import { keyOf } from "#app/collection/box/entry.ts";
import { EntryControl } from "#app/components/collection/entry-control.tsx";
import { CardArt } from "./card-art.tsx";
import { CardEffects } from "./card-effects.tsx";
import { CardIdentity, type PersonNames } from "./card-identity.tsx";
import { CardOrigin } from "./card-origin.tsx";
import { CardStats } from "./card-stats.tsx";

/** All that is known of one card, below a title that names it. */
export function CardDetail({
  card,
  names,
  isReleased,
}: {
  card: StoryCard;
  names: PersonNames;
  isReleased: boolean;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6 sm:[&>.art]:row-span-2">
      <CardArt image={card.image} isLazy={false} />
      <div className="grid content-start gap-3 sm:gap-4">
        <CardIdentity card={card} names={names} />
        <EntryControl entryKey={keyOf("card", card.id)} name={card.name} />
      </div>
      <div className="grid content-start gap-4 max-sm:col-span-full">
        <CardOrigin card={card} />
        <CardStats card={card} isReleased={isReleased} />
        <CardEffects card={card} isReleased={isReleased} />
      </div>
    </div>
  );
}
