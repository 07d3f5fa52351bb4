import { Link } from "react-router";
import { BannerTypeLabel } from "#app/components/character/banner-mark.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { COUNTED_BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { UnknownNote } from "#app/layout/unknown-note.tsx";
import { Donut } from "#app/ui/donut.tsx";
import type { HomePageData } from "./home-page-data.ts";

/** How many characters are released, by banner type: a ring with its legend, a table to be read. */
export function CharacterCounts({ counter }: { counter: HomePageData["counter"] }) {
  const slices = COUNTED_BANNER_TYPES.map(({ id, label }) => ({
    id,
    label,
    value: counter[id],
    tone: `var(--bt-${id})`,
  }));
  return (
    <section className="sec" aria-labelledby="characters">
      <div className="sec-head">
        <h2 id="characters">Characters</h2>
        <span lang="ja">登場人物</span>
        <span className="end">
          <Link className="link" to="/characters">
            Browse<span className="vh"> the characters</span>
          </Link>
        </span>
      </div>
      <div className="grid gap-6 justify-items-center pt-6 lg:grid-cols-[17rem_1fr] lg:gap-12 lg:items-center">
        <Donut label="Released characters by type" unit="characters" slices={slices} />
        <ul
          className="grid w-full grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-8"
          aria-hidden="true"
        >
          {slices.map(({ id, value }) => (
            <li
              className="flex items-center justify-between gap-2 py-1.75 border-b border-rule text-dense leading-snug"
              key={id}
            >
              <BannerTypeLabel type={id} />
              <span className="num font-semibold text-end">{formatNumber(value)}</span>
            </li>
          ))}
        </ul>
      </div>
      {slices.every(({ value }) => value === 0) ? (
        <UnknownNote>
          this site's data do not tell which characters the global version has.
        </UnknownNote>
      ) : null}
    </section>
  );
}
