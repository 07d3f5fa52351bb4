import { memo, type ReactNode, Suspense } from "react";
import { ListedThumbnail, type ThumbnailLook } from "#app/components/character/thumbnail.tsx";

/** A row of a list: what its characters have in common, and the characters. */
export interface CharacterListRow {
  /** Names the row on the page, for links to it. */
  readonly id: string;
  readonly title: ReactNode;
  /** Stands under the title, such as the Japanese title. */
  readonly below?: ReactNode;
  /** Stands at the end of the heading, such as how many are released. */
  readonly count?: ReactNode;
  /** Their ids. */
  readonly characters: readonly string[];
  readonly caption?: ThumbnailLook["caption"];
}

/**
 * A list of characters in rows. The grids are laid out and painted when they come near; React takes
 * each over by itself, one that is pressed first.
 */
export function CharacterList({
  rows,
  heading = "above",
}: {
  rows: readonly CharacterListRow[];
  /** Where a heading stands on a wide screen: beside rows of a few lines, above long ones. */
  heading?: "above" | "beside";
}) {
  const isBeside = heading === "beside";
  return (
    <div className={`series-list mt-6 @container ${isBeside ? "series-beside lg:mt-0" : ""}`}>
      {rows.map(({ id, title, below, count, ...grid }) => (
        <section key={id} className="series" id={id} aria-labelledby={`${id}-title`}>
          <header
            className={`pile mb-3.5 grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-rule-2 pb-2 ${isBeside ? "lg:sticky lg:top-[calc(var(--spacing-bar)+1rem)] lg:m-0 lg:grid-cols-1 lg:gap-y-1 lg:border-0 lg:p-0" : ""}`}
          >
            <h2
              className="font-title text-h4/[1.25] font-semibold lg:text-balance"
              id={`${id}-title`}
            >
              {title}
            </h2>
            {below}
            {count ? <span className="num text-dense text-ink-2">{count}</span> : null}
          </header>
          <Suspense>
            <CharacterGrid {...grid} />
          </Suspense>
        </section>
      ))}
    </div>
  );
}

export const CharacterGrid = memo(function CharacterGrid({
  characters,
  ...look
}: Pick<CharacterListRow, "characters"> & Omit<ThumbnailLook, "isLarge">) {
  return (
    <ul
      className={look.caption === "universe" ? "grid-who versions" : "grid-who"}
      style={{ "--count": characters.length }}
    >
      {characters.map((id) => (
        <li key={id}>
          <ListedThumbnail id={id} {...look} />
        </li>
      ))}
    </ul>
  );
});
