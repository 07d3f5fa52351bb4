import createCalendar, { ICalAlarmType, ICalEventRepeatingFreq } from "ical-generator";
import type { CalendarEvent } from "#app/presenters/calendar-events.ts";
import { authorityOf } from "./feed-authority.ts";

const SIX_HOURS_S = 6 * 3_600;

/** Events as an answer that calendars subscribe to, or take in. */
export function calendarResponse(...calendar: Parameters<typeof writeCalendar>): Response {
  return new Response(writeCalendar(...calendar), {
    headers: { "content-type": "text/calendar; charset=utf-8" },
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
  for (const { id, summary, start, end, path, categories, isSample, isDaily } of events) {
    const event = calendar.createEvent({
      id: `${id}@${authorityOf(origin)}`,
      // A calendar has no strip that says so.
      summary: isSample ? `${summary} (sample)` : summary,
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
