import { pageMeta } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { findSpecialPrayer } from "#app/presenters/prayer-detail.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { PrayerBody } from "../detail/prayer-body.tsx";
import { nextPrayerViewMoment, poolItems, prayerView } from "../detail/prayer-view.ts";
import { prayerDetailQuery, prayerDetailUrl } from "../detail/search-params.ts";
import { useRevealedPrayer } from "../detail/use-revealed-prayer.ts";
import { nextPlannerMoment, plannerData } from "../planner/planner-data.ts";
import { poolModeAt } from "../pool/pool-mode.ts";
import { PoolPage } from "../pool/pool-page.tsx";
import { POOLS } from "../pool/pools.ts";
import { simulatedPrayer } from "../simulator/simulated-prayer.ts";
import type { Route } from "./+types/page";

export { shouldRevalidate } from "../planner/revalidation.ts";
export { rollAction as action } from "../simulator/roll-action.ts";

export const handle = { query: prayerDetailQuery };

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const mode = poolModeAt(url.pathname);
  const prayer = findSpecialPrayer(dataset, mode);
  // A dataset of facts alone may lack this prayer: the page says so, and the tabs stay.
  if (!prayer) return { mode, prayer: null, simulated: null, planner: null };
  const { pool, ...state } = prayerDetailUrl.decode(url.searchParams);
  expiresAt(nextPrayerViewMoment(dataset, prayer, now));
  expiresAt(nextThumbnailMoment(dataset, now));
  expiresAt(nextPlannerMoment(dataset, state, now));
  const view = prayerView(dataset, prayer, { limit: { moment: now }, part: pool, now });
  const { rateUps } = view;
  return {
    mode,
    prayer: view,
    simulated: simulatedPrayer(dataset, prayer.id, state, now),
    planner: plannerData(dataset, prayer.id, {
      ...{ state, rateUps, now },
      itemOf: poolItems(dataset, now),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: `${POOLS[loaderData.mode].title}: Chances and Simulator`,
        description: `The chances of the ${POOLS[loaderData.mode].title} of Touhou LostWord.`,
        canonical: `${POOLS[loaderData.mode].path}/info`,
      })
    : [];

export default function PoolInfoPage({ loaderData }: Route.ComponentProps) {
  const { mode, prayer, simulated, planner } = loaderData;
  return (
    <PoolPage mode={mode} child="/info">
      {prayer ? (
        <KnownPool mode={mode} prayer={prayer} simulated={simulated} planner={planner} />
      ) : (
        <p>The chances of this prayer are not known.</p>
      )}
    </PoolPage>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function KnownPool({
  mode,
  prayer,
  simulated,
  planner,
}: Pick<Loaded, "mode" | "simulated" | "planner"> & { prayer: NonNullable<Loaded["prayer"]> }) {
  const revealed = useRevealedPrayer(prayer, `/api/prayers/get-special/${mode}`);
  return (
    <div className="max-lg:pt-5">
      <PrayerBody prayer={revealed} simulated={simulated} planner={planner} isPool />
    </div>
  );
}
