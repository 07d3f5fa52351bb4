import { memo, useMemo } from "react";
import type { ReleaseDateAnswer } from "#app/api-schemas/character-lists.ts";
import { listedGroups, type NamesById } from "#app/components/character/listed-groups.ts";
import { passesReleaseFilter, type ReleaseFilter } from "#app/game/release-filter.ts";
import { UTC } from "#app/game/utc-day.ts";
import { dataText } from "#app/lib/data-text.ts";
import { usePageSearch } from "#app/lib/page-search.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { releaseDateAnswer } from "#app/presenters/character-lists.ts";
import { namesAmong } from "#app/presenters/listed-names.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { CharacterList } from "../character-list.tsx";
import { idsOfGroups } from "../groups.ts";
import { CharacterListPage } from "../list-page.tsx";
import { hasSampleStatus } from "../sample-status.ts";
import { characterPageMeta } from "../section-meta.ts";
import { useSpoilerList } from "../use-spoiler-list.ts";
import type { Route } from "./+types/page";
import { FilterForm } from "./filter-form.tsx";
import { releaseFilterOf, releaseOrderUrl } from "./search-params.ts";

// The browser filters what it has.
export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/characters/release-order";

export const handle = { query: releaseOrderUrl.canonical };

export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const visible = releasedOnly(dataset, now);
  return {
    next: expiresAt(nextThumbnailMoment(dataset, now)),
    list: dataText(
      releaseDays(releaseDateAnswer(visible, now), namesAmong(visible.characters), now),
    ),
    total: visible.characters.length,
    sample: hasSampleStatus(visible),
  };
}

export const meta: Route.MetaFunction = ({ location }) =>
  characterPageMeta(PATH, releaseOrderUrl.canonical(new URLSearchParams(location.search)));

export default function ReleaseOrderPage({ loaderData }: Route.ComponentProps) {
  const search = usePageSearch();
  const filter = useMemo(() => releaseFilterOf(new URLSearchParams(search)), [search]);
  const { list, total, hidden } = useSpoilerList(
    loaderData,
    "/api/characters/release-date",
    releaseDays,
  );
  const days = useMemo(() => filteredDays(list, filter), [list, filter]);
  return (
    <CharacterListPage
      path={PATH}
      ids={idsOfGroups(days)}
      total={total}
      hidden={hidden}
      sample={loaderData.sample}
      tools={<FilterForm filter={filter} />}
    >
      <YearLinks days={days} />
      <DayList days={days} />
    </CharacterListPage>
  );
}

/** The years with a release, each leading to its first day on this page. */
function YearLinks({ days }: { days: ReleaseDays }) {
  const firstOf = new Map<string, number>();
  for (const { no, date } of days) {
    const year = date === null ? null : String(UTC.in(date).getFullYear());
    if (year !== null && !firstOf.has(year)) firstOf.set(year, no);
  }
  return firstOf.size < 2 ? null : (
    <nav className="chips mt-1 gap-1.5" aria-label="Jump to a year">
      {[...firstOf].map(([year, no]) => (
        <a key={year} className="chip num min-h-touch px-2.5" href={`#day-${no}`}>
          {year}
        </a>
      ))}
    </nav>
  );
}

/** Drawn only when it changes: a modal over the page must not wait for hundreds of characters. */
const DayList = memo(function DayList({ days }: { days: ReleaseDays }) {
  return (
    <CharacterList
      rows={days.map(({ no, date, characters }) => ({
        id: `day-${no}`,
        title: <DateText at={date} mode={date === null ? "no-date" : "all"} format="short" />,
        count: (
          <>
            {`Release ${no} · `}
            <b>{characters.length}</b> {characters.length === 1 ? "character" : "characters"}
          </>
        ),
        characters,
      }))}
    />
  );
});

/** The days of release in order, each with the characters who came on it. */
function releaseDays({ content }: ReleaseDateAnswer, namesOf: NamesById, now: number) {
  return listedGroups(content, namesOf, now);
}

type ReleaseDays = ReturnType<typeof releaseDays>;

/** The days on which a character came who passes the filter, with those who do. */
function filteredDays(days: ReleaseDays, filter: ReleaseFilter): ReleaseDays {
  return days
    .map((day) => ({
      ...day,
      characters: day.characters.filter(({ type, rebirth }) =>
        passesReleaseFilter({ type, isFr: rebirth !== undefined }, filter),
      ),
    }))
    .filter(({ characters }) => characters.length > 0);
}
