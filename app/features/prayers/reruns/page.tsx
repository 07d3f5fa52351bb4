import { Form, Link } from "react-router";
import { CollectedList } from "#app/components/collection/collected-list.tsx";
import { CollectionTools } from "#app/components/collection/collection-tools.tsx";
import { useMineOfPage } from "#app/components/collection/mine-query.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { nextPrayerMoment } from "#app/game/prayer-timing.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { search } from "#app/game/text-match/search.ts";
import { nextReset, startOfDay } from "#app/game/utc-day.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useReplaceSearch } from "#app/lib/page-search.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { type FeaturedRecord, featuredRecords } from "#app/presenters/reruns.ts";
import { searchIndexOf } from "#app/presenters/search/search-answer.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { PrayerNav } from "../prayer-nav.tsx";
import type { Route } from "./+types/page";
import { RerunTable } from "./rerun-table.tsx";
import {
  NAME_COLUMN,
  RERUN_COLUMNS,
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
    today: startOfDay(now),
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
      <div className="list-line">
        <p className="count m-0" role="status">
          {formatNumber(count)} {count === 1 ? "result" : "results"}
        </p>
        <CollectionTools
          mine={state.mine}
          choose={(mine) => replace(rerunsUrl.encode({ ...state, mine }))}
        />
      </div>
      {records.length === 0 ? (
        <p className="list-end">
          {state.mine === null
            ? "Nobody of this name has been featured."
            : "Nothing here is of this part of your collection."}
        </p>
      ) : (
        <CollectedList>
          <RerunTable state={state} records={records} today={loaderData.today} />
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
    <Form
      className="flex flex-wrap items-end gap-3 py-4 max-sm:*:min-w-0 max-sm:[&>.field]:flex-1 max-sm:[&>.field:first-child]:basis-full"
      replace
      preventScrollReset
    >
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
          <option value="">All</option>
          <option value="characters">Characters</option>
          <option value="cards">Story cards</option>
        </select>
      </label>
      <label className="field">
        <span className="label">Sort by</span>
        <select
          key={state.sort}
          className="select"
          name="sort"
          defaultValue={state.sort ?? "since"}
        >
          {[...RERUN_COLUMNS, NAME_COLUMN].map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {state.order === null ? null : <input type="hidden" name="order" value={state.order} />}
      {state.mine === null ? null : <input type="hidden" name="mine" value={state.mine} />}
      <button type="submit" className="btn">
        Show
      </button>
    </Form>
  );
}
