import { Form, Link } from "react-router";
import { CharacterList } from "#app/components/character/character-link.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { fromRanges } from "#app/game/number-ranges.ts";
import { clampFloor } from "#app/game/tower-floors.ts";
import { ATTACK_TARGETS } from "#app/game/vocabulary/attacks.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import { SampleNote } from "#app/layout/sample-note.tsx";
import { UnknownNote } from "#app/layout/unknown-note.tsx";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { rankFloor } from "#app/presenters/floor-answers.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { nextTowerMoment } from "#app/presenters/tower-rewards.ts";
import { boundedFloor } from "../floor-parameter.ts";
import { towerIndex } from "../floors/tower-index.ts";
import { TowerNav } from "../tower-nav.tsx";
import { ANSWERS_PATH, FLOORS_PATH } from "../tower-paths.ts";
import type { Route } from "./+types/page";
import { answerRows } from "./answer-rows.ts";
import { AnswersTable } from "./answers-table.tsx";
import { answersUrl, BATCH } from "./search-params.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const state = answersUrl.decode(sent);
    const most = dataset ? BATCH * Math.ceil(dataset.attacks.length / BATCH) : state.shown;
    return answersUrl.encode({
      ...state,
      floor: boundedFloor(state.floor, dataset?.towerFloors),
      shown: Math.max(BATCH, Math.min(most, BATCH * Math.ceil(state.shown / BATCH))),
    });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const asked = answersUrl.decode(url.searchParams);
  const floors = fromRanges(towerIndex(dataset, now).floors);
  const floor = floors.length === 0 ? null : clampFloor(floors, asked.floor ?? Math.max(...floors));
  expiresAt(nextTowerMoment(dataset, now));
  expiresAt(nextThumbnailMoment(dataset, now));
  const ranked = floor === null ? undefined : rankFloor(dataset, floor, now);
  const record = dataset.towerFloors.find((one) => one.floor === floor);
  return {
    state: { ...asked, floor },
    enemies: ranked?.enemies ?? [],
    unknown: ranked?.unknown ?? 0,
    asOf: dataset.attacks.reduce((latest, { asOf }) => (asOf > latest ? asOf : latest), ""),
    isSample: record?.sample ?? false,
    ...(ranked ? answerRows(dataset, ranked, asked) : { rows: [], total: 0 }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const floor = loaderData?.state.floor ?? null;
  const isAsked = new URLSearchParams(location.search).has("floor");
  return pageMeta({
    title: floor === null ? "Who answers a floor" : `Who answers floor #${floor}`,
    description: `Spell cards and last words ranked for the enemies of ${floor === null ? "a floor" : `floor ${floor}`} of the Scarlet Devil Tower, by elements and killers.`,
    canonical: pathWithQuery(
      ANSWERS_PATH,
      answersUrl.encode({
        floor: isAsked ? floor : null,
        role: null,
        type: null,
        target: null,
        shown: BATCH,
      }),
    ),
  });
};

/** Which attacks do best against the enemies of a floor. */
export default function AnswersPage({ loaderData }: Route.ComponentProps) {
  const { state, enemies, rows, total, unknown, asOf, isSample } = loaderData;
  return (
    <Layout section="stages" sky="enji">
      <PageHead
        eyebrow={
          <Link to={`${FLOORS_PATH}${state.floor === null ? "" : `?floor=${state.floor}`}`}>
            Tower
          </Link>
        }
        title={state.floor === null ? "Who answers" : `Who answers floor #${state.floor}`}
        note="Attacks by an index of elements and killers"
        slip={{ title: "紅魔塔", stamp: "塔" }}
      />
      <TowerNav current="answers" />
      <Filters state={state} />
      {isSample ? <SampleNote>the enemies of this floor are made up.</SampleNote> : null}
      <p className="count" role="status">
        {`${formatNumber(total)} attacks`}
        {asOf === "" ? null : ` · as of ${asOf}`}
      </p>
      {enemies.length === 0 ? (
        <p className="empty">Nobody stands on this floor.</p>
      ) : (
        <CharacterList ids={rows.map(({ character }) => character.id)}>
          <AnswersTable rows={rows} enemies={enemies} />
        </CharacterList>
      )}
      {rows.length < total ? (
        <p className="my-4">
          <Link
            className="btn"
            preventScrollReset
            to={{ search: answersUrl.encode({ ...state, shown: state.shown + BATCH }).toString() }}
          >
            Show more
          </Link>
        </p>
      ) : null}
      {unknown > 0 ? (
        <UnknownNote>{`the attacks of ${formatNumber(unknown)} released characters. They are not ranked.`}</UnknownNote>
      ) : null}
      <HowItIsRanked />
    </Layout>
  );
}

function Filters({ state }: { state: Route.ComponentProps["loaderData"]["state"] }) {
  return (
    <Form
      className="my-4 flex flex-wrap items-end gap-3"
      action={ANSWERS_PATH}
      key={answersUrl.encode(state).toString()}
      onChange={(event) => event.currentTarget.requestSubmit()}
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
      <Choice label="Role" name="role" value={state.role} choices={ROLES} />
      <Choice label="Type" name="type" value={state.type} choices={BANNER_TYPES} />
      <Choice label="Target" name="target" value={state.target} choices={ATTACK_TARGETS} />
      <button className="btn" type="submit">
        Show
      </button>
    </Form>
  );
}

function Choice(props: {
  label: string;
  name: string;
  value: string | null;
  choices: readonly { readonly id: string; readonly label: string }[];
}) {
  const { label, name, value, choices } = props;
  return (
    <label className="field">
      <span className="label">{label}</span>
      <select className="select" name={name} defaultValue={value ?? ""}>
        <option value="">Any</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function HowItIsRanked() {
  return (
    <section className="sec max-w-prose" aria-labelledby="ranking">
      <div className="sec-head">
        <h2 id="ranking">How it is ranked</h2>
      </div>
      <p className="py-3">
        The index adds up the power of an attack by element at full boost: twice where the enemy is
        weak to the element, half where it resists. It then grows by the share of the power that
        kills one of the enemy’s tags. An attack on all enemies gets the sum over them, an attack on
        one its best. Barriers, stats, buffs, accuracy and story cards are not in it, so it is a
        figure to compare by and not damage.
      </p>
    </section>
  );
}
