import { memo, type ReactNode, useMemo } from "react";
import type { ChronologicalAnswer } from "#app/api-schemas/characters.ts";
import { CharacterList } from "#app/components/character/character-link.tsx";
import { CharacterThumbnail } from "#app/components/character/thumbnail.tsx";
import { ListFilter } from "#app/components/collection/list-filter.tsx";
import { mineIn, withMine } from "#app/components/collection/mine-query.ts";
import { passesRosterFilter, sortedRoster } from "#app/game/character-roster.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { usePageSearch, useReplaceSearch } from "#app/lib/page-search.ts";
import { SpoilerCount } from "#app/settings/spoiler-count.tsx";
import { useSpoilerAnswer } from "#app/settings/use-spoiler-answer.ts";
import { siteNow } from "#app/ui/clock.ts";
import { characterCountLine } from "../character-count-line.ts";
import { type RosterEntry, withHidden, worldsOf } from "./roster-data.ts";
import { RosterForm } from "./roster-form.tsx";
import { type CharactersMenuState, charactersMenuUrl, rosterFilterOf } from "./search-params.ts";
import { type Named, useNamedCharacters } from "./use-named-characters.ts";

/** Every character with a search; what is not released is fetched for those in spoiler mode. */
export function Roster({
  given,
  named,
  next,
}: {
  given: readonly RosterEntry[];
  /** Whom the text of the address has found. */
  named: Named;
  /** Until when the list is right, ms since the epoch. */
  next: number | null;
}) {
  const search = usePageSearch();
  const replaceSearch = useReplaceSearch();
  const { answer, ...hidden } = useSpoilerAnswer<ChronologicalAnswer>(
    "/api/characters/chronological",
    { next },
  );
  const all = useMemo(
    () => (answer === null ? given : withHidden(given, answer, siteNow())),
    [answer, given],
  );
  const state = useMemo(() => knownState(search, all), [search, all]);
  const found = useNamedCharacters(state.name, named, { withHidden: answer !== null });
  const shown = useMemo(() => shownOf(all, state, found), [all, state, found]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const worlds = useMemo(() => worldsOf(all), [all]);
  const change = (changes: Partial<CharactersMenuState>) =>
    replaceSearch(
      withMine(
        charactersMenuUrl.encode({ ...state, ...changes, character: "" }),
        mineIn(new URLSearchParams(search)),
      ),
    );
  return (
    <section aria-label="All characters">
      <RosterForm state={state} worlds={worlds} change={change} />
      <SpoilerCount hidden={hidden}>{characterCountLine(shown.length, all.length)}</SpoilerCount>
      <ListFilter ids={ids}>
        <CharacterList ids={ids}>
          <RosterGrid characters={shown} isLarge={state.size === "large"} />
        </CharacterList>
      </ListFilter>
    </section>
  );
}

/** What the address asks for; a world that nobody is of counts as not asked for. */
function knownState(search: string, all: readonly RosterEntry[]): CharactersMenuState {
  const state = charactersMenuUrl.decode(new URLSearchParams(search));
  return all.some(({ universe }) => universe === state.world) ? state : { ...state, world: "" };
}

function shownOf(
  all: readonly RosterEntry[],
  state: CharactersMenuState,
  found: ReadonlySet<string> | null,
): readonly RosterEntry[] {
  const filter = rosterFilterOf(state);
  const fitting = all.filter(
    (one) => (found === null || found.has(one.id)) && passesRosterFilter(one, filter),
  );
  return sortedRoster(fitting, state.sort);
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
          <CharacterThumbnail character={character} />
          <span className="roster-note" aria-hidden="true">
            {noteOf(character)}
          </span>
        </li>
      ))}
    </ul>
  );
});

function noteOf({ universe, role }: RosterEntry): ReactNode {
  return role ? `${universe} · ${labelOf(ROLES, role)}` : universe;
}
