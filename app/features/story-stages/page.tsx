import { Link } from "react-router";
import { CharacterList } from "#app/components/character/character-link.tsx";
import { monthName } from "#app/game/date-format.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { DIFFICULTIES } from "#app/game/vocabulary/stages.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import { UnknownNote } from "#app/layout/unknown-note.tsx";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextAttacksMoment } from "#app/presenters/attacks.ts";
import type { Route } from "./+types/page";
import { Drops } from "./drops.tsx";
import { STORY_PATH, type StoryState, storyUrl } from "./search-params.ts";
import { StagesTable } from "./stages-table.tsx";
import { storyChapter } from "./story-chapter.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const state = storyUrl.decode(sent);
    return storyUrl.encode(dataset ? known(state, dataset) : state);
  },
};

/** Unknown values are ignored, so that they make no cached page of their own. */
function known(state: StoryState, dataset: NonNullable<Parameters<QueryHandle["query"]>[2]>) {
  const among = (no: number | null, list: readonly { id: number }[]) =>
    list.some(({ id }) => id === no) ? no : null;
  const chapters = dataset.stages.map(({ place }) => ({ id: place?.chapterId ?? 0 }));
  return {
    ...state,
    chapter: among(state.chapter, chapters),
    item: among(state.item, dataset.stageItems),
    card: among(state.card, dataset.storyCards),
  };
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextAttacksMoment(dataset, now));
  return storyChapter(dataset, storyUrl.decode(url.searchParams), now);
}

const TITLE = "Story Stages";

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({
    title: loaderData?.chapter ? `${TITLE}: ${loaderData.chapter.name}` : TITLE,
    description: "Stages of the story of Touhou LostWord with waves, weaknesses and drops.",
    canonical:
      loaderData?.chapter && location.search !== ""
        ? pathWithQuery(STORY_PATH, queryOf({ chapter: loaderData.chapter.id }))
        : STORY_PATH,
  });

/** Stages of the story by chapter, or those that drop an item or card. */
export default function StoryStagesPage({ loaderData }: Route.ComponentProps) {
  const { chapters, chapter, difficulty, parts, shared, droppedName, asOf } = loaderData;
  const stages = parts.flatMap((part) => part.stages);
  const people = stages.flatMap(({ waves }) =>
    waves.flat().flatMap(({ character }) => character?.id ?? []),
  );
  return (
    <Layout section="stages" sky="enji">
      <PageHead
        eyebrow={<Link to="/stages">Stages</Link>}
        title={TITLE}
        note="Choose a stage for the attacks that answer it"
        slip={{ title: "物語", stamp: "語" }}
      />
      <nav className="subnav scroll-x" aria-label="Chapters">
        {chapters.map(({ id, name }) => (
          <Link
            key={id}
            to={{ pathname: STORY_PATH, search: queryOf({ chapter: id }).toString() }}
            aria-current={id === chapter?.id ? "page" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {chapter && chapter.id !== 0 ? (
          <nav className="seg max-w-full flex-wrap" aria-label="Difficulty">
            {DIFFICULTIES.map(({ id, label }) => (
              <Link
                key={id}
                to={{ search: queryOf({ chapter: chapter.id, difficulty: id }).toString() }}
                aria-current={id === difficulty ? "page" : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
        ) : null}
        <p className="count" role="status">
          {`${formatNumber(stages.length)} ${stages.length === 1 ? "stage" : "stages"}`}
          {droppedName === null ? null : ` that may drop ${droppedName}`}
          {asOf === null ? null : ` · Japanese version, ${monthName(asOf)}`}
        </p>
      </div>
      {stages.length === 0 ? (
        <p className="empty">No stage is known here.</p>
      ) : (
        <CharacterList ids={[...new Set(people)]}>
          {shared.length === 0 ? null : (
            <div className="mt-3 flex flex-wrap items-baseline gap-x-3 text-dense">
              <b className="font-medium">Every stage here may drop</b>
              <Drops groups={shared} />
            </div>
          )}
          <StagesTable parts={parts} />
        </CharacterList>
      )}
      <UnknownNote>
        {
          "how likely a drop is, what the English version calls these enemies and items (the English names are translations), and stages after that month."
        }
      </UnknownNote>
    </Layout>
  );
}

function queryOf(given: Partial<StoryState>): URLSearchParams {
  return storyUrl.encode({ chapter: null, difficulty: null, item: null, card: null, ...given });
}
