/** Kinds of items of the tower: what their names end with. */
export const ITEM_KINDS = [
  { id: "crystal", label: "Crystals" },
  { id: "shard", label: "Shards" },
  { id: "coin", label: "Coins" },
  { id: "ticket", label: "Tickets" },
  { id: "tile", label: "Tiles" },
  { id: "scroll", label: "Scrolls" },
  { id: "book", label: "Books" },
  { id: "other", label: "Others" },
] as const;

export type ItemKind = (typeof ITEM_KINDS)[number]["id"];

/** The kind of an item by its name. */
export function itemKindOf(name: string): ItemKind {
  const last = name.toLowerCase().split(" ").at(-1);
  return ITEM_KINDS.find(({ id }) => id === last)?.id ?? "other";
}
