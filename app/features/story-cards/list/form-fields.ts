import { effectName, readEffect } from "#app/game/story-card-filter/effects.ts";
import { MOST_ROWS } from "#app/game/story-card-filter/rows.ts";

/** Names of a row's fields in the search form; `row` counts from 0. */
export function rowFields(row: number) {
  const name = (field: string) => `${field}-${row + 1}`;
  return {
    kind: name("kind"),
    stat: name("stat"),
    order: name("order"),
    effect: name("effect"),
    direction: name("direction"),
    by: name("by"),
    target: name("target"),
    start: name("start"),
    end: name("end"),
    dateOrder: name("date-order"),
  };
}

/**
 * A form without scripts sends the fields of its rows one by one: as items of `options`, in the
 * order of the rows, they mean the same. A query without such fields is given back as it is.
 */
export function formOptions(searchParams: URLSearchParams): URLSearchParams {
  const rows = Array.from({ length: MOST_ROWS }, (_, row) => rowFields(row));
  if (!rows.some(({ kind }) => searchParams.has(kind))) return searchParams;
  const merged = new URLSearchParams(searchParams);
  merged.delete("effects");
  const items = rows.flatMap((fields) => itemOf(fields, (name) => searchParams.get(name) ?? ""));
  merged.set("options", items.join(","));
  return merged;
}

/** The row as an item of `options`; nothing for a row without a kind. */
function itemOf(fields: ReturnType<typeof rowFields>, read: (name: string) => string): string[] {
  const item = (...parts: string[]) => [parts.join(":")];
  switch (read(fields.kind)) {
    case "stat":
      return item("stat", read(fields.stat), read(fields.order));
    case "date":
      return item("date", read(fields.start), read(fields.end), read(fields.dateOrder));
    case "effect": {
      const effect = readEffect(read(fields.effect));
      if (effect === null) return [];
      const name = effectName({
        ...effect,
        direction: effect.direction && (read(fields.direction) === "down" ? "down" : "up"),
      });
      return item("effect", name, `${read(fields.by)}-sort`, TARGETS[read(fields.target)] ?? "");
    }
    default:
      return [];
  }
}

const TARGETS: Record<string, string> = { single: "self", multi: "party" };
