import { effectName, readEffect } from "#app/game/story-card-filter/effects.ts";
import type { DateRow, EffectRow, FilterRow, StatRow } from "#app/game/story-card-filter/rows.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { FIRST_DAY, parseDay } from "#app/game/written-day.ts";

/**
 * A row as an item of the URL (specification 2 §5): `effect:laser-up:value-sort:self`,
 * `stat:hp:desc`, `date:2022-01-01:now:asc`.
 */
export function writeItem(row: FilterRow): string {
  switch (row.kind) {
    case "effect":
      return ["effect", effectName(row.effect), `${row.by}-sort`, ...writtenTarget(row)].join(":");
    case "stat":
      return ["stat", row.stat, row.order].join(":");
    case "date":
      return ["date", ...writtenRange(row), ...(row.order === "asc" ? ["asc"] : [])].join(":");
  }
}

/** Reads an item; null for what is none. */
export function readItem(item: string): FilterRow | null {
  const [kind, ...parts] = item.split(":").map((part) => part.trim().toLowerCase());
  switch (kind) {
    case "effect":
    case "buff":
      return readEffectRow(parts);
    case "stat":
      return readStatRow(parts);
    case "date":
      return readDateRow(parts);
    default:
      return null;
  }
}

/** Whether an item is read as it stands: for a day that does not exist another would be taken. */
export function isWholeItem(item: string): boolean {
  const row = readItem(item);
  if (row?.kind !== "date") return row !== null;
  const days = item.split(":").slice(1);
  return days.every(
    (text) => /^\s*(now|asc|desc)?\s*$/i.test(text) || parseDay(text.trim()) !== null,
  );
}

function writtenTarget({ target }: EffectRow): string[] {
  switch (target) {
    case "any":
      return [];
    case "single":
      return ["self"];
    case "multi":
      return ["party"];
  }
}

function readEffectRow([name = "", ...suffixes]: readonly string[]): EffectRow | null {
  const effect = readEffect(name);
  const isSingle = suffixes.includes("self") || suffixes.includes("solo");
  const isMulti = suffixes.includes("party") || suffixes.includes("all");
  return effect === null
    ? null
    : {
        kind: "effect",
        effect,
        by: suffixes.includes("turn-sort") ? "turn" : "value",
        target: isSingle ? "single" : isMulti ? "multi" : "any",
      };
}

function readStatRow([name = "", order]: readonly string[]): StatRow | null {
  const stat = STATS.find(({ id, label }) => id === name || label.toLowerCase() === name);
  return stat ? { kind: "stat", stat: stat.id, order: order === "asc" ? "asc" : "desc" } : null;
}

/** A day that does not exist takes its bound's default. */
function readDateRow(parts: readonly string[]): DateRow {
  const last = parts.at(-1);
  const [start = "", end = ""] = last === "asc" || last === "desc" ? parts.slice(0, -1) : parts;
  return {
    kind: "date",
    start: parseDay(start) === null ? FIRST_DAY : start,
    end: parseDay(end) === null ? "" : end,
    order: last === "asc" ? "asc" : "desc",
  };
}

function writtenRange({ start, end }: DateRow): string[] {
  const first = parseDay(start) === null ? FIRST_DAY : start;
  const last = parseDay(end) === null ? "now" : end;
  return first === FIRST_DAY && last === "now" ? [] : [first, last];
}
