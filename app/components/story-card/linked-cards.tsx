import { Link } from "react-router";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { LinkedCard } from "#app/presenters/linked-cards.ts";
import { cardInfoPath } from "#app/presenters/record-paths.ts";
import { Stars } from "./stars.tsx";

/** Story cards with their pictures, each leading to the page of the card. */
export function LinkedCards({ cards }: { cards: readonly LinkedCard[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-5">
      {cards.map(({ id, name, lang, rarity, type, image }) => (
        <li key={id}>
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
            </span>
            <span className="grid min-w-0 content-center gap-1">
              <span
                className="font-title text-read leading-tight font-semibold wrap-anywhere group-hover:text-seal"
                lang={lang === "en" ? undefined : lang}
              >
                {name}
              </span>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Stars rarity={rarity} />
                <span className="bt" style={{ "--tone": `var(--ct-${type})` }}>
                  {labelOf(CARD_TYPES, type)}
                </span>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
