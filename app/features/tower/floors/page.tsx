import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { fromRanges } from "#app/game/number-ranges.ts";
import { clampFloor } from "#app/game/tower-floors.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { linkPreview, pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextAttacksMoment } from "#app/presenters/attacks.ts";
import { nextDetailMoment, towerDetail } from "#app/presenters/tower-detail.ts";
import { nextTowerMoment } from "#app/presenters/tower-rewards.ts";
import { topAnswers } from "../../answers/top-answers.ts";
import { boundedFloor } from "../floor-parameter.ts";
import { TowerNav } from "../tower-nav.tsx";
import { FLOORS_PATH } from "../tower-paths.ts";
import type { Route } from "./+types/page";
import { askedFloors } from "./asked-floors.ts";
import { FloorViewer } from "./floor-viewer.tsx";
import { floorsUrl } from "./search-params.ts";
import { floorCounts, foundFloors, newestFloors, towerIndex } from "./tower-index.ts";
import { futureFloorOf } from "./use-write-floor.ts";

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const state = floorsUrl.decode(sent);
    return floorsUrl.encode({ ...state, floor: boundedFloor(state.floor, dataset?.towerFloors) });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  const state = floorsUrl.decode(url.searchParams);
  const { items, enemies, wanted, table, read, asking } = askedFloors(dataset, state, now);
  const index = towerIndex(dataset, now);
  const floor = state.floor === null ? null : clampFloor(fromRanges(index.floors), state.floor);
  expiresAt(nextTowerMoment(dataset, now));
  expiresAt(nextAttacksMoment(dataset, now));
  if (floor !== null) expiresAt(nextDetailMoment(dataset, floor, now));
  return {
    preview: floor === null ? null : linkPreview(origin, "floors", floor),
    index,
    items,
    enemies: state.q === "" ? enemies.map(({ id, name }) => ({ id, name, units: [] })) : enemies,
    wanted,
    found: foundFloors(dataset, asking, now, read.test),
    counts: floorCounts(dataset, table, asking, { now, keyed: read.test }),
    answers: floor === null ? null : topAnswers(dataset, floor, now),
    newest: floor === null ? newestFloors(dataset, now) : [],
    detail: floor === null ? null : (towerDetail(dataset, floor, now)?.content ?? null),
  };
}

/** Floors come from the API; only another search needs the page's own data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return searchKey(currentUrl) !== searchKey(nextUrl);
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const { floor: asked } = floorsUrl.decode(new URLSearchParams(location.search));
  const clamped =
    loaderData && asked !== null ? clampFloor(fromRanges(loaderData.index.floors), asked) : null;
  const floor = futureFloorOf(location.state) ?? clamped;
  const query = floorsUrl.encode({ ...NO_FLOOR, floor });
  return pageMeta({
    title: floor === null ? "Scarlet Devil Tower" : `Scarlet Devil Tower Floor #${floor}`,
    description:
      floor === null
        ? "The floors of the Scarlet Devil Tower: enemies, abilities, skills, gauges and rewards."
        : `Enemies, abilities, skills, gauge effects and rewards of floor ${floor} of the Scarlet Devil Tower.`,
    canonical: pathWithQuery(FLOORS_PATH, query),
    preview: floor === clamped ? (loaderData?.preview ?? null) : null,
  });
};

export default function FloorsPage({ loaderData }: Route.ComponentProps) {
  const { index, items, enemies, wanted, found, counts, newest, detail, answers } = loaderData;
  return (
    <Layout section="stages" sky="enji">
      <PageHead
        eyebrow={<Link to="/stages">Stages</Link>}
        title="Scarlet Devil Tower"
        note={
          <>
            <b className="num">{fromRanges(index.floors).length}</b> floors · up to three enemies
            each
          </>
        }
        slip={{ title: "紅魔塔", stamp: "塔" }}
      />
      <TowerNav current="floors" />
      <FloorViewer
        index={index}
        items={items}
        enemies={enemies}
        wanted={wanted}
        found={found}
        counts={counts}
        newest={newest}
        onPage={detail}
        answers={answers}
      />
    </Layout>
  );
}

const NO_FLOOR = floorsUrl.decode(new URLSearchParams());

function searchKey({ pathname, searchParams }: URL): string {
  const state = floorsUrl.decode(searchParams);
  return pathWithQuery(pathname, floorsUrl.encode({ ...state, floor: null }));
}
