import { Link } from "react-router";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { UnknownNote } from "#app/layout/unknown-note.tsx";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextTowerMoment, towerRewards } from "#app/presenters/tower-rewards.ts";
import { boundedFloor } from "../floor-parameter.ts";
import { TowerNav } from "../tower-nav.tsx";
import { REWARDS_PATH } from "../tower-paths.ts";
import type { Route } from "./+types/page";
import { packSheet } from "./packed-sheet.ts";
import { releasedItems, rewardSheet } from "./reward-sheet.ts";
import { RewardsViewer } from "./rewards-viewer.tsx";
import { rewardsUrl } from "./search-params.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const state = rewardsUrl.decode(sent);
    return rewardsUrl.encode({
      ...state,
      from: boundedFloor(state.from, dataset?.towerFloors),
      to: boundedFloor(state.to, dataset?.towerFloors),
    });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const next = nextTowerMoment(dataset, now);
  expiresAt(next);
  const { content, lastFloor } = towerRewards(dataset, now);
  const asked = rewardsUrl.decode(url.searchParams);
  return {
    sheet: packSheet(rewardSheet(releasedItems(content, now), asked, lastFloor)),
    lastFloor,
    next,
    known: dataset.towerFloors.some(({ rewards }) => rewards.length > 0),
    sample: dataset.towerFloors.some(
      ({ sample, sampleFields }) => sample || sampleFields.includes("rewards"),
    ),
  };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Scarlet Tower Rewards",
    description: "Every item that the floors of the Scarlet Devil Tower give, with totals.",
    canonical: REWARDS_PATH,
  });

export default function RewardsPage({ loaderData }: Route.ComponentProps) {
  const { sheet, lastFloor, next, known, sample } = loaderData;
  return (
    <Layout section="stages" sky="enji">
      <PageHead
        eyebrow={<Link to="/stages">Stages</Link>}
        title="Scarlet Tower Rewards"
        note={
          <>
            <b className="num">{lastFloor}</b> floors · by item, with totals
          </>
        }
        sample={sample}
        slip={{ title: "紅魔塔", stamp: "報" }}
      />
      <TowerNav current="rewards" />
      <RewardsViewer onPage={sheet} lastFloor={lastFloor} next={next} />
      {known ? null : (
        <UnknownNote>this site's data do not tell the rewards of any floor.</UnknownNote>
      )}
    </Layout>
  );
}
