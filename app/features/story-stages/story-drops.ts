import { stageItemName } from "#app/game/vocabulary/stage-names.ts";
import { DROP_KINDS } from "#app/game/vocabulary/stages.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { Dataset } from "#db/queries/dataset.ts";

type Drop = NonNullable<Dataset["stages"][number]["drops"]>[number];

/** What may drop of one kind, once for each amount that it comes in. */
export interface DropGroup {
  readonly label: string;
  readonly amounts: readonly number[];
  readonly items: readonly DroppedItem[];
  readonly cards: readonly { readonly id: number; readonly name: string }[];
}

export interface DroppedItem {
  readonly id: number;
  /** Without its kind where the group says it; the Japanese name where there is no other. */
  readonly label: string;
  /** Null where only the Japanese name is known. */
  readonly name: string | null;
}

/** The drops of a stage by their kinds, in the order of its slots. */
export function dropGroups(
  drops: readonly Drop[],
  items: ReadonlyMap<number, string>,
  cards: ReadonlyMap<number, string>,
): DropGroup[] {
  const parts = drops.flatMap((drop) => partsOf(drop, items, cards));
  return [...Map.groupBy(parts, ({ kind, key }) => `${kind} ${key}`).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { kind, items: dropped, cards: named } = first;
    const amounts = [...new Set(same.map(({ amount }) => amount))].sort((a, b) => a - b);
    return [{ label: kind, amounts, items: dropped, cards: named }];
  });
}

interface Part extends Omit<DropGroup, "label" | "amounts"> {
  readonly kind: string;
  /** Tells it from others of its kind. */
  readonly key: string;
  readonly amount: number;
}

function partsOf(
  { kind, amount, ...drop }: Drop,
  items: ReadonlyMap<number, string>,
  cards: ReadonlyMap<number, string>,
): Part[] {
  const named = drop.items.map((id) => {
    const jp = items.get(id) ?? String(id);
    const name = stageItemName(jp);
    const item: DroppedItem = { id, label: name?.of ?? jp, name: name?.name ?? null };
    return { kind: name?.kind ?? labelOf(DROP_KINDS, kind), without: name?.withoutGrade, item };
  });
  const byKind = Map.groupBy(named, (one) => one.kind);
  const byMember = Map.groupBy(named, ({ without, kind: other }) => without ?? other);
  const isShorter = byMember.size < byKind.size;
  const ofItems = [...(isShorter ? byMember : byKind)].map(([label, those]) => ({
    kind: label,
    key: those.map(({ item }) => item.id).join(),
    amount,
    items: those.map(({ item }) =>
      isShorter ? { ...item, label: item.name?.replace(`${label} `, "") ?? item.label } : item,
    ),
    cards: [],
  }));
  if (drop.items.length > 0 && drop.cards.length === 0) return ofItems;
  const shown = drop.cards.flatMap((id) => {
    const name = cards.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
  const label = labelOf(DROP_KINDS, kind);
  return [
    ...ofItems,
    { kind: label, key: shown.map(({ id }) => id).join(), amount, items: [], cards: shown },
  ];
}

/** What every one of these stages may drop, and for each what else; an unknown one shares nothing. */
export function sharedDrops(stages: readonly (readonly DropGroup[] | null)[]): DropGroup[] {
  const [first, ...others] = stages;
  if (!first || others.length === 0) return [];
  return first.filter((group) =>
    others.every((groups) => groups?.some((one) => keyOf(one) === keyOf(group))),
  );
}

/** The drops of a stage that are not among those of all. */
export function ownDrops(groups: readonly DropGroup[], shared: readonly DropGroup[]): DropGroup[] {
  const said = new Set(shared.map(keyOf));
  return groups.filter((group) => !said.has(keyOf(group)));
}

function keyOf({ label, amounts, items, cards }: DropGroup): string {
  const ids = [...items, ...cards].map(({ id }) => id);
  return [label, amounts.join("/"), ids.join()].join(" ");
}
