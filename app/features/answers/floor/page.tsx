import { Link } from "react-router";
import { Layout } from "#app/layout/layout.tsx";
import { pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { defineUrlState } from "#app/lib/search-params.ts";
import { boundedFloor, floorParameter } from "../../tower/floor-parameter.ts";
import { TowerNav } from "../../tower/tower-nav.tsx";
import { answersData } from "../answers-data.ts";
import { boundedFilter, filterParameters, NO_FILTER } from "../answers-filter.ts";
import { Barriers } from "../barriers.tsx";
import { Filters } from "../filters.tsx";
import { floorAsked } from "../floor-asked.ts";
import { FloorField, FloorHead } from "../floor-head.tsx";
import { FLOOR_ANSWERS_PATH, TEAM_PATH } from "../paths.ts";
import { Results } from "../results.tsx";
import { useMine } from "../use-mine.ts";
import type { Route } from "./+types/page";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

/** What stands in the URL of the answers to a floor. */
const floorAnswersUrl = defineUrlState({ floor: floorParameter, ...filterParameters });

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const state = boundedFilter(floorAnswersUrl.decode(sent), dataset);
    const floor = boundedFloor(state.floor, dataset?.towerFloors);
    return floorAnswersUrl.encode({ ...state, floor });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now } = getRequestContext(context);
  const asked = floorAnswersUrl.decode(url.searchParams);
  const { floor, enemies, isSample } = floorAsked(context, asked.floor);
  return {
    state: { ...asked, floor },
    isSample,
    ...answersData(dataset, enemies, asked, now),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const floor = loaderData?.state.floor ?? null;
  const isAsked = new URLSearchParams(location.search).has("floor");
  return pageMeta({
    title: floor === null ? "Best attacks for a floor" : `Best attacks for floor #${floor}`,
    description: `Spell cards and last words ranked for the enemies of ${floor === null ? "a floor" : `floor ${floor}`} of the Scarlet Devil Tower, by elements and killers.`,
    canonical: pathWithQuery(
      FLOOR_ANSWERS_PATH,
      floorAnswersUrl.encode({ ...NO_FILTER, floor: isAsked ? floor : null }),
    ),
  });
};

/** Which attacks do best against the enemies of a floor. */
export default function FloorAnswersPage({ loaderData }: Route.ComponentProps) {
  const { state, enemies, worlds, isSample, turns } = loaderData;
  const mine = useMine();
  return (
    <Layout section="stages" sky="enji">
      <FloorHead
        floor={state.floor}
        title={state.floor === null ? "Best attacks" : `Best attacks for floor #${state.floor}`}
        note="Ranked by weaknesses hit and tags killed"
        isSample={isSample}
      />
      <TowerNav current="answers" />
      <Filters
        key={floorAnswersUrl.encode(state).toString()}
        action={FLOOR_ANSWERS_PATH}
        filter={state}
        worlds={worlds}
        mine={mine}
      >
        <FloorField floor={state.floor} />
      </Filters>
      {enemies.length === 0 ? null : (
        <p className="flex flex-wrap gap-x-6">
          <Link
            className="link inline-flex min-h-11 items-center"
            to={{
              pathname: TEAM_PATH,
              search: mine.kept(new URLSearchParams({ floor: String(state.floor) })).toString(),
            }}
          >
            A team for this floor
          </Link>
          <a className="link inline-flex min-h-11 items-center" href="#barriers">
            Barriers in one turn
          </a>
        </p>
      )}
      <Results
        {...loaderData}
        filter={state}
        mine={mine}
        queryWith={(shown) => floorAnswersUrl.encode({ ...state, shown })}
      />
      {enemies.length === 0 ? null : <Barriers turns={turns} enemies={enemies} />}
    </Layout>
  );
}
