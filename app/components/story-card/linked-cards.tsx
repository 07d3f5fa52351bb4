import { Link } from "react-router";
import { keyOf } from "#app/collection/box/entry.ts";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import { ListFilter } from "#app/components/collection/list-filter.tsx";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { LinkedCard } from "#app/presenters/linked-cards.ts";
import { cardInfoPath } from "#app/presenters/record-paths.ts";
import { Stars } from "./stars.tsx";

/** So many are seen at a glance. */
const FEW = 5;

/** Story cards with their pictures, each leading to the page of the card. */
export function LinkedCards({ cards }: { cards: readonly LinkedCard[] }) {
  const list = (
    <ul className="lc-list grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-5">
      {cards.map((card) => (
        <li key={card.id}>
          <CardLink card={card} />
        </li>
      ))}
    </ul>
  );
  if (cards.length <= FEW) return list;
  return (
    <ListFilter kind="card" ids={cards.map(({ id }) => id)}>
      {list}
    </ListFilter>
  );
}

function CardLink({ card: { id, name, lang, rarity, type, image } }: { card: LinkedCard }) {
  return (
    <Link
      className="group grid h-full grid-cols-[3rem_minmax(0,1fr)] gap-3 border-b border-rule py-2"
      to={cardInfoPath(id)}
    >
      <span className="art">
        {image === null ? null : (
          <img
            src={`/images/${image}`}
            width={240}
            height={320}
            loading="lazy"
            decoding="async"
            alt=""
          />
        )}
        <EntryMark entryKey={keyOf("card", id)} />
      </span>
      <span className="grid min-w-0 content-center gap-1">
        <span
          className="name font-title text-read leading-tight font-semibold wrap-anywhere group-hover:text-seal"
          lang={lang === "en" ? undefined : lang}
        >
          {name}
        </span>
        <EntryWords entryKey={keyOf("card", id)} />
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Stars rarity={rarity} />
          <span className="bt" style={{ "--tone": `var(--ct-${type})` }}>
            {labelOf(CARD_TYPES, type)}
          </span>
        </span>
      </span>
    </Link>
  );
}
