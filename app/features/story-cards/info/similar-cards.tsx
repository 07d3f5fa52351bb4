import { Link } from "react-router";
import { LinkedCards } from "#app/components/story-card/linked-cards.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { tagPath } from "#app/presenters/record-paths.ts";
import type { CardPageData } from "./card-page-data.ts";

/** For each effect of a card how many have it, and the cards that have the most of its effects. */
export function SimilarCards({ effects, similar }: Pick<CardPageData, "effects" | "similar">) {
  if (effects.length === 0) return null;
  return (
    <PageSection id="similar" title="Similar effects">
      <ul className="mt-4 mb-2 flex flex-wrap gap-2">
        {effects.map(({ key, item, text, tag, count }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3">
            <Link
              className="btn btn-s min-h-touch"
              to={`/story-cards?${new URLSearchParams({ options: item })}`}
            >
              {text}{" "}
              <span className="num font-normal text-ink-2">
                {count === 1 ? "only this card" : `${formatNumber(count)} cards`}
              </span>
            </Link>
            {tag === null ? null : (
              <Link className="link inline-flex min-h-11 items-center" to={tagPath(tag)}>
                About this tag
              </Link>
            )}
          </li>
        ))}
      </ul>
      {similar.length === 0 ? null : <LinkedCards cards={similar} />}
    </PageSection>
  );
}
