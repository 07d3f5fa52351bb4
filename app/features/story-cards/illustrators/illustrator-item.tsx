import { memo } from "react";
import { Link } from "react-router";
import type { IllustratorsAnswer } from "#app/api-schemas/story-cards.ts";
import { keyOf } from "#app/collection/box/entry.ts";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import { CardArt } from "#app/components/story-card/card-art.tsx";
import { cardPath } from "#app/components/story-card/card-path.ts";
import { Stars } from "#app/components/story-card/stars.tsx";
import { DateText } from "#app/settings/date-text.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";

export type ShownIllustrator = IllustratorsAnswer["content"][number] & {
  /** Of the shown cards, ms since the epoch. */
  readonly earliest: number;
};

/** One artist: who it is, where to find more, and the cards. */
export const IllustratorItem = memo(function IllustratorItem({
  illustrator,
}: {
  illustrator: ShownIllustrator;
}) {
  const { id, jp, storyCards, earliest } = illustrator;
  const count = storyCards.length;
  return (
    <article className="il" aria-labelledby={`illustrator-${id}`}>
      <div className="il-id">
        <p className="label num">No. {id}</p>
        <h2 id={`illustrator-${id}`} lang="ja">
          {jp}
        </h2>
        <p className="il-facts">
          <Link to={`/story-cards?${new URLSearchParams({ artist: jp })}`}>
            <b className="num">{count}</b> {count === 1 ? "card" : "cards"}
          </Link>
          , since{" "}
          <span className="num">
            <DateText at={earliest} format="short" />
          </span>
        </p>
        <Links illustrator={illustrator} />
      </div>
      <ul className="il-cards">
        {storyCards.map((card) => (
          <li key={card.id}>
            <a href={cardPath(card.id)}>
              <CardArt image={card.image} />
              <EntryMark entryKey={keyOf("card", card.id)} />
              <Stars rarity={card.rarity} />
              <span className="name">{card.name}</span>
              <EntryWords entryKey={keyOf("card", card.id)} />
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
});

function Links({ illustrator }: { illustrator: ShownIllustrator }) {
  const links = [
    { label: "Twitter", href: illustrator.twitter },
    { label: "Pixiv", href: illustrator.pixiv },
    { label: "Website", href: illustrator.website },
  ].flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
  if (links.length === 0) return null;
  return (
    <p className="il-links">
      {links.map(({ label, href }) => (
        <OutsideLink key={label} to={href}>
          {label}
        </OutsideLink>
      ))}
    </p>
  );
}
