import { type ComponentProps, lazy, useRef } from "react";
import { FilterFold } from "#app/components/filter/filter-fold.tsx";
import { countLine, PRAYERS } from "#app/game/count-line.ts";
import { useReplaceSearch } from "#app/lib/page-search.ts";
import { usePopup } from "#app/lib/popups.tsx";
import { useSearchKeys } from "#app/lib/use-search-keys.ts";
import { Icon } from "#app/ui/icon.tsx";
import { lazyModal } from "#app/ui/lazy-modal.tsx";
import { NameField } from "./name-field.tsx";
import { SearchChips } from "./search-chips.tsx";
import type { SearchProps } from "./search-modal.tsx";
import { FIRST_BATCH, type PrayerListState, prayerListUrl } from "./search-params.ts";
import { useReadFilter } from "./use-read-filter.ts";

/** The search by name, the way to the advanced search, what is searched for, and the count line. */
export function SearchTools({
  asked,
  ...search
}: Omit<SearchProps, "change"> & {
  /** The state with characters and cards as they are known. */
  asked: PrayerListState;
}) {
  const { state, found, total } = search;
  const searchWith = (changed: Partial<PrayerListState>) =>
    prayerListUrl.encode({ ...state, shown: FIRST_BATCH, ...changed });
  const replace = useReplaceSearch();
  // Every change replaces the query, and the list begins anew.
  const change = (changed: Partial<PrayerListState>) => replace(searchWith(changed));
  const form = { ...search, state: asked, change };
  const popup = usePopup("prayer-search");
  const filter = useReadFilter(state.q, form.options);
  const advanced = useRef<HTMLButtonElement>(null);
  useSearchKeys(() => {
    if (!popup.isOpen) popup.open();
  });
  return (
    <search className="grid gap-3 border-b border-ink pt-3.5 pb-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center [&>:is(.chips,noscript)]:col-span-full">
      <form
        method="get"
        className="pile flex flex-wrap items-center gap-2 lg:max-w-144 [&>.search]:min-w-40 [&>.search]:flex-1"
        onSubmit={(event) => event.preventDefault()}
      >
        <NameField
          label="Search by name"
          isLabelHidden
          name={state.name}
          change={(name) => change({ name })}
        />
        <OtherFilters state={state} />
        <noscript>
          <button className="btn" type="submit">
            Search
          </button>
        </noscript>
        <button
          ref={advanced}
          type="button"
          className="btn noscript:hidden"
          aria-keyshortcuts="Control+Shift+F"
          onClick={popup.open}
          onPointerEnter={preloadSearch}
          onFocus={preloadSearch}
        >
          <Icon name="filter" />
          <span>
            Advanced<span className="max-lg:hidden"> Search</span>
          </span>
        </button>
      </form>
      <FilterFold
        value={state.q}
        read={filter.read}
        table={filter.table}
        path="/prayers"
        files={["csv", "atom"]}
        help="/filters#prayers"
        others={searchWith({ q: "" })}
        change={(q) => change({ q })}
      />
      <p className="count" role="status">
        {countLine(found, total, PRAYERS)}
      </p>
      <SearchChips
        {...form}
        filter={filter}
        searchWith={(changed) => searchWith(changed).toString()}
        otherwise={advanced}
      />
      <PlainSearchWithoutScripts {...form} />
      <LazySearchModal {...form} popup={popup} />
    </search>
  );
}

/** Keeps the rest of the search when the form is sent without scripts. */
function OtherFilters({ state }: { state: PrayerListState }) {
  const others = prayerListUrl.encode({ ...state, name: "", shown: FIRST_BATCH });
  return [...others].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
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

/** The search in the page, for those without scripts; the browser's React leaves it as it is. */
function PlainSearchWithoutScripts(props: ComponentProps<typeof PlainSearch>) {
  return (
    <noscript>
      <PlainSearch {...props} />
    </noscript>
  );
}
