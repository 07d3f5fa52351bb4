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

/** How many of the list's three columns the cards take. */
const PLACES = [
  "",
  "lg:grid-cols-subgrid",
  "lg:col-span-2 lg:grid-cols-subgrid",
  "lg:col-span-3 lg:grid-cols-subgrid",
];

/** One artist: who it is, where to find more, and the cards. */
export const IllustratorItem = memo(function IllustratorItem({
  illustrator,
}: {
  illustrator: ShownIllustrator;
}) {
  const { id, jp, storyCards, earliest } = illustrator;
  const count = storyCards.length;
  return (
    <article
      className={`il grid content-start gap-y-3 border-b border-rule py-4.5 ${PLACES[Math.min(count, 3)]}`}
      aria-labelledby={`illustrator-${id}`}
    >
      <div className="col-span-full grid gap-1">
        <h2
          className="font-title text-[1.1875rem] leading-tight font-semibold wrap-anywhere"
          id={`illustrator-${id}`}
          lang="ja"
        >
          {jp}
        </h2>
        <p className="quiet-links text-dense text-ink-2">
          <Link to={`/story-cards?${new URLSearchParams({ artist: jp })}`}>
            <b className="num">{count}</b> {count === 1 ? "card" : "cards"}
          </Link>
          {count === 1 ? " · on " : " · first on "}
          <span className="num">
            <DateText at={earliest} format="short" />
            <span className="text-ink-3"> · No. {id}</span>
          </span>
        </p>
        <Links illustrator={illustrator} />
      </div>
      <ul className="il-cards col-span-full grid gap-x-8 gap-y-3 lg:grid-cols-subgrid [&_.stars]:h-3">
        {storyCards.map((card) => (
          <li key={card.id}>
            <a
              className="group relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-3 lg:grid-cols-[6rem_minmax(0,1fr)] lg:gap-x-4"
              href={cardPath(card.id)}
            >
              <CardArt image={card.image} />
              <EntryMark entryKey={keyOf("card", card.id)} />
              <span className="grid gap-1">
                <Stars rarity={card.rarity} />
                <span className="font-title text-body leading-[1.25] font-semibold group-hover:text-seal">
                  {card.name}
                </span>
              </span>
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
    <p className="flex gap-4 [&_a]:inline-flex [&_a]:min-h-touch [&_a]:items-center [&_a]:text-dense">
      {links.map(({ label, href }) => (
        <OutsideLink key={label} to={href}>
          {label}
        </OutsideLink>
      ))}
    </p>
  );
}
