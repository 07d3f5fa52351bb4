import type { SetFilter } from "#app/components/filter/filter-chips.tsx";
import { filterParts } from "#app/game/filter-language/filter-chips.ts";
import type { FilterTable } from "#app/game/filter-language/filter-key.ts";
import type { FilterNode } from "#app/game/filter-language/filter-tree.ts";
import { RELEASE_TYPES } from "#app/game/release-filter.ts";
import { CHARACTER_STATUSES } from "#app/game/vocabulary/characters.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { RosterRow } from "./roster-keys.ts";
import { type CharactersMenuState, charactersMenuUrl } from "./search-params.ts";

/** All that the state asks for beside the name, each with the query without it. */
export function setFilters(
  state: CharactersMenuState,
  tree: FilterNode | null,
  table: FilterTable<RosterRow>,
): SetFilter[] {
  const set = (id: string, label: string, changes: Partial<CharactersMenuState>): SetFilter => ({
    id,
    label,
    without: charactersMenuUrl.encode({ ...state, ...changes, character: "" }),
  });
  const choice = (key: string, id: string) => {
    const known = table.keys.find((one) => one.key === key)?.choices;
    return known?.find((one) => one.id === id)?.label ?? id;
  };
  return [
    ...state.role.map((id) =>
      set(`role ${id}`, labelOf(ROLES, id), { role: without(state.role, id) }),
    ),
    ...state.type.map((id) =>
      set(`type ${id}`, labelOf(RELEASE_TYPES, id), { type: without(state.type, id) }),
    ),
    ...(state.rebirth === null
      ? []
      : [set("rebirth", state.rebirth ? "With rebirth" : "Without rebirth", { rebirth: null })]),
    ...state.status.map((id) =>
      set(`status ${id}`, labelOf(CHARACTER_STATUSES, id), { status: without(state.status, id) }),
    ),
    ...state.element.map((id) =>
      set(`element ${id}`, `${labelOf(ELEMENTS, id)} attacks`, {
        element: without(state.element, id),
      }),
    ),
    ...(state.tag === "" ? [] : [set("tag", `Tag: ${choice("tag", state.tag)}`, { tag: "" })]),
    ...(state.world === ""
      ? []
      : [set("world", `World: ${choice("world", state.world)}`, { world: "" })]),
    ...filterParts(tree, table).map(({ label, rest }, place) =>
      set(`q ${place} ${label}`, label, { q: rest }),
    ),
  ];
}

function without<Id>(ids: readonly Id[], id: Id): readonly Id[] {
  return ids.filter((one) => one !== id);
}
