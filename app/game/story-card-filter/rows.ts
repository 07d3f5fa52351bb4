import { FIRST_DAY } from "#app/game/written-day.ts";
import type { Stat } from "../vocabulary/stats.ts";
import type { Effect } from "./effects.ts";

/** Rows that sort and filter; the first sorts first, later ones break ties (specification 2 §9). */
export const MOST_ROWS = 3;

/** Shows only cards with the effect, sorted by its largest value or turn, descending. */
export interface EffectRow {
  readonly kind: "effect";
  readonly effect: Effect;
  readonly by: "value" | "turn";
  /** Single is oneself or one other; multi is the party or all enemies. */
  readonly target: "any" | "single" | "multi";
}

/** Sorts by a stat's maximum. */
export interface StatRow {
  readonly kind: "stat";
  readonly stat: Stat;
  readonly order: Order;
}

/** Shows only cards released in the range of days, sorted by their release. */
export interface DateRow {
  readonly kind: "date";
  /** First day in UTC, `YYYY-MM-DD`. */
  readonly start: string;
  /** Last day, or empty for an open end. */
  readonly end: string;
  readonly order: Order;
}

export type Order = "asc" | "desc";
export type FilterRow = EffectRow | StatRow | DateRow;

export const ROW_KINDS = [
  { id: "stat", label: "Stat" },
  { id: "effect", label: "Effect" },
  { id: "date", label: "Date" },
] as const satisfies readonly { id: FilterRow["kind"]; label: string }[];

export const TARGET_CHOICES = [
  { id: "any", label: "Any Target" },
  { id: "single", label: "Self/Solo" },
  { id: "multi", label: "Party/All" },
] as const satisfies readonly { id: EffectRow["target"]; label: string }[];

type RowOf = { readonly [Kind in FilterRow["kind"]]: Extract<FilterRow, { kind: Kind }> };

const NEW_ROWS: RowOf = {
  stat: { kind: "stat", stat: "hp", order: "desc" },
  effect: {
    kind: "effect",
    effect: { group: "misc", attribute: "hp", direction: null },
    by: "value",
    target: "any",
  },
  date: { kind: "date", start: FIRST_DAY, end: "", order: "desc" },
};

/** The items of a row after its kind has been chosen (specification 2 §4). */
export function newRow<Kind extends FilterRow["kind"]>(kind: Kind): RowOf[Kind] {
  return NEW_ROWS[kind];
}

/** At most three rows, and only the first of those that ask for a date (specification 2 §4). */
export function allowedRows(rows: readonly FilterRow[]): readonly FilterRow[] {
  const firstDate = rows.findIndex(({ kind }) => kind === "date");
  return rows
    .filter(({ kind }, index) => kind !== "date" || index === firstDate)
    .slice(0, MOST_ROWS);
}
