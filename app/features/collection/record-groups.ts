import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import type { CollectedCard } from "#app/presenters/collection-records.ts";
import type { ListedCharacter } from "#app/presenters/listed-character.ts";

/** A way to part records, and the parts in their order; without parts each value makes its own. */
export interface Grouping<Item> {
  readonly id: string;
  readonly label: string;
  readonly parts: readonly Part[] | null;
  readonly of: (item: Item) => string | null;
}

interface Part {
  readonly id: string;
  readonly label: string;
}

export interface Group<Item> extends Part {
  readonly items: readonly Item[];
}

export const CHARACTER_GROUPINGS = [
  { id: "type", label: "Banner type", parts: BANNER_TYPES, of: ({ type }) => type },
  { id: "role", label: "Role", parts: ROLES, of: ({ role }) => role ?? null },
  { id: "world", label: "World", parts: null, of: ({ universe }) => universe },
] as const satisfies readonly Grouping<ListedCharacter>[];

export const CARD_GROUPINGS = [
  {
    id: "rarity",
    label: "Rarity",
    parts: ["5", "4", "3"].map((id) => ({ id, label: `${id}★` })),
    of: ({ rarity }) => String(rarity),
  },
  { id: "card-type", label: "Type", parts: CARD_TYPES, of: ({ type }) => type },
] as const satisfies readonly Grouping<CollectedCard>[];

/** Records by their parts, in the order of the parts; at the end those that are in none. */
export function grouped<Item>(
  items: readonly Item[],
  { parts, of }: Grouping<Item>,
): Group<Item>[] {
  const byPart = Map.groupBy(items, of);
  const known = parts ?? [...byPart.keys()].flatMap((id) => (id === null ? [] : { id, label: id }));
  const ids = new Set(known.map(({ id }) => id));
  const others = items.filter((item) => !ids.has(of(item) ?? ""));
  return [
    ...known.map(({ id, label }) => ({ id, label, items: byPart.get(id) ?? [] })),
    { id: "other", label: "Other", items: others },
  ].filter((group) => group.items.length > 0);
}
