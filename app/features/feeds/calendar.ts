import { answerQuery } from "#app/api/parsed-query.ts";
import { calendarQuery } from "#app/api-schemas/calendar.ts";
import { CALENDAR_ALARMS } from "#app/game/vocabulary/calendar.ts";
import { namedParameters } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { calendarEvents, nextCalendarMoment } from "#app/presenters/calendar-events.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import type { Route } from "./+types/calendar";
import { refusedSearch, unknownErrors } from "./asked-search.ts";
import { calendarResponse } from "./write-calendar.ts";

export const handle = namedParameters("kinds", "types", "characters", "alarm");

/** GET /calendar.ics: what comes and goes in the game, for a visitor's own calendar (RFC 5545). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  return answerQuery(calendarQuery, url.searchParams, (query) => {
    expiresAt(nextCalendarMoment(dataset, now));
    const { characters } = releasedOnly(dataset, now);
    const unknown = query.characters?.filter((id) => !characters.some((one) => one.id === id));
    const refused = refusedSearch(
      unknownErrors("characters", unknown ?? [], "released characters by their ids"),
    );
    if (refused) return refused;
    const alarm = query.alarm && CALENDAR_ALARMS[query.alarm];
    return calendarResponse(calendarEvents(dataset, query, now), { dataset, origin, alarm });
  });
}
