import { useRef } from "react";
import { Link } from "react-router";
import { CollectionTools } from "#app/components/collection/collection-tools.tsx";
import { FilterChips } from "#app/components/filter/filter-chips.tsx";
import { FilterFold } from "#app/components/filter/filter-fold.tsx";
import { countLine, STORY_CARDS } from "#app/game/count-line.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { onPlainPress } from "#app/ui/plain-press.ts";
import { filterQuery, type StoryCardListState, storyCardListUrl } from "./search-params.ts";
import { TextField } from "./text-field.tsx";
import type { FoundCards } from "./use-found-cards.ts";
import type { CardFilter } from "./use-read-filter.ts";

/** Search by name, the way to the advanced search, and how many cards are found. */
export function ListTools({
  state,
  origin,
  filter,
  change,
  replace,
  reset,
  found,
  openSearch,
  prepareSearch,
}: {
  state: StoryCardListState;
  origin: number;
  filter: CardFilter;
  change: (changes: Partial<StoryCardListState>) => void;
  /** For changes that do not come from a field. */
  replace: (changes: Partial<StoryCardListState>) => void;
  reset: () => void;
  found: FoundCards;
  openSearch: () => void;
  /** Called when the search is likely to be opened. */
  prepareSearch: () => void;
}) {
  const hydrated = useHydrated();
  const form = storyCardListUrl.encode({ ...state, card: null, form: "search" });
  const advanced = useRef<HTMLAnchorElement>(null);
  return (
    <div className="grid gap-x-3 gap-y-1 py-1 lg:grid-cols-[minmax(0,36rem)_1fr] lg:items-center lg:pb-3.5">
      <search className="pile flex items-center gap-2">
        <form
          method="get"
          className="flex min-w-0 flex-1 gap-2"
          onSubmit={(event) => event.preventDefault()}
        >
          <div className="search min-w-0 flex-1">
            <Icon name="search" />
            <TextField
              key={origin}
              label="Search by name"
              isLabelHidden
              name="name"
              value={state.name}
              onChange={(name) => change({ name })}
            />
          </div>
          <HiddenQuery query={filterQuery({ ...state, name: "" })} />
          {hydrated ? null : (
            <button className="btn" type="submit">
              Search
            </button>
          )}
        </form>
        <Link
          ref={advanced}
          className="btn"
          to={{ search: form.toString() }}
          aria-keyshortcuts="Control+Shift+F"
          preventScrollReset
          onPointerEnter={prepareSearch}
          onFocus={prepareSearch}
          onClick={onPlainPress(openSearch)}
        >
          <Icon name="filter" />
          <span>
            Advanced<span className="max-lg:hidden"> Search</span>
          </span>
        </Link>
      </search>
      <div className="list-line">
        <p className="count" role="status">
          {countLine(found.found, found.total, STORY_CARDS)}
        </p>
        {filterQuery(state).size > 0 ? (
          <Link
            className="btn btn-quiet btn-s"
            to={{ search: "" }}
            replace
            preventScrollReset
            onClick={onPlainPress(reset)}
          >
            Clear Search
          </Link>
        ) : null}
        <CollectionTools mine={state.mine} choose={(mine) => change({ mine })} />
      </div>
      <div className="col-span-full">
        <FilterFold
          value={state.q}
          read={filter.read}
          table={filter.table}
          path="/story-cards"
          files={["csv", "atom"]}
          help="/filters#story-cards"
          others={filterQuery({ ...state, q: "" })}
          change={(q) => change({ q })}
        />
        <FilterChips
          filters={filter.set}
          remove={(without) => {
            const { card: _, form: __, shown: ___, ...rest } = storyCardListUrl.decode(without);
            replace(rest);
          }}
          otherwise={advanced}
        />
      </div>
    </div>
  );
}

/** The rest of the filter, which a search by name alone keeps. */
function HiddenQuery({ query }: { query: URLSearchParams }) {
  return [...query].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
