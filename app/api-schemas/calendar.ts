import { z } from "zod";
import {
  CALENDAR_KINDS,
  type CalendarAlarm,
  DEFAULT_CALENDAR_KINDS,
} from "#app/game/vocabulary/calendar.ts";
import { PRAYER_TYPES, type PrayerType } from "#app/game/vocabulary/prayer-types.ts";

/**
 * The query of `/calendar.ics`. `characters` are ids of rate-ups; which of them exist the dataset
 * tells.
 */
export const calendarQuery = z.strictObject({
  kinds: commaList(CALENDAR_KINDS.map(({ id }) => id))
    .optional()
    .describe(
      `What it holds, separated by commas, of ${CALENDAR_KINDS.map(({ id }) => id).join(", ")}; without it ${DEFAULT_CALENDAR_KINDS.join(", ")}.`,
    ),
  types: commaList<PrayerType>(PRAYER_TYPES.map(({ id }) => id))
    .optional()
    .describe("Only prayers of these types, separated by commas."),
  characters: z
    .string()
    .max(2_000)
    .transform((text) => textsOf(text))
    .optional()
    .describe("Only prayers that feature these characters, by id, separated by commas."),
  alarm: z
    .enum(["15m", "1h", "1d"] satisfies CalendarAlarm[])
    .optional()
    .describe("How long before an event its alarm rings."),
});

export type CalendarQuery = z.output<typeof calendarQuery>;

/** Words with commas between them, each one of `known`. */
function commaList<Word extends string>(known: readonly Word[]) {
  return z.string().transform((text, context): Word[] => {
    const words = textsOf(text);
    const isKnown = (word: string): word is Word => known.some((one) => one === word);
    const unknown = words.filter((word) => !isKnown(word));
    if (unknown.length > 0 || words.length === 0) {
      context.addIssue({ code: "custom", message: `must be one or more of ${known.join(", ")}` });
    }
    return words.filter(isKnown);
  });
}

function textsOf(text: string): string[] {
  return [...new Set(text.split(",").map((word) => word.trim()))].filter((word) => word !== "");
}
