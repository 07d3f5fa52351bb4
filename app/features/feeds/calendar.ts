import createCalendar, { ICalAlarmType, ICalEventRepeatingFreq } from "ical-generator";
import { answerQuery } from "#app/api/parsed-query.ts";
import { problemResponse } from "#app/api/problem.ts";
import { CALENDAR_ALARMS, calendarQuery } from "#app/api-schemas/calendar.ts";
import { errorSentence } from "#app/lib/field-errors.ts";
import { namedParameters } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import {
  type CalendarEvent,
  calendarEvents,
  nextCalendarMoment,
} from "#app/presenters/calendar-events.ts";
import type { Route } from "./+types/calendar";
import { authorityOf } from "./feed-authority.ts";

export const handle = namedParameters("kinds", "types", "characters", "alarm");

const SIX_HOURS_S = 6 * 3_600;

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
    const text = writeCalendar(calendarEvents(dataset, query, now), { dataset, origin, alarm });
    return new Response(text, { headers: { "content-type": "text/calendar; charset=utf-8" } });
  });
}

/**
 * Events as iCalendar. The stamp and the sequence are those of the dataset, so that the same
 * dataset always gives the same bytes; a sequence is a 32-bit number, hence seconds.
 */
function writeCalendar(
  events: readonly CalendarEvent[],
  {
    dataset,
    origin,
    alarm,
  }: {
    readonly dataset: { readonly version: number; readonly importedAt: number };
    readonly origin: string | undefined;
    /** Seconds before each event. */
    readonly alarm: number | undefined;
  },
): string {
  const calendar = createCalendar({
    name: "LostWord Almanac",
    prodId: { company: "LostWord Almanac", product: "Calendar", language: "EN" },
    ttl: SIX_HOURS_S,
  });
  for (const { id, summary, start, end, path, categories, isDaily } of events) {
    const event = calendar.createEvent({
      id: `${id}@${authorityOf(origin)}`,
      summary,
      start: new Date(start),
      end: end === null || end === start ? null : new Date(end),
      stamp: new Date(dataset.importedAt),
      sequence: Math.floor(dataset.version / 1_000),
      categories: categories.map((name) => ({ name })),
      ...(origin && { url: new URL(path, origin).href }),
    });
    if (isDaily) event.repeating({ freq: ICalEventRepeatingFreq.DAILY });
    if (alarm) event.createAlarm({ type: ICalAlarmType.display, triggerBefore: alarm });
  }
  return calendar.toString();
}
