import { isListed } from "#app/game/prayer-paging.ts";
import {
  areDatesSample,
  displayedEnd,
  nextPrayerMoment,
  prayerTiming,
} from "#app/game/prayer-timing.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import type { Route } from "./+types/next";
import { type EmbedLine, embedHandle, embedResponse, embedTheme } from "./embed-document.ts";

export const handle = embedHandle;

const MOST_RUNNING = 4;
const MOST_COMING = 2;

/** GET /embed/next: the prayers that end next, and those that come next. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, origin, clockOffset, expiresAt } = getRequestContext(context);
  const listed = dataset.prayers.filter(isListed);
  expiresAt(nextPrayerMoment(listed, now));
  const running = listed.flatMap((prayer): (EmbedLine & { at: number })[] =>
    prayerTiming(prayer, now) === "ongoing" && prayer.end !== null
      ? [{ ...named(prayer), verb: "ends", at: displayedEnd(prayer.end) }]
      : [],
  );
  const coming = listed.flatMap((prayer): (EmbedLine & { at: number })[] =>
    prayer.start !== null && prayer.start > now
      ? [{ ...named(prayer), verb: "starts", at: prayer.start }]
      : [],
  );
  const soonest = (one: { at: number }, other: { at: number }) => one.at - other.at;
  return embedResponse({
    title: "Prayers in Touhou LostWord",
    lines: [
      ...running.toSorted(soonest).slice(0, MOST_RUNNING),
      ...coming.toSorted(soonest).slice(0, MOST_COMING),
    ],
    none: "No prayer is announced.",
    theme: embedTheme(url.searchParams),
    origin,
    clockOffset,
  });
}

function named(prayer: PrayerRecord) {
  const { id, name } = prayer;
  return { name: areDatesSample(prayer) ? `${name} (sample)` : name, path: prayerPath(id) };
}
