import { memo, useDeferredValue, useMemo, useRef, useState } from "react";
import { CharacterList } from "#app/components/character/character-link.tsx";
import { ListedProvider, useListedRecords } from "#app/components/character/listed-characters.tsx";
import { ListedThumbnail } from "#app/components/character/thumbnail.tsx";
import { useHidden } from "#app/components/character/use-spoiler-list.ts";
import { ListFilter } from "#app/components/collection/list-filter.tsx";
import { mineIn, withMine } from "#app/components/collection/mine-query.ts";
import { FilterChips } from "#app/components/filter/filter-chips.tsx";
import { SavedSearches } from "#app/components/filter/saved-searches.tsx";
import { arcNameOf } from "#app/game/universal-name.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { usePageSearch, useReplaceSearch } from "#app/lib/page-search.ts";
import { useJpContent } from "#app/settings/settings-context.ts";
import { SpoilerCount } from "#app/settings/spoiler-count.tsx";
import { characterCountLine } from "../character-count-line.ts";
import type { PickedByFacts } from "./picked-by-facts.ts";
import { type RosterEntry, withHidden, worldsOf } from "./roster-data.ts";
import { setFilters } from "./roster-filters.ts";
import { RosterForm } from "./roster-form.tsx";
import { type CharactersMenuState, charactersMenuUrl } from "./search-params.ts";
import { type Named, useNamedCharacters } from "./use-named-characters.ts";
import { useRosterView } from "./use-roster-view.ts";

/** Every character with a search; what is not released is fetched for those in spoiler mode. */
export function Roster({
  given,
  named,
  picked,
  next,
  moment,
}: {
  given: readonly RosterEntry[];
  /** Whom the text of the address has found. */
  named: Named;
  picked: PickedByFacts;
  /** Until when the list is right, ms since the epoch. */
  next: number | null;
  /** When the page was made, ms since the epoch. */
  moment: number;
}) {
  const search = usePageSearch();
  const replaceSearch = useReplaceSearch();
  const listed = useListedRecords(next);
  const { records, ask } = listed;
  const hidden = useHidden(listed);
  const showsHidden = useDeferredValue(useJpContent());
  const all = useMemo(
    () => (showsHidden && records ? withHidden(given, [...records.values()]) : given),
    [showsHidden, records, given],
  );
  const state = useMemo(() => knownState(search, all, picked), [search, all, picked]);
  const found = useNamedCharacters(state.name, named, { withHidden: all !== given });
  const [isFiltering, setFiltering] = useState(false);
  const { shown, counts, table, read } = useRosterView(all, state, {
    picked,
    found,
    now: moment,
    isFiltering,
  });
  const count = useRef<HTMLDivElement>(null);
  const worlds = useMemo(() => worldsOf(all), [all]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const replace = (query: URLSearchParams) =>
    replaceSearch(withMine(query, mineIn(new URLSearchParams(search))));
  const change = (changes: Partial<CharactersMenuState>) =>
    replace(charactersMenuUrl.encode({ ...state, ...changes, character: "" }));
  const filters = setFilters(state, read.tree, table);
  return (
    <section aria-label="All characters">
      <RosterForm
        state={state}
        worlds={worlds}
        tags={picked.tags.filter(({ isBorne }) => isBorne)}
        counts={counts}
        filters={filters.length}
        table={table}
        read={read}
        prepare={() => {
          setFiltering(true);
          ask("all");
        }}
        change={change}
      />
      <SavedSearches
        path="/characters"
        query={charactersMenuUrl.encode({ ...state, character: "" })}
        files={["csv", "atom"]}
      />
      <FilterChips filters={filters} remove={replace} otherwise={count} />
      <ListFilter
        ids={ids}
        count={
          <div ref={count} tabIndex={-1}>
            <SpoilerCount hidden={hidden} inFault={hidden.inFault}>
              {characterCountLine(shown.length, all.length)}
            </SpoilerCount>
          </div>
        }
      >
        <CharacterList ids={ids}>
          <ListedProvider state={listed}>
            <RosterGrid characters={shown} isLarge={state.size === "large"} />
          </ListedProvider>
        </CharacterList>
      </ListFilter>
    </section>
  );
}

/** What the address asks for; a world or tag without characters is ignored. */
function knownState(
  search: string,
  all: readonly RosterEntry[],
  { tags }: PickedByFacts,
): CharactersMenuState {
  const state = charactersMenuUrl.decode(new URLSearchParams(search));
  const isWorld = all.some(({ universe }) => universe === state.world);
  const isTag = tags.some(({ id }) => id === state.tag);
  return { ...state, world: isWorld ? state.world : "", tag: isTag ? state.tag : "" };
}

/** Drawn only when it changes: a modal over the page must not wait for hundreds of characters. */
const RosterGrid = memo(function RosterGrid({
  characters,
  isLarge,
}: {
  characters: readonly RosterEntry[];
  isLarge: boolean;
}) {
  return (
    <ul className={isLarge ? "roster roster-large" : "roster"}>
      {characters.map((character) => (
        <li key={character.id}>
          <ListedThumbnail id={character.id} isLarge={isLarge} />
          {isLarge ? (
            <span className="block text-small/snug text-ink-3" aria-hidden="true">
              {noteOf(character)}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
});

function noteOf({ universe, role }: RosterEntry): string {
  return [role && labelOf(ROLES, role), arcNameOf(universe)].filter(Boolean).join(" · ");
}
