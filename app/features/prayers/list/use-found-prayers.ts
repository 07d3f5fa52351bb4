import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { ShownPrayer } from "#app/components/prayer/shown-prayer.ts";
import type { FacetCounts } from "#app/game/filter-language/facet-counts.ts";
import { usePageSearch } from "#app/lib/page-search.ts";
import { useInfiniteScroll } from "#app/lib/use-infinite-scroll.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { useNow } from "#app/ui/clock.ts";
import { foundPrayers, knownOptions, withKnownOptions } from "./found-prayers.ts";
import { callFirstPrayers, callPrayersAfter } from "./prayer-calls.ts";
import { NO_PAGES, type PrayerPages, prayerPages } from "./prayer-pages.ts";
import { FIRST_BATCH, type PrayerListState, prayerListUrl } from "./search-params.ts";

interface ServerList {
  /** The characters and cards that its search names. */
  readonly options: PrayerPages["options"];
  readonly state: PrayerListState;
  readonly found: number;
  readonly counts: FacetCounts;
  readonly prayers: readonly ShownPrayer[];
}

/**
 * The list as it is drawn: what the server sent until the browser has the whole of it or searches
 * for something else, then what the browser finds, growing as one scrolls.
 */
export function useFoundPrayers(server: ServerList) {
  const search = usePageSearch();
  const state = useMemo(() => prayerListUrl.decode(new URLSearchParams(search)), [search]);
  const query = prayerListUrl.encode({ ...state, shown: FIRST_BATCH }).toString();
  const pages = usePrayerPages();
  const { jpContent, scrollBatch } = useSettings();
  // Once a minute is enough for cards whose day has come.
  const now = useNow(60_000) ?? 0;
  const sent = prayerListUrl.encode({ ...server.state, shown: FIRST_BATCH }).toString();
  const isServers = !pages.isWhole && query === sent;
  const own = useMemo(
    () => (isServers ? null : foundPrayers(pages, state, { now, showHidden: jpContent })),
    [isServers, pages, state, now, jpContent],
  );
  const options = useMemo(() => {
    const known = knownOptions(pages, { now, showHidden: jpContent });
    return pages.isWhole ? known : withServers(known, server.options);
  }, [pages, now, jpContent, server.options]);
  const asked = useMemo(
    () => withKnownOptions(state, options, { areWhole: pages.isWhole }),
    [state, options, pages.isWhole],
  );
  const { shown, isWhole, endRef } = useInfiniteScroll({
    total: own?.found ?? server.prayers.length,
    first: server.state.shown,
    batch: scrollBatch,
    list: query,
  });
  const prayers = useMemo(() => own?.draw(shown) ?? server.prayers, [own, shown, server.prayers]);
  const origin = useMemo(() => ({ prayerList: query === "" ? "" : `?${query}` }), [query]);
  return {
    state,
    /** What is searched for, as the search shows it: by ids, and only what is known once all is. */
    asked,
    prayers,
    found: own?.found ?? server.found,
    counts: own?.counts ?? (() => server.counts),
    options,
    /** What leads back to this list. */
    origin,
    isComplete: pages.isWhole && isWhole,
    /** Why the rest is missing; a whole list serves on where it could not be loaded again. */
    fault: pages.isWhole ? null : pages.fault,
    retry: pages.retry,
    endRef,
  };
}

export type FoundList = ReturnType<typeof useFoundPrayers>;

/** Whom the server's list is searched for has a name from the first, whatever has come of the rest. */
function withServers(
  { characters, cards }: PrayerPages["options"],
  servers: PrayerPages["options"],
): PrayerPages["options"] {
  return {
    characters: joined(characters, servers.characters),
    cards: joined(cards, servers.cards),
  };
}

function joined<Option extends { readonly id: string }>(
  known: readonly Option[],
  more: readonly Option[],
): Option[] {
  return [...known, ...more.filter(({ id }) => !known.some((one) => one.id === id))];
}

/** The whole list of the API, fetched once the page stands; `retry` tries again after a fault. */
function usePrayerPages(): PrayerPages & { retry: () => void } {
  const pages = useSyncExternalStore(STORE.subscribe, STORE.current, () => NO_PAGES);
  useEffect(() => {
    void STORE.load();
  }, []);
  return { ...pages, retry: () => void STORE.load() };
}

const STORE = prayerPages({ first: callFirstPrayers, after: callPrayersAfter });
