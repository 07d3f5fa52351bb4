import { addDays } from "date-fns/addDays";
import { UTC } from "#app/game/utc-day.ts";
import { FIRST_DAY, parseDay } from "#app/game/written-day.ts";
import type { IndexedCard, IndexedEffect } from "./card-index.ts";
import type { Column } from "./column-sort.ts";
import type { DateRow, EffectRow, FilterRow, StatRow } from "./rows.ts";

/** Which cards a row keeps; null for a row that only sorts. */
export function rowMatcher(row: FilterRow): ((card: IndexedCard<unknown>) => boolean) | null {
  switch (row.kind) {
    case "stat":
      return null;
    case "effect": {
      const asked = effectMatcher(row);
      return ({ effects }) => effects.some(asked);
    }
    case "date":
      return dateMatcher(row);
  }
}

/** What a row sorts a card by. */
export function rowColumn(row: FilterRow): Column {
  switch (row.kind) {
    case "stat":
      return statColumn(row);
    case "effect":
      return effectColumn(row);
    case "date": {
      const sign = row.order === "asc" ? 1 : -1;
      return ({ releaseRank }) => releaseRank * sign;
    }
  }
}

/** Cards without the stat come last in both directions. */
function statColumn({ stat, order }: StatRow): Column {
  const sign = order === "asc" ? 1 : -1;
  return ({ maxima }) => {
    const highest = maxima[stat];
    return highest === undefined ? null : highest * sign;
  };
}

function effectColumn(row: EffectRow): Column {
  const asked = effectMatcher(row);
  return ({ effects }) => {
    let largest = 0;
    for (const effect of effects) {
      if (asked(effect) && effect[row.by] > largest) largest = effect[row.by];
    }
    return -largest;
  };
}

function effectMatcher({ effect, target }: EffectRow): (effect: IndexedEffect) => boolean {
  const { group, attribute, direction } = effect;
  return (one) =>
    one.attribute === attribute &&
    one.type === group &&
    (direction === null || one.direction === direction) &&
    (target === "any" || one.isMulti === (target === "multi"));
}

/** From 00:00 UTC of the first day to the end of the last; undated cards are left out. */
function dateMatcher({ start, end }: DateRow): (card: IndexedCard<unknown>) => boolean {
  const from = parseDay(start) ?? parseDay(FIRST_DAY) ?? 0;
  const lastDay = parseDay(end);
  const until = lastDay === null ? Number.POSITIVE_INFINITY : addDays(lastDay, 1, UTC).getTime();
  return ({ releaseDate }) => releaseDate !== null && releaseDate >= from && releaseDate < until;
}
