import { nextMoment } from "#app/game/reveal.ts";
import { UPDATE_LISTS } from "#app/game/vocabulary/updates.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { revealTimes, updateEntryAnswer } from "#app/presenters/updates.ts";
import { type ShownEntry, type ShownItem, shownEntry } from "../update-log/shown-entry.ts";
import type { Route } from "./+types/updates-feed";
import { atomResponse, escapeHtml, FEED_ENTRIES } from "./atom.ts";

/** GET /feed.atom: the update log. Items that are hidden on the page are hidden here. */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  const newest = dataset.updateEntries.slice(0, FEED_ENTRIES);
  expiresAt(nextMoment(revealTimes(newest), now));
  const entries = newest.map((entry) => ({
    id: `update-log/${entry.number}`,
    title: entry.sample ? `${entry.title} (sample)` : entry.title,
    path: `/update-log#entry-${entry.number}`,
    updated: entry.timestamp,
    content: writeEntry(shownEntry(updateEntryAnswer(entry), now, false)),
  }));
  return atomResponse(
    {
      path: "/feed.atom",
      title: "Update log – LostWord Almanac",
      page: "/update-log",
      since: dataset.importedAt,
    },
    entries,
    origin,
  );
}

function writeEntry({ subtitle, named, lists }: ShownEntry): string {
  const parts = lists.map(
    ({ id, items }) =>
      (named ? `<h3>${escapeHtml(entryOf(UPDATE_LISTS, id)?.label ?? id)}</h3>` : "") +
      writeItems(items),
  );
  return (subtitle === null ? "" : `<p>${escapeHtml(subtitle)}</p>`) + parts.join("");
}

function writeItems(items: readonly ShownItem[]): string {
  const shown = items.filter(({ detail }) => detail !== null);
  return shown.length === 0
    ? ""
    : `<ul>${shown.map((item) => `<li>${escapeHtml(item.detail ?? "")}${writeItems(item.items)}</li>`).join("")}</ul>`;
}
