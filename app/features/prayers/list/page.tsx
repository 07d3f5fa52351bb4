import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { boundedShown } from "#app/lib/search-params.ts";
import { ListErrorBoundary } from "#app/ui/list-error-boundary.tsx";
import { PrayerNav } from "../prayer-nav.tsx";
import type { Route } from "./+types/page";
import { ListEnd } from "./list-end.tsx";
import { nextPrayerListMoment, prayerList } from "./prayer-list.ts";
import { PrayerRow } from "./prayer-row.tsx";
import { FIRST_BATCH, prayerListUrl } from "./search-params.ts";
import { SearchTools } from "./search-tools.tsx";
import { useFoundPrayers } from "./use-found-prayers.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const state = prayerListUrl.decode(sent);
    const shown = boundedShown(state.shown, FIRST_BATCH, dataset?.prayers.length);
    return prayerListUrl.encode({ ...state, shown });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const state = prayerListUrl.decode(url.searchParams);
  expiresAt(nextPrayerListMoment(dataset, now));
  return { state, ...prayerList(dataset, state, now) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Prayer List",
    description: "Every prayer of Touhou LostWord with its rate-ups, times and step-ups.",
    ...(loaderData && {
      canonical: pathWithQuery(
        "/prayers",
        prayerListUrl.encode({ ...loaderData.state, shown: FIRST_BATCH }),
      ),
    }),
  });

export default function PrayerListPage({ loaderData }: Route.ComponentProps) {
  const { total, ongoing, permanent, upcoming, sample } = loaderData;
  return (
    <Layout section="prayers" sky="pine">
      <PageHead
        eyebrow="Prayer tracker"
        title="Prayers"
        note={
          <>
            <b className="num">{ongoing}</b> ongoing · <b className="num">{permanent}</b> permanent
            · <b className="num">{upcoming}</b> upcoming · <b className="num">{total}</b> in all
          </>
        }
        sample={sample}
        slip={{ title: "祈願一覧", stamp: "祈" }}
      />
      <PrayerNav current="/prayers" />
      <FoundPrayers server={loaderData} />
    </Layout>
  );
}

/** The search and what it finds. Within the frame, so that what comes to it draws no more anew. */
function FoundPrayers({ server }: { server: Route.ComponentProps["loaderData"] }) {
  const list = useFoundPrayers(server);
  return (
    <>
      <SearchTools
        state={list.state}
        asked={list.asked}
        found={list.found}
        counts={list.counts}
        total={server.total}
        options={list.options}
      />
      <ListErrorBoundary>
        {list.prayers.map((prayer) => (
          <PrayerRow key={prayer.id} prayer={prayer} origin={list.origin} />
        ))}
      </ListErrorBoundary>
      <ListEnd list={list} />
    </>
  );
}
