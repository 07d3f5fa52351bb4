import { data } from "react-router";
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
import type { Route } from "./+types/prayer";
import { embedHandle, embedResponse, embedTheme } from "./embed-document.ts";

export const handle = embedHandle;

/** GET /embed/prayer/{id}: how a prayer stands. */
export function loader({ context, url, params }: Route.LoaderArgs) {
  const { dataset, now, origin, clockOffset, expiresAt } = getRequestContext(context);
  const prayer = dataset.prayers.find((one) => one.id === params.id && isListed(one));
  if (!prayer) throw data("There is no such prayer.", { status: 404 });
  expiresAt(nextPrayerMoment([prayer], now));
  return embedResponse({
    title: areDatesSample(prayer) ? `${prayer.name} (sample)` : prayer.name,
    lines: [
      { name: "Times, featured and odds", path: prayerPath(prayer.id), ...stand(prayer, now) },
    ],
    none: "",
    theme: embedTheme(url.searchParams),
    origin,
    clockOffset,
  });
}

function stand(prayer: PrayerRecord, now: number): { verb: string; at: number | null } {
  const { start, end } = prayer;
  const timing = prayerTiming(prayer, now);
  if (timing === "upcoming") return { verb: "starts", at: start };
  return { verb: timing === "none" ? "ended" : "ends", at: displayedEnd(end) };
}
