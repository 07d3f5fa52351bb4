import { Form, Link } from "react-router";
import { keyOf } from "#app/collection/box/entry.ts";
import { CollectedList } from "#app/components/collection/collected-list.tsx";
import { CollectionTools } from "#app/components/collection/collection-tools.tsx";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import { useMineOfPage } from "#app/components/collection/mine-query.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { nextPrayerMoment } from "#app/game/prayer-timing.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { search } from "#app/game/text-match/search.ts";
import { nextReset } from "#app/game/utc-day.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useReplaceSearch } from "#app/lib/page-search.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { type FeaturedRecord, featuredRecords } from "#app/presenters/reruns.ts";
import { searchIndexOf } from "#app/presenters/search/search-answer.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import type { Dataset } from "#db/queries/dataset.ts";
import { PrayerNav } from "../prayer-nav.tsx";
import type { Route } from "./+types/page";
import {
  RERUN_COLUMNS,
  type RerunColumn,
  type RerunsState,
  rerunsUrl,
  searchOf,
} from "./search-params.ts";
import { sortedReruns } from "./sorted-reruns.ts";
import { useShownReruns } from "./use-shown-reruns.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle: QueryHandle = {
  query: (sent) => rerunsUrl.encode({ ...rerunsUrl.decode(sent), mine: null }),
};

const PATH = "/prayers/reruns";
const FIRST_ROWS = 100;

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const state = rerunsUrl.decode(url.searchParams);
  expiresAt(
    nextMoment(
      [
        nextPrayerMoment(dataset.prayers, now),
        nextThumbnailMoment(dataset, now),
        ...dataset.storyCards.map(({ release }) => release),
        // Whole days since the last time are shown.
        nextReset(now),
      ],
      now,
    ),
  );
  const records = sortedReruns(featuredRecords(dataset, now), state, foundBy(dataset, state.name));
  return {
    state,
    count: records.length,
    records: state.shown === "all" ? records : records.slice(0, FIRST_ROWS),
  };
}

/** Whether the search of the site finds a record: in kana, by an alias, with a slip. */
function foundBy(dataset: Dataset, name: string): (record: FeaturedRecord) => boolean {
  if (name === "") return () => true;
  const { hits } = search(searchIndexOf(dataset), name, {
    limit: Number.POSITIVE_INFINITY,
    isShown: ({ kind }) => kind === "character" || kind === "story-card",
  });
  const found = new Set(hits.map(({ record: { kind, id } }) => `${kind} ${id}`));
  return ({ kind, id }) => found.has(`${kind === "card" ? "story-card" : kind} ${id}`);
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Reruns",
    description:
      "How often each character and story card of Touhou LostWord was featured, when last, and after how long they come back.",
    canonical: PATH,
  });

/** For each character and card how often it was featured, when last, and how long it stayed away. */
export default function RerunsPage({ loaderData }: Route.ComponentProps) {
  const { records: loaded } = loaderData;
  const state = { ...loaderData.state, mine: useMineOfPage() };
  const records = useShownReruns(state, loaded);
  const replace = useReplaceSearch();
  const count = state.mine === null ? loaderData.count : records.length;
  return (
    <Layout section="prayers" sky="pine">
      <PageHead
        eyebrow={<Link to="/prayers/menu">Prayers</Link>}
        title="Reruns"
        note="Who came back, how often and after how long"
        slip={{ title: "祈願登場", stamp: "祈" }}
      />
      <PrayerNav current={PATH} />
      <Filter state={state} />
      <p className="count" role="status">
        {formatNumber(count)} {count === 1 ? "record" : "records"}
      </p>
      <CollectionTools
        mine={state.mine}
        choose={(mine) => replace(rerunsUrl.encode({ ...state, mine }))}
      />
      {records.length === 0 ? (
        <p className="list-end">
          {state.mine === null
            ? "Nobody of this name has been featured."
            : "Nothing here is of this part of your collection."}
        </p>
      ) : (
        <CollectedList>
          <RerunTable state={state} records={records} />
        </CollectedList>
      )}
      {state.mine === null && loaded.length < count ? (
        <p className="py-4">
          <Link
            className="btn"
            to={{ search: searchOf({ ...state, shown: "all" }) }}
            preventScrollReset
          >
            Show all {formatNumber(count)}
          </Link>
        </p>
      ) : null}
    </Layout>
  );
}

function Filter({ state }: { state: RerunsState }) {
  return (
    <Form className="flex flex-wrap items-end gap-3 py-4" replace preventScrollReset>
      <label className="field">
        <span className="label">Name</span>
        <input
          key={state.name}
          className="input"
          type="search"
          name="name"
          defaultValue={state.name}
        />
      </label>
      <label className="field">
        <span className="label">Of</span>
        <select
          key={state.kind}
          className="select"
          name="kind"
          defaultValue={state.kind === null ? "" : `${state.kind}s`}
        >
          <option value="">Characters and cards</option>
          <option value="characters">Characters</option>
          <option value="cards">Story cards</option>
        </select>
      </label>
      {state.sort === null ? null : <input type="hidden" name="sort" value={state.sort} />}
      {state.order === null ? null : <input type="hidden" name="order" value={state.order} />}
      {state.mine === null ? null : <input type="hidden" name="mine" value={state.mine} />}
      <button type="submit" className="btn">
        Show
      </button>
    </Form>
  );
}

function RerunTable({
  state,
  records,
}: {
  state: RerunsState;
  records: readonly FeaturedRecord[];
}) {
  return (
    <div className="scroll-x">
      <table className="ledger max-sm:[--gap:0.375rem]">
        <thead>
          <tr>
            <Head state={state} id="name" label="Featured" />
            {RERUN_COLUMNS.map(({ id, label }) => (
              <Head key={id} state={state} id={id} label={label} isNumber />
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <RerunRow key={`${record.kind} ${record.id}`} record={record} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RerunRow({
  record: { kind, id, name, path, times, last, since, medianGap, longestGap, isSample },
}: {
  record: FeaturedRecord;
}) {
  const days = (count: number | null) => (count === null ? "–" : formatNumber(count));
  return (
    <tr>
      <th scope="row">
        <Link className="group flex min-h-10 min-w-32 items-center gap-2" to={path}>
          <span className="thumb w-9 flex-none">
            <img
              className="size-full object-cover"
              src={
                kind === "card"
                  ? `/images/story-cards/${id}`
                  : `/images/characters/${encodeURIComponent(id)}/thumbnail`
              }
              width={36}
              height={36}
              loading="lazy"
              decoding="async"
              alt=""
            />
            <EntryMark entryKey={keyOf(kind, id)} />
          </span>
          <span>
            <span className="name group-hover:text-seal">{name}</span>
            <EntryWords entryKey={keyOf(kind, id)} />
          </span>
        </Link>
      </th>
      <td className="n">{times}</td>
      <td className="n whitespace-nowrap">
        <DateText at={last} format="short" />
        {isSample ? <SampleMark /> : null}
      </td>
      <td className="n">{days(since)}</td>
      <td className="n">{days(medianGap)}</td>
      <td className="n">{days(longestGap)}</td>
    </tr>
  );
}

/** A head that sorts by its column, and the other way round where it does already. */
function Head({
  state,
  id,
  label,
  isNumber = false,
}: {
  state: RerunsState;
  id: RerunColumn;
  label: string;
  isNumber?: boolean;
}) {
  const isSorted = (state.sort ?? "since") === id;
  const isAscending = state.order === "asc";
  // Names begin with A, numbers with the highest.
  const rises = id === "name" ? !isAscending : isAscending;
  const next: RerunsState = {
    ...state,
    sort: id === "since" ? null : id,
    order: isSorted && !isAscending ? "asc" : null,
  };
  return (
    <th
      scope="col"
      className={isNumber ? "n" : undefined}
      aria-sort={isSorted ? (rises ? "ascending" : "descending") : undefined}
    >
      <Link
        className="inline-flex min-h-11 items-center"
        to={{ search: searchOf(next) }}
        replace
        preventScrollReset
      >
        {label}
        {isSorted ? (rises ? " ▲" : " ▼") : ""}
      </Link>
    </th>
  );
}
