import { calendarDay } from "#app/game/date-format.ts";
import { useZonedText } from "#app/settings/use-zoned-text.ts";

/** Entries under the months in which they were published, as the visitor reads times. */
export function useMonthGroups<Entry extends { readonly timestamp: number }>(
  entries: readonly Entry[],
): readonly { month: string; entries: Entry[] }[] {
  // One text for all of them: the page is drawn anew only where a month is another in her zone.
  const months = useZonedText((zone) =>
    entries
      .map(({ timestamp }) => {
        const { month, year } = calendarDay(timestamp, zone);
        return `${month} ${year}`;
      })
      .join("\n"),
  ).split("\n");
  const groups = Map.groupBy(entries.entries(), ([place]) => months[place] ?? "");
  return [...groups].map(([month, group]) => ({ month, entries: group.map(([, entry]) => entry) }));
}
