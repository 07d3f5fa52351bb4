import { passesRosterFilter, type RosterFilter, sortedRoster } from "#app/game/character-roster.ts";
import { facetCounts } from "#app/game/filter-language/facet-counts.ts";
import type { RowTest } from "#app/game/filter-language/filter-key.ts";
import type { FactsOfCharacters } from "#app/presenters/character-facts.ts";
import type { RosterEntry } from "./roster-data.ts";
import { type RosterRow, typesOf } from "./roster-keys.ts";
import { type CharactersMenuState, rosterFilterOf } from "./search-params.ts";

/** Facets of the roster whose choices show how many they would leave. */
const FACETS = {
  role: {
    idsOf: ({ role }: RosterRow) => (role === undefined ? [] : [role]),
    reset: { roles: [] },
  },
  type: { idsOf: typesOf, reset: { types: [] } },
  rebirth: {
    idsOf: ({ rebirth }: RosterRow) => [rebirth === undefined ? "no" : "yes"],
    reset: { rebirth: null },
  },
  status: { idsOf: ({ status }: RosterRow) => [status], reset: { statuses: [] } },
  world: { idsOf: ({ universe }: RosterRow) => [universe], reset: { world: "" } },
  element: { idsOf: ({ elements = [] }: RosterRow) => elements, reset: { elements: [] } },
  tag: { idsOf: (row: RosterRow) => row.tags ?? [], reset: { tag: "" } },
} satisfies Record<
  string,
  { idsOf: (row: RosterRow) => readonly string[]; reset: Partial<RosterFilter> }
>;

type Facet = keyof typeof FACETS;
export type RosterCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>>;

/** The characters with what filters ask of them. */
export function rosterRows(
  roster: readonly RosterEntry[],
  facts: FactsOfCharacters | null,
): readonly RosterRow[] {
  if (facts === null) return roster;
  return roster.map((one) => ({ ...one, ...facts.characters[one.id] }));
}

/** Whether the state asks for what only the facts file has; the order of names is among it. */
export function asksFacts({ q, element, tag, sort }: CharactersMenuState): boolean {
  return q !== "" || element.length > 0 || tag !== "" || sort === "name";
}

/** The part of a query that only the facts answer, as one text. */
export function factsQuery({ q, element, tag, sort }: CharactersMenuState): string {
  return JSON.stringify([q, element, tag, sort === "name"]);
}

export interface RosterView {
  readonly shown: readonly RosterRow[];
  readonly counts: RosterCounts;
}

/** Whom the state leaves, in its order, and what each other choice would leave. */
export function rosterView(
  rows: readonly RosterRow[],
  state: CharactersMenuState,
  {
    also,
    hasFacts,
  }: {
    /** What characters must meet besides. */
    readonly also: RowTest<RosterRow>;
    /** Without them, filters on them are ignored, and by name the rows stay in their order. */
    readonly hasFacts: boolean;
  },
): RosterView {
  const filter = { ...rosterFilterOf(state), ...(hasFacts ? {} : { elements: [], tag: "" }) };
  const meetsAlso = rows.filter(also);
  const counted = (facet: Facet) => {
    const { idsOf, reset } = FACETS[facet];
    const others = { ...filter, ...reset };
    return facetCounts(meetsAlso, { idsOf }, (row) => passesRosterFilter(row, others));
  };
  const shown = meetsAlso.filter((row) => passesRosterFilter(row, filter));
  return {
    shown: state.sort === "name" && !hasFacts ? shown : sortedRoster(shown, state.sort),
    counts: {
      role: counted("role"),
      type: counted("type"),
      rebirth: counted("rebirth"),
      status: counted("status"),
      world: counted("world"),
      element: counted("element"),
      tag: counted("tag"),
    },
  };
}
