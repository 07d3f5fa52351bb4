import { memo, Suspense, useMemo } from "react";
import type { ReleaseDateAnswer } from "#app/api-schemas/character-lists.ts";
import { LISTED_CHARACTERS } from "#app/components/character/listed-characters.tsx";
import { useSpoilerList } from "#app/components/character/use-spoiler-list.ts";
import { passesReleaseFilter, type ReleaseFilter } from "#app/game/release-filter.ts";
import { UTC } from "#app/game/utc-day.ts";
import { dataText } from "#app/lib/data-text.ts";
import { usePageSearch } from "#app/lib/page-search.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { releaseDateAnswer } from "#app/presenters/character-lists.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { CharacterCount } from "../character-count.tsx";
import { CharacterGrid } from "../character-list.tsx";
import { CharacterListPage } from "../list-page.tsx";
import { hasSampleStatus } from "../sample-status.ts";
import { characterPageMeta } from "../section-meta.ts";
import type { Route } from "./+types/page";
import { FilterForm } from "./filter-form.tsx";
import { releaseFilterOf, releaseOrderUrl } from "./search-params.ts";

// The browser filters what it has.
export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/characters/release-order";

export const handle = { query: releaseOrderUrl.canonical, files: [LISTED_CHARACTERS] };

export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const visible = releasedOnly(dataset, now);
  return {
    next: expiresAt(nextThumbnailMoment(dataset, now)),
    list: dataText(releaseDays(releaseDateAnswer(visible, now))),
    total: visible.characters.length,
    sample: hasSampleStatus(visible),
  };
}

export const meta: Route.MetaFunction = ({ location }) =>
  characterPageMeta(PATH, releaseOrderUrl.canonical(new URLSearchParams(location.search)));

export default function ReleaseOrderPage({ loaderData }: Route.ComponentProps) {
  const search = usePageSearch();
  const filter = useMemo(() => releaseFilterOf(new URLSearchParams(search)), [search]);
  const { list, ...shown } = useSpoilerList(
    loaderData,
    "/api/characters/release-date",
    releaseDays,
  );
  const days = useMemo(() => filteredDays(list, filter), [list, filter]);
  const years = useMemo(() => byYear(days), [days]);
  return (
    <CharacterListPage
      path={PATH}
      ids={days.flatMap(({ characters }) => characters.map(({ id }) => id))}
      total={loaderData.total}
      shown={shown}
      sample={loaderData.sample}
      tools={<FilterForm filter={filter} />}
    >
      <YearLinks years={years} />
      <YearList years={years} />
    </CharacterListPage>
  );
}

/** The years with a release, each leading to its days; they stay in sight of the long list. */
function YearLinks({ years }: { years: ReleaseYears }) {
  return years.length < 2 ? null : (
    <nav
      className="scroll-x sticky top-bar z-1 -mx-gutter flex gap-1.5 border-b border-rule bg-paper px-gutter py-1.5 lg:mx-0 lg:px-0 print:hidden"
      aria-label="Jump to a year"
    >
      {years.map(([year]) => (
        <a key={year} className="chip num min-h-touch flex-none px-2.5" href={`#year-${year}`}>
          {year}
        </a>
      ))}
    </nav>
  );
}

/** Drawn only when it changes: a modal over the page must not wait for hundreds of characters. */
const YearList = memo(function YearList({ years }: { years: ReleaseYears }) {
  return (
    <div className="series-list @container mt-4">
      {years.map(([year, days]) => (
        <section key={year} aria-labelledby={`year-${year}`}>
          <h2
            className="num mb-3 flex scroll-mt-14 items-baseline justify-between border-b border-rule-2 pb-1.5 font-title text-h4/snug font-semibold"
            id={`year-${year}`}
          >
            {year}
            <span className="font-text text-dense font-normal text-ink-2">
              <CharacterCount
                of={days.reduce((sum, { characters }) => sum + characters.length, 0)}
              />
            </span>
          </h2>
          <Suspense>
            <div className="days">
              {days.map(({ no, date, characters }) => (
                <section
                  key={no}
                  className="day"
                  style={{ "--count": characters.length }}
                  aria-labelledby={`day-${no} year-${year}`}
                >
                  <h3
                    className="mb-1 flex gap-x-2 text-small whitespace-nowrap text-ink-2"
                    id={`day-${no}`}
                    title={`Release ${no}`}
                  >
                    <DateText at={date} mode={date === null ? "no-date" : "all"} format="compact" />
                  </h3>
                  <CharacterGrid characters={characters.map(({ id }) => id)} />
                </section>
              ))}
            </div>
          </Suspense>
        </section>
      ))}
    </div>
  );
});

/** The days of each year in UTC, in their order; those whose date is not known are of none. */
function byYear(days: ReleaseDays) {
  const years = Map.groupBy(days, ({ date }) =>
    date === null ? "Unknown" : String(UTC.in(date).getFullYear()),
  );
  return [...years];
}

type ReleaseYears = ReturnType<typeof byYear>;

/** The days of release, the latest first, each with what is asked of the characters who came on it. */
function releaseDays({ content }: ReleaseDateAnswer) {
  return content
    .map((day) => ({
      ...day,
      characters: day.characters.map(({ id, type, isFr }) => ({ id, type, isFr })),
    }))
    .toSorted((one, other) => (other.date ?? 0) - (one.date ?? 0));
}

type ReleaseDays = ReturnType<typeof releaseDays>;

/** The days on which a character came who passes the filter, with those who do. */
function filteredDays(days: ReleaseDays, filter: ReleaseFilter): ReleaseDays {
  return days
    .map((day) => ({
      ...day,
      characters: day.characters.filter((one) => passesReleaseFilter(one, filter)),
    }))
    .filter(({ characters }) => characters.length > 0);
}
