import { lazy, Suspense } from "react";
import { Form, Link } from "react-router";
import { formatNumber } from "#app/game/number-format.ts";
import { Layout } from "#app/layout/layout.tsx";
import { pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import { UnknownNote } from "#app/layout/unknown-note.tsx";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { opponentsOf } from "#app/presenters/answered-enemies.ts";
import { attackIndex } from "#app/presenters/attack-index.ts";
import { boundedFloor } from "../../tower/floor-parameter.ts";
import { TowerNav } from "../../tower/tower-nav.tsx";
import { floorAsked } from "../floor-asked.ts";
import { FloorField, FloorHead } from "../floor-head.tsx";
import { MineChoice, MineField } from "../mine-choice.tsx";
import { FLOOR_ANSWERS_PATH, FORMULA_PATH, TEAM_PATH } from "../paths.ts";
import { type Mine, useMine } from "../use-mine.ts";
import type { Route } from "./+types/page";
import { type TeamState, teamUrl, withMember } from "./search-params.ts";
import { ShownTeam } from "./shown-team.tsx";
import { teamView } from "./team-view.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

// Only those who keep a collection need it, and its worker.
const MineTeam = lazy(() => import("./mine-team.tsx"));

/** The server's share of the search: some hundredths of a second. */
const MOST_STEPS = 200_000;

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const { floor, keep, without } = teamUrl.decode(sent);
    const known = dataset && new Set(dataset.attacks.map(({ characterId }) => characterId));
    const isKnown = (id: string) => known?.has(id) ?? true;
    return teamUrl.encode({
      floor: boundedFloor(floor, dataset?.towerFloors),
      keep: keep.filter(isKnown).toSorted(),
      without: without.filter((id) => isKnown(id) && !keep.includes(id)).toSorted(),
    });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now } = getRequestContext(context);
  const asked = teamUrl.decode(url.searchParams);
  const { floor, enemies, isSample } = floorAsked(context, asked.floor);
  const { attacks, characters, unknown } = attackIndex(dataset, now);
  const isKnown = (id: string) => characters.some((one) => one.id === id);
  const state = {
    floor,
    keep: asked.keep.filter(isKnown),
    without: asked.without.filter(isKnown),
  };
  const view = teamView({
    ...state,
    attacks,
    enemies: opponentsOf(enemies),
    owned: null,
    mostSteps: MOST_STEPS,
  });
  const shown = new Set([
    ...view.members.map(({ characterId }) => characterId),
    ...state.keep,
    ...state.without,
  ]);
  return {
    state,
    enemies,
    view,
    unknown,
    characters: characters.filter(({ id }) => shown.has(id)),
    choices: characters
      .map(({ id, name }) => ({ id, name: name.en }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    isSample,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const floor = loaderData?.state.floor ?? null;
  const isAsked = new URLSearchParams(location.search).has("floor");
  return pageMeta({
    title: floor === null ? "A team for a floor" : `A team for floor #${floor}`,
    description: `Up to six characters whose attacks answer all enemies of ${floor === null ? "a floor" : `floor ${floor}`} of the Scarlet Devil Tower.`,
    canonical: pathWithQuery(
      TEAM_PATH,
      teamUrl.encode({ floor: isAsked ? floor : null, keep: [], without: [] }),
    ),
  });
};

/** The team of up to six that answers all enemies of a floor. */
export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { state, enemies, view, unknown, characters, isSample } = loaderData;
  const mine = useMine();
  return (
    <Layout section="stages" sky="enji">
      <FloorHead
        floor={state.floor}
        title={state.floor === null ? "A team" : `A team for floor #${state.floor}`}
        note="Up to six whose attacks answer every enemy"
        isSample={isSample}
      />
      <TowerNav current="team" />
      <Choices {...loaderData} mine={mine} />
      <MineChoice mine={mine} />
      {enemies.length === 0 ? (
        <p className="empty">Nobody stands here.</p>
      ) : mine.owned === null ? (
        <ShownTeam state={state} enemies={enemies} view={view} characters={characters} />
      ) : (
        <Suspense fallback={<p className="empty">Loading...</p>}>
          <MineTeam state={state} enemies={enemies} owned={mine.owned} />
        </Suspense>
      )}
      {unknown > 0 ? (
        <UnknownNote>{`the attacks of ${formatNumber(unknown)} released characters. They are in no team.`}</UnknownNote>
      ) : null}
      <p className="my-4 flex flex-wrap gap-x-6">
        <Link
          className="link inline-flex min-h-11 items-center"
          to={`${FLOOR_ANSWERS_PATH}${state.floor === null ? "" : `?floor=${state.floor}`}`}
        >
          All attacks and barriers
        </Link>
        <Link className="link inline-flex min-h-11 items-center" to={FORMULA_PATH}>
          How the team is found
        </Link>
      </p>
    </Layout>
  );
}

/** The floor, whom to keep, and who is kept or left out so far. */
function Choices({
  state,
  characters,
  choices,
  mine,
}: Pick<Route.ComponentProps["loaderData"], "state" | "characters" | "choices"> & { mine: Mine }) {
  return (
    <>
      <Form
        className="my-4 flex flex-wrap items-end gap-3"
        action={TEAM_PATH}
        key={teamUrl.encode(state).toString()}
        aria-label="Floor and members"
      >
        <FloorField floor={state.floor} />
        <label className="field">
          <span className="label">Keep</span>
          <select className="select" name="keep" defaultValue="">
            <option value="">Nobody else</option>
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <input type="hidden" name="keep" value={state.keep.join(",")} />
        <input type="hidden" name="without" value={state.without.join(",")} />
        <MineField mine={mine} />
        <button className="btn" type="submit">
          Find
        </button>
      </Form>
      <Chosen title="Kept" ids={state.keep} {...{ state, characters, mine }} />
      <Chosen title="Left out" ids={state.without} {...{ state, characters, mine }} />
    </>
  );
}

function Chosen({
  title,
  ids,
  state,
  characters,
  mine,
}: {
  title: string;
  ids: readonly string[];
  state: TeamState;
  characters: Route.ComponentProps["loaderData"]["characters"];
  mine: Mine;
}) {
  if (ids.length === 0) return null;
  return (
    <section className="my-2 flex flex-wrap items-center gap-2" aria-label={title}>
      <span className="label">{title}</span>
      {ids.map((id) => {
        const name = characters.find((one) => one.id === id)?.name.en ?? id;
        return (
          <Link
            key={id}
            className="chip min-h-11"
            preventScrollReset
            to={{ search: mine.kept(teamUrl.encode(withMember(state, id, null))).toString() }}
            aria-label={`${title}: ${name}. Take back`}
          >
            {name} ×
          </Link>
        );
      })}
    </section>
  );
}
