import { calendarDay } from "#app/game/date-format.ts";
import { useZone } from "#app/settings/settings-context.ts";

/** Entries under the months in which they were published, as the visitor reads times. */
export function useMonthGroups<Entry extends { readonly timestamp: number }>(
  entries: readonly Entry[],
): readonly { month: string; entries: Entry[] }[] {
  const zone = useZone();
  const groups = Map.groupBy(entries, ({ timestamp }) => {
    const { month, year } = calendarDay(timestamp, zone);
    return `${month} ${year}`;
  });
  return [...groups].map(([month, entries]) => ({ month, entries }));
}
