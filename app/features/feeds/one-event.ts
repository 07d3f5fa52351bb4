import { data } from "react-router";
import { CALENDAR_KINDS } from "#app/game/vocabulary/calendar.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { everyEvent, nextCalendarMoment } from "#app/presenters/calendar-events.ts";
import type { Route } from "./+types/one-event";
import { calendarResponse } from "./write-calendar.ts";

/** GET /calendar/{kind}/{record}.ics: one event, to be taken into a visitor's own calendar. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  const kind = CALENDAR_KINDS.find(({ id }) => id === params.kind);
  const record = /^(.+)\.ics$/.exec(params.file)?.[1];
  const event =
    kind &&
    everyEvent(dataset, { kinds: [kind.id] }, now).find(
      ({ id }) => id === `${kind.singular}-${record}`,
    );
  expiresAt(nextCalendarMoment(dataset, now));
  if (!event) throw data("There is no such event.", { status: 404 });
  const response = calendarResponse([event], { dataset, origin, alarm: undefined });
  response.headers.set("content-disposition", 'attachment; filename="event.ics"');
  return response;
}
