import type { FacetCounts } from "#app/game/filter-language/facet-counts.ts";
import { type FloorRange, withRunningTotals } from "#app/game/tower-rewards.ts";
import type { RewardSheet } from "./reward-sheet.ts";

/** A sheet as it travels with the page: the entries of an item as floor and amount in turn. */
export interface PackedSheet {
  readonly range: FloorRange;
  readonly counts: FacetCounts;
  readonly items: readonly {
    readonly item: string;
    readonly name: string;
    readonly entries: string;
  }[];
}

/**
 * Leaves out what follows from the rest, as a tower has many entries: the page with the sheet as it
 * is would be half as large again to send, and with an object for each entry by a third.
 */
export function packSheet({ range, counts, items }: RewardSheet): PackedSheet {
  return {
    range,
    counts,
    items: items.map(({ item, name, entries }) => ({
      item,
      name,
      entries: entries.flatMap(({ floor, amount }) => [floor, amount]).join(" "),
    })),
  };
}

/** The sheet again. Entries on the page are released: they carry no date. */
export function unpackSheet({ range, counts, items }: PackedSheet): RewardSheet {
  return {
    range,
    counts,
    items: items.map(({ item, name, entries }) => {
      const numbers = entries.split(" ").map(Number);
      const given = numbers.flatMap((floor, index) =>
        index % 2 === 0 ? [{ floor, amount: numbers[index + 1] ?? 0, release: null }] : [],
      );
      const withTotals = withRunningTotals(given);
      return { item, name, total: withTotals.at(-1)?.total ?? 0, entries: withTotals };
    }),
  };
}
