import { useMemo, useRef } from "react";
import type { IllustratorsAnswer } from "#app/api-schemas/story-cards.ts";
import { ListFilter } from "#app/components/collection/list-filter.tsx";
import { FacetBoxes, setFacets } from "#app/components/filter/facet-boxes.tsx";
import { FilterChips, setParts } from "#app/components/filter/filter-chips.tsx";
import { FilterFold } from "#app/components/filter/filter-fold.tsx";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { filterParts } from "#app/game/filter-language/filter-chips.ts";
import { orderedIllustrators } from "#app/game/illustrator-order.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import { UnknownNote } from "#app/layout/unknown-note.tsx";
import { usePageSearch, useReplaceSearch } from "#app/lib/page-search.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { boundedShown } from "#app/lib/search-params.ts";
import { useInfiniteScroll } from "#app/lib/use-infinite-scroll.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ListErrorBoundary } from "#app/ui/list-error-boundary.tsx";
import { ListEnd } from "../list-end.tsx";
import { StoryCardNav } from "../story-card-nav.tsx";
import { useLatestRelease } from "../use-latest-release.ts";
import { useStoryCardAnswer } from "../use-story-card-answer.ts";
import type { Route } from "./+types/page";
import { filteredIllustrators } from "./filtered-illustrators.ts";
import { IllustratorItem, type ShownIllustrator } from "./illustrator-item.tsx";
import { ILLUSTRATOR_KEYS } from "./illustrator-keys.ts";
import { illustratorList } from "./illustrator-list.ts";
import {
  FIRST_BATCH,
  facetsOf,
  illustratorsUrl,
  type ListedOrder,
  orderQuery,
} from "./search-params.ts";
import { SortLinks } from "./sort-links.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const state = illustratorsUrl.decode(sent);
    const shown = boundedShown(state.shown, FIRST_BATCH, dataset?.artists.length);
    // An unknown one is ignored, so that it makes no cached page of its own.
    const isKnown = dataset?.artists.some(({ id }) => id === state.artist);
    const artist = isKnown === false ? null : state.artist;
    return illustratorsUrl.encode({ ...state, artist, shown });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const state = illustratorsUrl.decode(url.searchParams);
  expiresAt(
    nextMoment(
      dataset.storyCards.map(({ release }) => release),
      now,
    ),
  );
  return { state, ...illustratorList(dataset, state, now) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Illustrator Tracker",
    description: "The artists of the story cards of Touhou LostWord, with their cards and links.",
    canonical: pathWithQuery(
      "/story-cards/illustrators",
      new URLSearchParams(loaderData ? orderQuery(loaderData.state) : ""),
    ),
  });

export default function IllustratorsPage({ loaderData }: Route.ComponentProps) {
  const search = usePageSearch();
  const state = useMemo(() => illustratorsUrl.decode(new URLSearchParams(search)), [search]);
  const { total, found, counts, illustrators, isMissing, retry } = useIllustrators(
    loaderData,
    state,
  );
  const replace = useReplaceSearch();
  const read = useMemo(() => readFilter(state.q, ILLUSTRATOR_KEYS, 0), [state.q]);
  const first = { ...state, artist: null, shown: FIRST_BATCH };
  const searchWith = (changes: Partial<ListedOrder>) =>
    illustratorsUrl.encode({ ...first, ...changes });
  const chosen = facetsOf(state);
  const chips = [
    ...setFacets(ILLUSTRATOR_KEYS, chosen, searchWith),
    ...setParts(filterParts(read.tree, ILLUSTRATOR_KEYS), (q) => searchWith({ q })),
  ];
  const count = useRef<HTMLParagraphElement>(null);
  const cards = useMemo(
    () => illustrators.flatMap(({ storyCards }) => storyCards.map(({ id }) => id)),
    [illustrators],
  );
  // A card's link to its artist may lead far down the list.
  const reach = illustrators.findIndex(({ id }) => id === state.artist) + 1;
  const { scrollBatch } = useSettings();
  const { shown, endRef } = useInfiniteScroll({
    total: illustrators.length,
    first: Math.max(state.shown, reach),
    batch: scrollBatch,
    list: orderQuery(state),
  });
  return (
    <Layout section="story-cards" sky="kon">
      <PageHead
        eyebrow="Touhou LostWord"
        title="Illustrator Tracker"
        note={
          <>
            <b className="num">{total}</b> contributing illustrators
          </>
        }
        sample={loaderData.sample}
        slip={{ title: "絵師一覧", stamp: "絵" }}
      />
      <StoryCardNav current="illustrators" />
      <p className="my-3 flex items-center gap-2.5 text-small leading-[1.4] text-bad sm:text-dense [&_.i]:size-5">
        <Icon name="warn" />
        Please be aware that some illustrators may post unsuitable contents for you on their social
        media accounts.
      </p>
      <SortLinks order={state} />
      <FacetBoxes
        table={ILLUSTRATOR_KEYS}
        chosen={chosen}
        counts={counts}
        path="/story-cards/illustrators"
        others={searchWith({ stars: [], link: [] })}
        change={(changed) => replace(searchWith(changed))}
      />
      <FilterFold
        value={state.q}
        read={read}
        table={ILLUSTRATOR_KEYS}
        path="/story-cards/illustrators"
        files={["csv"]}
        help="/filters#illustrators"
        others={searchWith({ q: "" })}
        change={(q) => replace(searchWith({ q }))}
      />
      <FilterChips filters={chips} remove={replace} otherwise={count} />
      <ListFilter
        kind="card"
        ids={cards}
        count={
          <p className="count" role="status" ref={count} tabIndex={-1}>
            {chips.length === 0
              ? `Showing all ${total} illustrators`
              : `Showing ${found} of ${total} illustrators`}
          </p>
        }
      >
        <ListErrorBoundary>
          <div className="gap-x-8 lg:grid lg:grid-cols-3">
            {illustrators.slice(0, shown).map((illustrator) => (
              <IllustratorItem key={illustrator.id} illustrator={illustrator} />
            ))}
          </div>
        </ListErrorBoundary>
      </ListFilter>
      <ListEnd
        shown={shown}
        found={found}
        isMissing={isMissing}
        retry={retry}
        more={illustratorsUrl.encode({ ...state, artist: null, shown: shown + FIRST_BATCH })}
        endRef={endRef}
      />
      {total === 0 ? (
        <UnknownNote>
          this site's data tell no release date of a card, by which the artists are listed.
        </UnknownNote>
      ) : null}
    </Layout>
  );
}

/** What the visitor is shown: of the server until the whole list is there, then of that. */
function useIllustrators(
  server: Route.ComponentProps["loaderData"],
  state: ReturnType<typeof illustratorsUrl.decode>,
) {
  const { answer, isMissing, retry } = useStoryCardAnswer<IllustratorsAnswer>(
    "/api/story-cards/get-illust",
  );
  const list = answer?.content ?? null;
  const { jpContent } = useSettings();
  const releases = useMemo(
    () => list?.flatMap((one) => one.storyCards.map(({ releaseDate }) => releaseDate)) ?? [],
    [list],
  );
  const released = useLatestRelease(releases);
  const until = jpContent ? Number.POSITIVE_INFINITY : released;
  const ordered = useMemo(
    (): ShownIllustrator[] | null => list && orderedIllustrators(list, state, until),
    [list, state, until],
  );
  const own = useMemo(() => ordered && filteredIllustrators(ordered, state), [ordered, state]);
  return {
    illustrators: own?.found ?? server.illustrators,
    found: own?.found.length ?? server.found,
    counts: own?.counts ?? server.counts,
    total: ordered?.length ?? server.total,
    isMissing,
    retry,
  };
}
