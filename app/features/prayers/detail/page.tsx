import { data, Link, redirect, useLocation } from "react-router";
import { drawingMoment } from "#app/game/pool-batches.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { entryOf, RECORD_ID } from "#app/game/vocabulary/vocabulary.ts";
import { writtenDay } from "#app/game/written-day.ts";
import { CorrectionLink } from "#app/layout/correction-link.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { linkPreview, pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import type { PathParams } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { requireAddress } from "#app/lib/require-address.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { listPathOf } from "../list-origin.ts";
import { nextPlannerMoment, plannerData } from "../planner/planner-data.ts";
import { simulatedPrayer } from "../simulator/simulated-prayer.ts";
import type { Route } from "./+types/page";
import { PrayerBody } from "./prayer-body.tsx";
import { nextPrayerViewMoment, poolItems, prayerView } from "./prayer-view.ts";
import { listQueryOf, prayerDetailUrl, prayerPageQuery } from "./search-params.ts";
import { useRevealedPrayer } from "./use-revealed-prayer.ts";

export { shouldRevalidate } from "../planner/revalidation.ts";
export { rollAction as action } from "../simulator/roll-action.ts";

export const handle = {
  query: (searchParams: URLSearchParams, { id = "" }: PathParams) =>
    FOREVER.test(id) ? searchParams : prayerPageQuery(searchParams),
};

/** Ids of forever prayers, which have a page of their own. */
const FOREVER = /^fp-(.+)$/i;

export function loader({ context, url, params }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  const forever = FOREVER.exec(params.id)?.[1];
  if (forever !== undefined) {
    const query = new URLSearchParams({ id: forever });
    for (const [key, value] of url.searchParams) if (key !== "id") query.set(key, value);
    throw redirect(pathWithQuery("/prayer/forever-prayer", query), 308);
  }
  requireAddress(RECORD_ID.test(params.id), url);
  const prayer = dataset.prayers.find((one) => one.id === params.id && isListed(one));
  if (!prayer) {
    throw data("There is no such prayer.", { status: 404 });
  }
  const { pool, ...state } = prayerDetailUrl.decode(url.searchParams);
  expiresAt(nextPrayerViewMoment(dataset, prayer, now));
  expiresAt(nextThumbnailMoment(dataset, now));
  expiresAt(nextPlannerMoment(dataset, state, now));
  const view = prayerView(dataset, prayer, {
    limit: { moment: drawingMoment(prayer, now) },
    part: pool,
    now,
  });
  const { rateUps } = view;
  // A rerun may have the name of the prayer before it.
  const hasNamesake = dataset.prayers.some(
    ({ id, name }) => name === prayer.name && id !== prayer.id,
  );
  return {
    ...view,
    title: titleOf(prayer, hasNamesake),
    simulated: simulatedPrayer(dataset, prayer.id, state, now),
    planner: plannerData(dataset, prayer.id, {
      ...{ state, rateUps, now },
      itemOf: poolItems(dataset, now),
    }),
    listQuery: listQueryOf(url.searchParams),
    preview: linkPreview(origin, "prayers", prayer.id),
    oembed: oembedAddress(origin, prayerPath(prayer.id)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta({
          title: loaderData.title,
          description: `Times, rate-ups, step-ups and chances of the prayer ${loaderData.name}.`,
          canonical: prayerPath(loaderData.id),
          preview: loaderData.preview,
        }),
        ...(loaderData.oembed === null
          ? []
          : [
              {
                tagName: "link",
                rel: "alternate",
                type: "application/json+oembed",
                href: loaderData.oembed,
              },
            ]),
      ]
    : [];

/** No two pages have one title: reruns differ by their day, a pool's prayer from the list of its characters. */
function titleOf(
  { name, start, permanent }: Pick<PrayerRecord, "name" | "start" | "permanent">,
  hasNamesake: boolean,
): string {
  if (permanent) return `${name} in detail`;
  return hasNamesake && start !== null ? `${name}, ${writtenDay(start)}` : name;
}

/** Where other sites learn how to show the prayer; null where the site does not know its address. */
function oembedAddress(origin: string | undefined, path: string): string | null {
  if (origin === undefined) return null;
  const query = new URLSearchParams({ url: new URL(path, origin).href });
  return new URL(`/api/oembed?${query}`, origin).href;
}

export default function PrayerPage({ loaderData, params }: Route.ComponentProps) {
  const call = `/api/prayers/get-detail?id=${encodeURIComponent(loaderData.id)}`;
  const prayer = useRevealedPrayer(loaderData, call);
  const kinds = prayer.types.map((type) => entryOf(PRAYER_TYPES, type)?.label ?? type);
  return (
    <Layout section="prayers" sky="pine">
      <PageHead
        eyebrow={<BackToList query={prayer.listQuery} />}
        title={prayer.name}
        note={kinds.length === 0 ? "Prayer" : `${kinds.join(", ")} prayer`}
        slip={{ title: "祈願詳細", stamp: "祈" }}
      />
      <PrayerBody
        prayer={prayer}
        simulated={prayer.simulated}
        planner={prayer.planner}
        listQuery={prayer.listQuery}
      />
      <CorrectionLink entity="prayers" id={params.id} />
    </Layout>
  );
}

/** Back to the list as it was searched; the whole list for those who came from elsewhere. */
function BackToList({ query }: { query: string }) {
  const { state } = useLocation();
  // The server has no history entry.
  const isHydrated = useHydrated();
  return <Link to={listPathOf(isHydrated ? state : null, query)}>← Prayer list</Link>;
}
