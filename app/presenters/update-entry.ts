import { linkedAddress } from "#app/alias-table.ts";
import type { UpdateEntry } from "#app/api-schemas/updates.ts";
import type { UpdateList } from "#app/game/vocabulary/updates.ts";
import type { UpdateEntryRecord } from "#db/queries/updates.ts";

type ItemRecord = UpdateEntryRecord["items"][number];

/** An entry of the update log with all its items; hidden ones are marked by `spoiler` and `reveal`. */
export function updateEntryAnswer(entry: UpdateEntryRecord): UpdateEntry {
  const items = (list: UpdateList) => itemTree(entry.items.filter((item) => item.list === list));
  return {
    number: entry.number,
    timestamp: entry.timestamp,
    title: entry.title,
    subtitle: entry.subtitle,
    complex: entry.complex,
    features: items("features"),
    contents: items("contents"),
    fixes: items("fixes"),
    data: items("data"),
  };
}

/** The reveal times of entries: when what they show to a visitor changes. */
export function revealTimes(entries: readonly UpdateEntryRecord[]): (number | null)[] {
  return entries.flatMap(({ items }) => items.map(({ reveal }) => reveal));
}

/** The items of a list, three levels deep as the pack allows. */
function itemTree(items: readonly ItemRecord[]): UpdateEntry["features"] {
  const below = (path: readonly number[]) => items.filter((item) => isBelow(item.path, path));
  return below([]).map((item) => ({
    ...itemFields(item),
    subItems: below(item.path).map((inner) => ({
      ...itemFields(inner),
      subItems: below(inner.path).map((innermost) => ({ ...itemFields(innermost), subItems: [] })),
    })),
  }));
}

function itemFields({ detail, links, spoiler, reveal }: ItemRecord) {
  const url = links.map((link) =>
    link.url.startsWith("/") ? { ...link, url: linkedAddress(link.url) } : link,
  );
  return { detail, url, spoiler, reveal };
}

function isBelow(path: readonly number[], parent: readonly number[]): boolean {
  return path.length === parent.length + 1 && parent.every((step, depth) => path[depth] === step);
}
