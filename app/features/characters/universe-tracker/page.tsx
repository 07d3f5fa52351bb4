import { useCallback } from "react";
import type { UniverseAnswer } from "#app/api-schemas/character-lists.ts";
import { LISTED_CHARACTERS } from "#app/components/character/listed-characters.tsx";
import { useSpoilerList } from "#app/components/character/use-spoiler-list.ts";
import { worldInWords } from "#app/game/universal-name.ts";
import type { PageFiles } from "#app/layout/visit/module-links.ts";
import { dataText } from "#app/lib/data-text.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { universeAnswer } from "#app/presenters/character-lists.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { CharacterCount } from "../character-count.tsx";
import { CharacterList } from "../character-list.tsx";
import { idsOfGroups } from "../groups.ts";
import { CharacterListPage } from "../list-page.tsx";
import { hasSampleStatus } from "../sample-status.ts";
import { characterPageMeta } from "../section-meta.ts";
import type { Route } from "./+types/page";
import { universeTrackerUrl } from "./search-params.ts";
import { UniverseList } from "./universe-list.tsx";
import { UniverseSelector } from "./universe-selector.tsx";
import { universeInUrl, universes } from "./universes.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/characters/universe-tracker";

export const handle: QueryHandle & PageFiles = {
  files: [LISTED_CHARACTERS],
  query: (sent, _, dataset) => {
    const asked = universeTrackerUrl.decode(sent).universe;
    const isKnown = dataset?.worlds.some(({ id }) => id.toLowerCase() === asked.toLowerCase());
    // A code of no universe shows the first, as no code does.
    return universeTrackerUrl.encode({ universe: isKnown === false ? "" : asked });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const { universe } = universeTrackerUrl.decode(url.searchParams);
  const visible = releasedOnly(dataset, now);
  const list = universes(universeAnswer(visible, now), universe);
  return {
    next: expiresAt(nextThumbnailMoment(dataset, now)),
    universe,
    shown: list.current?.id,
    list: dataText(list),
    total: visible.characters.length,
    sample: hasSampleStatus(visible),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  characterPageMeta(
    PATH,
    universeTrackerUrl.encode({ universe: universeInUrl(loaderData?.shown) }),
  );

export default function UniverseTrackerPage({ loaderData }: Route.ComponentProps) {
  const { universe } = loaderData;
  const { list, ...shown } = useSpoilerList(
    loaderData,
    "/api/characters/universe",
    useCallback((answer: UniverseAnswer) => universes(answer, universe), [universe]),
  );
  const { all, current } = list;
  return (
    <CharacterListPage
      path={PATH}
      ids={current ? idsOfGroups([current]) : []}
      total={loaderData.total}
      shown={shown}
      sample={loaderData.sample}
      tools={<UniverseSelector all={all} current={current?.id} />}
    >
      {current ? (
        <CharacterList
          rows={[
            {
              id: "universe",
              title: worldInWords(current.id),
              count: <CharacterCount of={current.characters.length} />,
              characters: current.characters,
            },
          ]}
        />
      ) : null}
      <section className="sec" aria-labelledby="every-universe">
        <div className="sec-head">
          <h2 id="every-universe">Every universe</h2>
          <span lang="ja">世界一覧</span>
          <span className="end num">{all.length}</span>
        </div>
        <p className="help max-w-read">
          A universe is written as a code. L1 is the original world, A6 to A13 have the names of
          their arcs; for other worlds we know no name but the code.
        </p>
        <UniverseList all={all} current={current?.id} />
      </section>
    </CharacterListPage>
  );
}
