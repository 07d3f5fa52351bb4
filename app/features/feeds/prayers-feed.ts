import { isListed } from "#app/game/prayer-paging.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import type { Route } from "./+types/prayers-feed";
import { atomResponse, escapeHtml, FEED_ENTRIES, type FeedEntry } from "./atom.ts";

/** GET /prayers.atom: the prayers that have begun, the newest start first. */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  const listed = dataset.prayers.filter(isListed);
  expiresAt(
    nextMoment(
      listed.map(({ start }) => start),
      now,
    ),
  );
  const entries = listed
    .flatMap((prayer) => entryOfStart(prayer, now))
    .sort((a, b) => b.updated - a.updated)
    .slice(0, FEED_ENTRIES);
  return atomResponse(
    {
      path: "/prayers.atom",
      title: "Prayers that have begun – LostWord Almanac",
      page: "/prayers",
      since: dataset.importedAt,
    },
    entries,
    origin,
  );
}

function entryOfStart(prayer: PrayerRecord, now: number): FeedEntry[] {
  const { id, name, start, end, types, sample, sampleFields } = prayer;
  if (start === null || !isRevealed(start, now)) return [];
  const isSample = sample || sampleFields.includes("start");
  const kinds = types.map((type) => entryOf(PRAYER_TYPES, type)?.label ?? type).join(", ");
  const until =
    end === null ? "" : `, until ${new Date(end).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return [
    {
      id: `prayers/${encodeURIComponent(id)}`,
      title: isSample ? `${name} (sample)` : name,
      path: prayerPath(id),
      updated: start,
      content: `<p>${escapeHtml(`${kinds || "Prayer"}${until}`)}</p>`,
    },
  ];
}
