import { choiceKey } from "#app/game/filter-language/choice-key.ts";
import type { FilterTable } from "#app/game/filter-language/filter-key.ts";
import { numberKey } from "#app/game/filter-language/number-key.ts";
import { textFinder, textKey } from "#app/game/filter-language/text-key.ts";
import type { withRunningTotals } from "#app/game/tower-rewards.ts";
import { ITEM_KINDS, itemKindOf } from "#app/game/vocabulary/item-kinds.ts";

/** An item with what a range of floors gives of it. */
export interface SheetItem {
  readonly item: string;
  readonly name: string;
  readonly total: number;
  /** Its floors with running totals. */
  readonly entries: ReturnType<typeof withRunningTotals>;
}

const textsOf = ({ name }: SheetItem) => [name];

/** What the items of the tower can be filtered by. */
export const ITEM_KEYS: FilterTable<SheetItem> = {
  words: textFinder(textsOf),
  keys: [
    textKey({
      key: "name",
      label: "Name",
      help: "A part of the item's name",
      example: "name:*shard*",
      textsOf,
    }),
    choiceKey({
      key: "kind",
      label: "Kind",
      help: "What the item is, as the end of its name says",
      example: "kind:scroll,book",
      choices: ITEM_KINDS,
      idsOf: ({ name }) => [itemKindOf(name)],
    }),
    numberKey({
      key: "total",
      label: "Total",
      help: "How much the range of floors gives in all",
      example: "total>=1000",
      numberOf: ({ total }) => total,
    }),
    numberKey({
      key: "floors",
      label: "Floors",
      help: "How many floors give it",
      example: "floors<10",
      numberOf: ({ entries }) => entries.length,
    }),
    numberKey({
      key: "floor",
      label: "On floor",
      help: "A floor that gives it",
      example: "floor:437",
      numberOf: ({ entries }) => entries.map(({ floor }) => floor),
    }),
    numberKey({
      key: "amount",
      label: "At once",
      help: "How much one floor gives",
      example: "amount>=100",
      numberOf: ({ entries }) => entries.map(({ amount }) => amount),
    }),
  ],
};
