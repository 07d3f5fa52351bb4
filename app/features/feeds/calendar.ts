import { answerQuery } from "#app/api/parsed-query.ts";
import { problemResponse } from "#app/api/problem.ts";
import { CALENDAR_ALARMS, calendarQuery } from "#app/api-schemas/calendar.ts";
import { errorSentence } from "#app/lib/field-errors.ts";
import { namedParameters } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { calendarEvents, nextCalendarMoment } from "#app/presenters/calendar-events.ts";
import type { Route } from "./+types/calendar";
import { calendarResponse } from "./write-calendar.ts";

export const handle = namedParameters("kinds", "types", "characters", "alarm");

/** GET /calendar.ics: what comes and goes in the game, for a visitor's own calendar (RFC 5545). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  return answerQuery(calendarQuery, url.searchParams, (query) => {
    const unknown = query.characters?.filter(
      (id) => !dataset.characters.some((one) => one.id === id),
    );
    if (unknown && unknown.length > 0) {
      const errors = [
        { field: "characters", message: `has ids of no character: ${unknown.join(", ")}` },
      ];
      return problemResponse(400, errorSentence("query", errors), { errors });
    }
    expiresAt(nextCalendarMoment(dataset, now));
    const alarm = query.alarm && CALENDAR_ALARMS[query.alarm];
    return calendarResponse(calendarEvents(dataset, query, now), { dataset, origin, alarm });
  });
}
