import { Link } from "react-router";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import { UnknownNote } from "#app/layout/unknown-note.tsx";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { countParameter, defineUrlState, recordNumber } from "#app/lib/search-params.ts";
import { enemiesOfWave } from "#app/presenters/answered-enemies.ts";
import { nextAttacksMoment } from "#app/presenters/attacks.ts";
import { inStoryOrder, stageName } from "#app/presenters/stages.ts";
import { STORY_PATH } from "../../story-stages/search-params.ts";
import { answersData } from "../answers-data.ts";
import { boundedFilter, filterParameters, NO_FILTER } from "../answers-filter.ts";
import { Barriers } from "../barriers.tsx";
import { Filters } from "../filters.tsx";
import { STAGE_ANSWERS_PATH } from "../paths.ts";
import { Results } from "../results.tsx";
import { useMine } from "../use-mine.ts";
import type { Route } from "./+types/page";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

/** What stands in the URL of the answers to a battle of the story: which, and its wave. */
const stageAnswersUrl = defineUrlState({
  stage: recordNumber,
  wave: countParameter({ min: 1, max: 9 }),
  ...filterParameters,
});

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const state = boundedFilter(stageAnswersUrl.decode(sent), dataset);
    const stage = dataset?.stages.find(({ id }) => id === state.stage);
    if (dataset === undefined) return stageAnswersUrl.encode(state);
    return stageAnswersUrl.encode({
      ...state,
      stage: stage?.id ?? null,
      wave: Math.min(state.wave, stage?.waves.length ?? 1),
    });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const asked = stageAnswersUrl.decode(url.searchParams);
  expiresAt(nextAttacksMoment(dataset, now));
  const stage =
    dataset.stages.find(({ id }) => id === asked.stage) ?? dataset.stages.toSorted(inStoryOrder)[0];
  const wave = Math.min(asked.wave, stage?.waves.length ?? 1);
  const enemies = enemiesOfWave(dataset, stage?.waves[wave - 1] ?? [], now);
  return {
    state: { ...asked, stage: stage?.id ?? null, wave },
    name: stage ? (stage.place ? stageName(stage.place) : `Battle ${stage.id}`) : null,
    chapter: stage?.place?.chapterId ?? null,
    waves: stage?.waves.length ?? 0,
    ...answersData(dataset, enemies, asked, now),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const name = loaderData?.name ?? null;
  const isAsked = new URLSearchParams(location.search).has("stage");
  return pageMeta({
    title: name === null ? "Best attacks for a stage" : `Best attacks for ${name}`,
    description: `Spell cards and last words ranked for the enemies of ${name ?? "a stage of the story"}, by elements and killers.`,
    canonical: pathWithQuery(
      STAGE_ANSWERS_PATH,
      stageAnswersUrl.encode({
        ...NO_FILTER,
        stage: isAsked ? (loaderData?.state.stage ?? null) : null,
        wave: 1,
      }),
    ),
  });
};

/** Which attacks do best against a wave of a battle of the story. */
export default function StageAnswersPage({ loaderData }: Route.ComponentProps) {
  const { state, name, chapter, waves, enemies, worlds, turns } = loaderData;
  const mine = useMine();
  return (
    <Layout section="stages" sky="enji">
      <PageHead
        eyebrow={
          <Link to={chapter === null ? STORY_PATH : `${STORY_PATH}?chapter=${chapter}`}>Story</Link>
        }
        title={name === null ? "Best attacks" : `Best attacks for ${name}`}
        note="Ranked by weaknesses hit and tags killed"
        slip={{ title: "物語", stamp: "語" }}
      />
      {waves > 1 ? (
        <nav className="subnav scroll-x" aria-label="Waves">
          {Array.from({ length: waves }, (_, at) => at + 1).map((wave) => (
            <Link
              key={wave}
              to={{ search: mine.kept(stageAnswersUrl.encode({ ...state, wave })).toString() }}
              aria-current={wave === state.wave ? "page" : undefined}
            >
              {`Wave ${wave}`}
            </Link>
          ))}
        </nav>
      ) : null}
      <Filters
        key={stageAnswersUrl.encode(state).toString()}
        action={STAGE_ANSWERS_PATH}
        filter={state}
        worlds={worlds}
        mine={mine}
      >
        <input type="hidden" name="stage" value={state.stage ?? ""} />
        <input type="hidden" name="wave" value={state.wave} />
      </Filters>
      {enemies.some(({ tags }) => tags === null) ? (
        <UnknownNote>the tags of some of these enemies. No killer counts on them.</UnknownNote>
      ) : null}
      <Results
        {...loaderData}
        filter={state}
        mine={mine}
        queryWith={(shown) => stageAnswersUrl.encode({ ...state, shown })}
      />
      {enemies.length === 0 ? null : <Barriers turns={turns} enemies={enemies} />}
    </Layout>
  );
}
