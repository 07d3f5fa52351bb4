import type { ReactNode } from "react";
import { Link } from "react-router";
import type { StoryCard } from "#app/contract/story-cards.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { PersonName } from "#app/preferences/person-name.tsx";
import { Icon } from "#app/widgets/icon.tsx";

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
    <div className="sc-id">
      <div className="line">
        <Stars rarity={card.rarity} />
        <CardTypeMark type={card.type} />
      </div>
      {heading}
      {card.original ? (
        <span className="jp" lang={card.original.lang}>
          {card.original.text}
        </span>
      ) : null}
      {card.unofficial ? <span className="label">Unofficial English name</span> : null}
      {card.featured.length > 0 ? (
        <p className="feat">
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

/** A card's rarity, as many stars as it has: one figure, for long lists draw very many of them. */
export function Stars({ rarity }: { rarity: number }) {
  return (
    <svg
      className={`stars s${rarity}`}
      role="img"
      aria-label={rarity === 1 ? "1 star" : `${rarity} stars`}
      viewBox={`0 0 ${rarity * STAR_STEP - STAR_GAP} 24`}
    >
      <path d={starsPath(rarity)} />
    </svg>
  );
}

/** The star of the icon set; one stands every 24 units, with a pixel between at 14 px. */
const STAR = [
  [12, 1.6],
  [14.88, 8.64],
  [22.46, 9.2],
  [16.66, 14.11],
  [18.47, 21.5],
  [12, 17.5],
  [5.53, 21.5],
  [7.34, 14.11],
  [1.54, 9.2],
  [9.12, 8.64],
] as const;
const STAR_GAP = 24 / 14;
const STAR_STEP = 24 + STAR_GAP;

function starsPath(count: number): string {
  const star = (_: unknown, at: number) =>
    `M${STAR.map(([x, y]) => `${(x + at * STAR_STEP).toFixed(2)} ${y}`).join("L")}Z`;
  return Array.from({ length: count }, star).join("");
}
