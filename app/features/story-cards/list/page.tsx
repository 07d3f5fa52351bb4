import { type ComponentProps, lazy, useCallback, useMemo } from "react";
import type { MetaDescriptor } from "react-router";
import type { StoryCardListAnswer } from "#app/api-schemas/story-cards.ts";
import { CollectedList } from "#app/components/collection/collected-list.tsx";
import { personNames, withKnownNames } from "#app/game/story-card-filter/known-names.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { linkPreview, pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import { usePopup } from "#app/lib/popups.tsx";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { boundedShown } from "#app/lib/search-params.ts";
import { useRecordPopup } from "#app/lib/use-record-popup.ts";
import { useSearchKeys } from "#app/lib/use-search-keys.ts";
import { cardInfoPath } from "#app/presenters/record-paths.ts";
import { lazyModal } from "#app/ui/lazy-modal.tsx";
import { ListErrorBoundary } from "#app/ui/list-error-boundary.tsx";
import { StoryCardNav } from "../story-card-nav.tsx";
import { useStoryCardAnswer } from "../use-story-card-answer.ts";
import type { Route } from "./+types/page";
import { OpenCardContext } from "./card-link.tsx";
import { nextCardMoment, storyCardList } from "./card-list.ts";
import { CardPopup } from "./card-popup.tsx";
import { CardRows } from "./card-rows.tsx";
import { ListTools } from "./list-tools.tsx";
import {
  FIRST_BATCH,
  filterQuery,
  type StoryCardListState,
  storyCardListUrl,
} from "./search-params.ts";
import { type FoundCards, useFoundCards } from "./use-found-cards.ts";
import { useListState } from "./use-list-state.ts";
import { useReadFilter } from "./use-read-filter.ts";
import { LIST_CALL, wholeCardList } from "./whole-card-list.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const state = storyCardListUrl.decode(sent);
    const shown = boundedShown(state.shown, FIRST_BATCH, dataset?.storyCards.length);
    // An unknown one is ignored, so that it makes no cached page of its own.
    const isKnown = dataset?.storyCards.some(({ id }) => id === state.card);
    const card = isKnown === false ? null : state.card;
    return storyCardListUrl.encode({ ...state, card, shown });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  expiresAt(nextCardMoment(dataset, now));
  const state = storyCardListUrl.decode(url.searchParams);
  const { read: _, unknown: __, ...list } = storyCardList(dataset, state, now);
  return { origin, ...list };
}

export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(loaderData);

export default function StoryCardListPage({ loaderData }: Route.ComponentProps) {
  return (
    <Layout section="story-cards" sky="kon">
      <PageHead
        eyebrow="Touhou LostWord Story Card Tracker"
        title="Story Cards"
        note={
          <>
            <b className="num">{loaderData.total}</b> released cards by{" "}
            <b className="num">{loaderData.artists}</b> artists
          </>
        }
        sample={loaderData.sample}
        slip={{ title: "物語絵札", stamp: "札" }}
      />
      <StoryCardNav current="list" />
      <SearchedList loaderData={loaderData} />
    </Layout>
  );
}

/** The list with its search: all that a key draws anew. */
function SearchedList({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { answer, isMissing, retry } = useStoryCardAnswer<StoryCardListAnswer>(LIST_CALL);
  const list = useMemo(() => answer && wholeCardList(answer), [answer]);
  const { state, origin, change, replace, reset } = useListState();
  const server = useServerCards(loaderData, state);
  const found = useFoundCards(list, state) ?? server;
  const filter = useReadFilter(found, list !== null || loaderData.offered !== null);
  const search = usePopup("story-card-search");
  const card = useRecordPopup("story-card", "card");
  const { open } = card;
  const openCard = useCallback((id: number) => open(String(id)), [open]);
  useSearchKeys(useCallback(() => (search.isOpen ? undefined : search.open()), [search]));
  const form = { origin, change, found };
  return (
    <>
      <CardPopup popup={card} found={found} isWhole={list !== null} linked={loaderData.open} />
      <OpenCardContext value={openCard}>
        <ListTools
          {...form}
          state={state}
          filter={filter}
          replace={replace}
          reset={reset}
          openSearch={search.open}
          prepareSearch={preloadSearch}
        />
        {loaderData.state.form ? <LazyPlainSearch {...form} /> : null}
        <ListErrorBoundary>
          <CollectedList>
            <CardRows found={found} state={state} isMissing={isMissing} retry={retry} />
          </CollectedList>
        </ListErrorBoundary>
      </OpenCardContext>
      <LazySearchModal popup={search} reset={reset} {...form} />
    </>
  );
}

/** What the server has found, which the page shows until the whole list is there. */
function useServerCards(
  data: Route.ComponentProps["loaderData"],
  state: StoryCardListState,
): FoundCards {
  return useMemo(() => {
    const { total, found, cards, open, persons, offered, counts } = data;
    return {
      asked: offered ? withKnownNames(state, offered) : state,
      total,
      found,
      cards,
      cardOf: (id) => [...cards, ...(open ? [open] : [])].find((card) => card.id === id),
      names: personNames(persons),
      offered: offered ?? { persons, tags: [] },
      counts: () => counts,
      revealedUntil: null,
    };
  }, [data, state]);
}

const loadSearch = () => import("./search-modal.tsx");
const PlainSearch = lazy(async () => ({ default: (await loadSearch()).PlainSearch }));

/** Fetches the search before it is opened. */
function preloadSearch(): void {
  // Opening the search tries again, and a failure is then shown.
  loadSearch().catch(() => undefined);
}

/** The search over the list. */
const LazySearchModal = lazyModal(async () => (await loadSearch()).SearchModal);

/**
 * The search in the page, for addresses that ask for it. Without a boundary of its own, since the
 * server would put what stands in one where only a script brings it to its place.
 */
function LazyPlainSearch(props: ComponentProps<typeof PlainSearch>) {
  return <PlainSearch {...props} />;
}

const TITLE = "Touhou LostWord Story Card Tracker";

/** Title, description and preview of the list, or of the card that the address opens. */
function listMeta(
  data:
    | (Pick<ReturnType<typeof storyCardList>, "state" | "open"> & { origin: string | undefined })
    | undefined,
): MetaDescriptor[] {
  const open = data?.open;
  if (!data || !open) {
    const query = data ? filterQuery(data.state) : new URLSearchParams();
    return pageMeta({
      title: TITLE,
      description: "Every story card of Touhou LostWord with its stats, effects and artist.",
      canonical: pathWithQuery("/story-cards", query),
    });
  }
  return pageMeta({
    title: open.name,
    description: cardDescription(open),
    canonical: cardInfoPath(open.id),
    preview: linkPreview(data.origin, "story-cards", open.id),
  });
}

function cardDescription(card: { name: string; rarity: number; artist: { jp: string } }): string {
  const by = card.artist.jp === "" ? "" : ` by ${card.artist.jp}`;
  return `${card.name}, a story card of ${card.rarity === 1 ? "1 star" : `${card.rarity} stars`}${by}: stats, effects and where it is obtained.`;
}
