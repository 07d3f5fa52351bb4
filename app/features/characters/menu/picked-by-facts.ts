import { EMPTY_BOX } from "#app/collection/box/entry.ts";
import { passesRosterFilter, sortedRoster } from "#app/game/character-roster.ts";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { characterFacts } from "#app/presenters/character-facts.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { type RosterEntry, worldsOf } from "./roster-data.ts";
import { rosterKeys, worldChoice } from "./roster-keys.ts";
import { asksFacts, factsQuery, rosterRows, rosterView } from "./roster-view.ts";
import { type CharactersMenuState, EVERYBODY, rosterFilterOf } from "./search-params.ts";

/** What the server has found by facts that browsers fetch only when they need them. */
export type PickedByFacts = Omit<ReturnType<typeof pickedByFacts>, "read" | "shown">;

/** Whom the facts leave, and the elements and tags that can be asked for with their counts. */
export function pickedByFacts(
  dataset: Dataset,
  roster: readonly RosterEntry[],
  {
    state,
    named,
    now,
  }: { state: CharactersMenuState; named: readonly string[] | null; now: number },
) {
  const facts = characterFacts(dataset);
  const rows = rosterRows(roster, facts);
  const borne = new Set(rows.flatMap(({ tags = [] }) => tags));
  const killed = new Set(rows.flatMap(({ killers = [] }) => killers));
  const tags = facts.tags
    .filter(({ id }) => borne.has(id) || killed.has(id))
    .map(({ id, name }) => ({ id, label: name, isBorne: borne.has(id) }));
  const worlds = worldsOf(roster).map(worldChoice);
  const read = readFilter(state.q, rosterKeys({ worlds, tags, box: EMPTY_BOX }), now);
  const meets = read.test ?? (() => true);
  const { q, element, tag } = state;
  const byFacts = rosterFilterOf({ ...EVERYBODY, q, element, tag });
  const isNamed = named && new Set(named);
  const { shown, counts } = rosterView(rows, state, {
    also: (row) => (isNamed === null || isNamed.has(row.id)) && meets(row),
    hasFacts: true,
  });
  return {
    query: factsQuery(state),
    ids: asksFacts(state)
      ? sortedRoster(
          rows.filter((row) => meets(row) && passesRosterFilter(row, byFacts)),
          state.sort,
        ).map(({ id }) => id)
      : null,
    elements: [...counts.element],
    tags: tags.map((one) => ({ ...one, count: counts.tag.get(one.id) ?? 0 })),
    /** Whom the whole state finds, in its order. */
    shown,
    read,
  };
}
