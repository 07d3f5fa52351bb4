import {
  CALENDAR_ALARMS,
  CALENDAR_KINDS,
  type CalendarAlarm,
  type CalendarKind,
  DEFAULT_CALENDAR_KINDS,
} from "#app/game/vocabulary/calendar.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { choiceParameter, choicesParameter } from "#app/lib/choices-parameter.ts";
import { listParameter } from "#app/lib/list-parameter.ts";
import { defineUrlState, textParameter } from "#app/lib/search-params.ts";

const LONGEST_ID = 100;
export const MOST_CHARACTERS = 20;

const kinds = choicesParameter<CalendarKind>({
  choices: CALENDAR_KINDS.map(({ id }) => ({ value: id, id })),
});

const isAlarm = (text: string): text is CalendarAlarm => text in CALENDAR_ALARMS;

/** What stands in the URL of the page that builds a calendar's address. */
export const calendarUrl = defineUrlState({
  kinds: {
    ...kinds,
    decode: (texts: readonly string[]) => {
      const chosen = kinds.decode(texts);
      return chosen.length > 0 ? chosen : DEFAULT_CALENDAR_KINDS;
    },
    encode: (chosen: readonly CalendarKind[]) =>
      String(chosen) === String(DEFAULT_CALENDAR_KINDS) ? null : kinds.encode(chosen),
  },
  types: choicesParameter({
    choices: PRAYER_TYPES.map(({ id, label }) => ({ value: id, id, spellings: [label] })),
    allIsNone: true,
  }),
  characters: listParameter({
    max: MOST_CHARACTERS,
    read: (text) => (text.length <= LONGEST_ID && text.isWellFormed() ? text : undefined),
  }),
  alarm: choiceParameter({
    choices: Object.keys(CALENDAR_ALARMS)
      .filter(isAlarm)
      .map((id) => ({ value: id, id })),
  }),
  /** Whom one looks for among the characters. */
  find: textParameter({ max: 100 }),
});

export type CalendarState = ReturnType<typeof calendarUrl.decode>;

/** The path of the feed that holds what is ticked. */
export function feedPath(state: CalendarState): string {
  const query = calendarUrl.encode({ ...state, find: "" });
  // Commas are allowed in a query, and an address is read by people too.
  const text = query.toString().replaceAll("%2C", ",");
  return text === "" ? "/calendar.ics" : `/calendar.ics?${text}`;
}
