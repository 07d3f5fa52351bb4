import { addDays } from "date-fns/addDays";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import { timelineRows } from "#app/game/timeline-rows.ts";
import { UTC } from "#app/game/utc-day.ts";
import { PRAYER_TYPES, type PrayerType } from "#app/game/vocabulary/prayer-types.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { type CalendarEvent, everyEvent } from "./calendar-events.ts";

/** A lane of the timeline: the prayers of a type, or all of another kind. */
export interface TimelineLane {
  readonly id: PrayerType | "release" | "maintenance" | "tower" | "roulette";
  readonly label: string;
  readonly events: readonly CalendarEvent[];
}

/**
 * What comes and goes between two instants, in lanes; a prayer of several types stands in the lane of
 * its first. What the server's pages hide is not among it. Lanes without anything are left out.
 */
export function timelineLanes(
  dataset: Dataset,
  { from, to }: { readonly from: number; readonly to: number },
  now: number,
): TimelineLane[] {
  const kinds = ["prayers", "releases", "maintenance", "tower"] as const;
  const shown = everyEvent(dataset, { kinds: [...kinds] }, now).filter(
    ({ start, end }) => start < to && (end ?? Number.POSITIVE_INFINITY) >= from,
  );
  const typeOf = new Map<string, PrayerType>(
    dataset.prayers.map(({ id, types }) => [`prayer-${id}`, types[0] ?? "standard"] as const),
  );
  const laneOf = ({ id }: CalendarEvent): TimelineLane["id"] => {
    if (id.startsWith("prayer-fp-")) return "forever";
    return typeOf.get(id) ?? (id.split("-")[0] as TimelineLane["id"]);
  };
  const byLane = Map.groupBy(shown, laneOf);
  const lanes = [
    ...PRAYER_TYPES.map(({ id, label }) => ({ id, label })),
    { id: "maintenance" as const, label: "Maintenance" },
    { id: "release" as const, label: "Releases" },
    { id: "tower" as const, label: "Tower floors" },
  ].map((lane) => ({ ...lane, events: byLane.get(lane.id) ?? [] }));
  return [...lanes, { ...ROULETTES, events: roulettes(dataset, { from, to }, now) }].filter(
    ({ events }) => events.length > 0,
  );
}

/** The first start and the last end of all that a timeline can show. */
export function timelineBounds(dataset: Dataset): { first: number; last: number } {
  const known = [...dataset.prayers, ...dataset.foreverPrayers, ...dataset.maintenances]
    .flatMap(({ start, end }) => [start, end])
    .filter((at) => at !== null);
  // A loop's worth of numbers: too many for the arguments of a call.
  const first = known.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY);
  const last = known.reduce((most, at) => Math.max(most, at), Number.NEGATIVE_INFINITY);
  return known.length > 0
    ? { first, last }
    : { first: dataset.importedAt, last: dataset.importedAt };
}

/** A bar of the strip: what runs from one day to another, in fractions of the strip. */
export interface StripBar {
  readonly id: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** When it ends; a short one is drawn beyond that. */
  readonly end: number;
}

/** The weeks around today in few rows: prayers that end, and maintenance. */
export interface TimelineStrip {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly (readonly StripBar[])[];
}

/** Shorter things are drawn so wide, to be seen. */
const NARROWEST = 0.02;

/** What runs and comes from a week before `today`, the beginning of a day, to four weeks after it. */
export function timelineStrip(dataset: Dataset, today: number, now: number): TimelineStrip {
  const from = addDays(today, -7, UTC).getTime();
  const to = addDays(today, 28, UTC).getTime();
  const place = (at: number) => Math.min(1, Math.max(0, (at - from) / (to - from)));
  const bars = everyEvent(dataset, { kinds: ["prayers", "maintenance"] }, now).flatMap(
    ({ id, summary, start, end }): StripBar[] => {
      // What has no end says nothing about these weeks.
      if (end === null || end <= from || start >= to) return [];
      const begin = Math.min(place(start), 1 - NARROWEST);
      const drawnEnd = Math.max(place(end), begin + NARROWEST);
      return [{ id, name: summary, from: begin, to: drawnEnd, end }];
    },
  );
  const { rows, placed } = timelineRows(bars);
  return {
    from,
    to,
    rows: Array.from({ length: rows }, (_, no) =>
      placed.filter(({ row }) => row === no).map(({ thing }) => thing),
    ),
  };
}

const ROULETTES = { id: "roulette", label: "Roulettes" } as const;

function roulettes(
  { roulettes: all, characters }: Dataset,
  { from, to }: { readonly from: number; readonly to: number },
  now: number,
): CalendarEvent[] {
  const released = new Set(
    characters.filter((one) => isReleased(statusAt(one, now))).map(({ id }) => id),
  );
  return all
    .filter(({ start }) => start >= from && start < to)
    .map(({ start, characters: ids, sample }) => {
      const count = ids.filter((id) => released.has(id)).length;
      return {
        id: `roulette-${start}`,
        summary: `Kourindou roulette${ids.length > 0 ? `: ${count} characters` : ""}`,
        start,
        end: start,
        path: "/prayer/kourindou-roulette",
        categories: ["Kourindou roulette"],
        isSample: sample,
      };
    });
}
