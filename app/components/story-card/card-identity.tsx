import type { ReactNode } from "react";
import { Link } from "react-router";
import type { StoryCard } from "#app/api-schemas/story-cards.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { PersonName } from "#app/settings/person-name.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Stars } from "./stars.tsx";

/** Names of persons by id. */
export type PersonNames = ReadonlyMap<string, WrittenName>;

/** Stars, type, the name as `heading` gives it, the original name, and whom the card shows. */
export function CardIdentity({
  card,
  names,
  heading,
}: {
  card: StoryCard;
  names: PersonNames;
  heading?: ReactNode;
}) {
  return (
    <div className="grid content-start gap-1">
      <div className="flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rarity={card.rarity} />
        <CardTypeMark type={card.type} />
      </div>
      {heading}
      {card.original ? (
        <span
          className="font-title text-[0.875rem] leading-snug font-medium text-ink-2"
          lang={card.original.lang}
        >
          {card.original.text}
        </span>
      ) : null}
      {card.unofficial ? <span className="label">Fan translation</span> : null}
      {card.featured.length > 0 ? (
        <p className="quiet-links text-dense leading-[1.4] text-ink-2">
          {card.featured.map((id, index) => (
            <span key={id}>
              {index > 0 ? ", " : null}
              <Link to={`/story-cards?${new URLSearchParams({ featured: id })}`}>
                <PersonName name={names.get(id) ?? { en: id }} />
              </Link>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

/** The type's flower with its label. */
export function CardTypeMark({ type }: { type: StoryCard["type"] }) {
  return (
    <span className="bt" style={{ "--tone": `var(--ct-${type})` }}>
      <Icon name={`ct-${type}`} />
      {entryOf(CARD_TYPES, type)?.label ?? type}
    </span>
  );
}
