import { Link } from "react-router";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { enemiesOfFloor, opponentsOf } from "#app/presenters/answered-enemies.ts";
import { attackIndex } from "#app/presenters/attack-index.ts";
import { breakingTurns } from "#app/presenters/breaking-turns.ts";
import { floorPath } from "#app/presenters/record-paths.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { nextTowerMoment } from "#app/presenters/tower-rewards.ts";
import { boundedFloor } from "../../tower/floor-parameter.ts";
import { TowerNav } from "../../tower/tower-nav.tsx";
import { FLOORS_PATH } from "../../tower/tower-paths.ts";
import { answerRows } from "../answer-rows.ts";
import { boundedFilter, NO_FILTER } from "../answers-filter.ts";
import { Barriers } from "../barriers.tsx";
import { chosenFloor } from "../chosen-floor.ts";
import { Filters } from "../filters.tsx";
import { FLOOR_ANSWERS_PATH, TEAM_PATH } from "../paths.ts";
import { Results } from "../results.tsx";
import { useMine } from "../use-mine.ts";
import type { Route } from "./+types/page";
import { floorAnswersUrl } from "./search-params.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const state = boundedFilter(floorAnswersUrl.decode(sent), dataset);
    const floor = boundedFloor(state.floor, dataset?.towerFloors);
    return floorAnswersUrl.encode({ ...state, floor });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const asked = floorAnswersUrl.decode(url.searchParams);
  const floor = chosenFloor(dataset, asked.floor, now);
  expiresAt(nextTowerMoment(dataset, now));
  expiresAt(nextThumbnailMoment(dataset, now));
  const enemies = floor === null ? [] : (enemiesOfFloor(dataset, floor, now) ?? []);
  const index = attackIndex(dataset, now);
  const record = dataset.towerFloors.find((one) => one.floor === floor);
  const worlds = new Set(index.characters.map(({ world }) => world));
  return {
    state: { ...asked, floor },
    enemies,
    unknown: index.unknown,
    asOf: index.asOf,
    worlds: dataset.worlds.map(({ id }) => id).filter((id) => worlds.has(id)),
    isSample: record?.sample ?? false,
    turns: breakingTurns(dataset, enemies, now),
    ...answerRows(index, opponentsOf(enemies), asked),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const floor = loaderData?.state.floor ?? null;
  const isAsked = new URLSearchParams(location.search).has("floor");
  return pageMeta({
    title: floor === null ? "Who answers a floor" : `Who answers floor #${floor}`,
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
      <PageHead
        eyebrow={
          <Link to={state.floor === null ? FLOORS_PATH : floorPath(state.floor)}>Tower</Link>
        }
        title={state.floor === null ? "Who answers" : `Who answers floor #${state.floor}`}
        note="Attacks by an index of elements and killers"
        sample={isSample}
        slip={{ title: "紅魔塔", stamp: "塔" }}
      />
      <TowerNav current="answers" />
      <Filters
        key={floorAnswersUrl.encode(state).toString()}
        action={FLOOR_ANSWERS_PATH}
        filter={state}
        worlds={worlds}
        mine={mine}
      >
        <label className="field w-28">
          <span className="label">Floor</span>
          <input
            className="input"
            name="floor"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={state.floor ?? ""}
          />
        </label>
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
