import { useMemo } from "react";
import { EMPTY_BOX } from "#app/collection/box/entry.ts";
import { useKeptBox } from "#app/collection/use-collection.ts";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import type { FactsOfCharacters } from "#app/presenters/character-facts.ts";
import type { PickedByFacts } from "./picked-by-facts.ts";
import { type RosterEntry, worldsOf } from "./roster-data.ts";
import { rosterKeys, worldChoice } from "./roster-keys.ts";
import { asksFacts, factsQuery, rosterRows, rosterView } from "./roster-view.ts";
import type { CharactersMenuState } from "./search-params.ts";

const FACTS = "/character-facts.json";

/**
 * Whom the state leaves of `all`. The facts file is fetched where it is asked for, or soon may be;
 * until it has come, what only it has is as the server found it.
 */
export function useRosterView(
  all: readonly RosterEntry[],
  state: CharactersMenuState,
  {
    picked,
    found,
    now,
    isFiltering,
  }: {
    picked: PickedByFacts;
    /** Whom the name has found; null where none is asked for. */
    found: ReadonlySet<string> | null;
    now: number;
    isFiltering: boolean;
  },
) {
  const wantsFacts = asksFacts(state) || isFiltering;
  const { answer } = useApiAnswer<FactsOfCharacters>(wantsFacts ? FACTS : null);
  const facts = wantsFacts ? answer : null;
  const box = useKeptBox(state.q !== "");
  const table = useMemo(
    () =>
      rosterKeys({
        worlds: worldsOf(all).map(worldChoice),
        tags: picked.tags,
        box: box ?? EMPTY_BOX,
      }),
    [all, picked.tags, box],
  );
  const read = useMemo(() => readFilter(state.q, table, now), [state.q, table, now]);
  const isServers = facts === null && picked.query === factsQuery(state);
  const ids = isServers ? picked.ids : null;
  const rows = useMemo(() => {
    if (ids === null) return rosterRows(all, facts);
    const byId = new Map(all.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [all, facts, ids]);
  const view = useMemo(() => {
    const test = facts === null ? null : read.test;
    return rosterView(rows, state, {
      also: (row) => (found === null || found.has(row.id)) && (test === null || test(row)),
      hasFacts: facts !== null,
    });
  }, [rows, state, found, facts, read]);
  return {
    shown: view.shown,
    counts:
      facts === null
        ? {
            ...view.counts,
            element: new Map(picked.elements),
            tag: new Map(picked.tags.map(({ id, count }) => [id, count])),
          }
        : view.counts,
    table,
    read,
  };
}
