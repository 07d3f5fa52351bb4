import { addDays } from "date-fns/addDays";
import { imagePath } from "#app/artwork/image-paths.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { timelineRows } from "#app/game/timeline-rows.ts";
import { UTC } from "#app/game/utc-day.ts";
import { PRAYER_TYPES, type PrayerType } from "#app/game/vocabulary/prayer-types.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { type CalendarEvent, everyEvent } from "./calendar-events.ts";

/** An event as the timeline draws it. */
export interface TimelineEvent extends CalendarEvent {
  readonly state: "over" | "running" | "coming";
  /** Its name without the type, which its lane has. */
  readonly shortName: string;
  /** Emblems of whom it features or brings, below /images/. */
  readonly emblems: readonly string[];
}

/** A lane of the timeline: the prayers of a type, or all of another kind. */
export interface TimelineLane {
  readonly id: PrayerType | "release" | "maintenance" | "tower" | "roulette";
  readonly label: string;
  readonly events: readonly TimelineEvent[];
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
  const emblemsOf = emblemsByEvent(dataset, now);
  const byLane = Map.groupBy([...shown, ...roulettes(dataset, { from, to }, now)], laneOf);
  const lanes = [
    ...PRAYER_TYPES.map(({ id, label }) => ({ id, label })),
    { id: "maintenance" as const, label: "Maintenance" },
    { id: "release" as const, label: "Releases" },
    { id: "tower" as const, label: "Tower floors" },
    { id: "roulette" as const, label: "Roulettes" },
  ].map((lane) => ({
    ...lane,
    events: (byLane.get(lane.id) ?? []).map((event) => ({
      ...event,
      state: stateOf(event, now),
      shortName: event.summary.replace(NAMED_TYPE, ""),
      emblems: emblemsOf(event),
    })),
  }));
  return lanes.filter(({ events }) => events.length > 0);
}

/** "Epic Prayer: Koishi" and "Forever Prayer No. 12" begin with what their lanes are called. */
const NAMED_TYPE = /^[^:]{4,40}: |^Forever Prayer (?=No\.)/;
const MOST_EMBLEMS = 3;

function stateOf({ start, end }: CalendarEvent, now: number): TimelineEvent["state"] {
  if (start > now) return "coming";
  return end !== null && end <= now ? "over" : "running";
}

/** The emblems of released characters that an event is about, the first few. */
function emblemsByEvent(
  { prayers, characters }: Dataset,
  now: number,
): (event: CalendarEvent) => string[] {
  const shown = new Map(
    characters
      .filter((one) => isReleased(statusAt(one, now)))
      .map((one) => [one.id, imagePath("characters", one, "thumbnail")]),
  );
  const featured = new Map(
    prayers.map(({ id, rateUpCharacters }) => [
      `prayer-${id}`,
      rateUpCharacters.map(({ characterId }) => characterId),
    ]),
  );
  return ({ id }) =>
    (featured.get(id) ?? [id.replace(/^release-/, "")])
      .flatMap((character) => shown.get(character) ?? [])
      .slice(0, MOST_EMBLEMS);
}

/** When the drawn states change by themselves, or null. */
export function nextTimelineMoment(lanes: readonly TimelineLane[], now: number): number | null {
  return nextMoment(
    lanes.flatMap(({ events }) => events.flatMap(({ start, end }) => [start, end])),
    now,
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
