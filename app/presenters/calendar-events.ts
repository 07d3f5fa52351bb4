import { addDays } from "date-fns/addDays";
import { subDays } from "date-fns/subDays";
import type { CalendarQuery } from "#app/api-schemas/calendar.ts";
import { isReleased, nextStatusMoment, statusAt } from "#app/game/character-state.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import { areDatesSample } from "#app/game/prayer-timing.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import { startOfDay, UTC } from "#app/game/utc-day.ts";
import {
  CALENDAR_KINDS,
  type CalendarKind,
  DEFAULT_CALENDAR_KINDS,
} from "#app/game/vocabulary/calendar.ts";
import { PRAYER_TYPES, type PrayerType } from "#app/game/vocabulary/prayer-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { universalNameOf } from "./character.ts";
import { prayerPath } from "./prayer-path.ts";
import { characterInfoPath, floorPath } from "./record-paths.ts";

/** One event of the calendar; instants in ms since the epoch. */
export interface CalendarEvent {
  /** The kind in the singular and the record's id: stable over every dataset. */
  readonly id: string;
  readonly summary: string;
  readonly start: number;
  /** The start again for an instant; null where it is not known. */
  readonly end: number | null;
  /** The site's own path. */
  readonly path: string;
  readonly categories: readonly string[];
  /** Whether its dates are made up. */
  readonly isSample: boolean;
  readonly isDaily?: boolean;
}

/** What has ended longer ago is left out of the calendar. */
const KEPT_DAYS = 30;

/**
 * The events that a query requests, by start. What a visitor without spoiler mode may not see is
 * never among them. `types` and `characters` narrow the prayers.
 */
export function calendarEvents(
  dataset: Dataset,
  query: CalendarQuery,
  now: number,
): CalendarEvent[] {
  const kept = subDays(now, KEPT_DAYS, UTC).getTime();
  return everyEvent(dataset, query, now).filter(({ end }) => end === null || end >= kept);
}

/** The same with what has ended long ago. */
export function everyEvent(
  dataset: Dataset,
  { kinds = [...DEFAULT_CALENDAR_KINDS], types, characters }: CalendarQuery,
  now: number,
): CalendarEvent[] {
  return CALENDAR_KINDS.filter(({ id }) => kinds.includes(id))
    .flatMap(({ id }) => EVENTS_OF[id](dataset, { types, characters }, now))
    .sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
}

/** When the calendar changes by itself: an event grows too old, or a hidden record is shown. */
export function nextCalendarMoment(dataset: Dataset, now: number): number | null {
  const ends = [
    ...dataset.prayers.map(({ end }) => end),
    ...dataset.foreverPrayers.map(({ end }) => end),
    ...dataset.maintenances.map(({ end }) => end),
    ...dataset.towerFloors.map(({ release }) => release),
    ...dataset.characters.map(({ debut }) => debut),
  ].flatMap((end) => (end === null ? [] : [addDays(end, KEPT_DAYS, UTC).getTime() + 1]));
  return nextMoment(
    [
      ...ends,
      ...dataset.towerFloors.map(({ release }) => release),
      ...dataset.characters.map((character) => nextStatusMoment(character, now)),
    ],
    now,
  );
}

type Narrowing = Pick<CalendarQuery, "types" | "characters">;

const EVENTS_OF: Record<
  CalendarKind,
  (dataset: Dataset, narrowing: Narrowing, now: number) => CalendarEvent[]
> = { prayers, releases, maintenance, tower, reset };

function prayers(dataset: Dataset, { types, characters }: Narrowing): CalendarEvent[] {
  const isAskedFor = (ofTypes: readonly PrayerType[], rateUps: readonly string[]) =>
    (!types || ofTypes.some((type) => types.includes(type))) &&
    (!characters || rateUps.some((id) => characters.includes(id)));
  const listed = dataset.prayers.filter(isListed).flatMap((prayer): CalendarEvent[] => {
    const rateUps = prayer.rateUpCharacters.map(({ characterId }) => characterId);
    const { id, name, start, end } = prayer;
    if (start === null || !isAskedFor(prayer.types, rateUps)) return [];
    const isSample = areDatesSample(prayer);
    const categories = prayer.types.map(labelOf);
    const path = prayerPath(id);
    return [event("prayers", id, { summary: name, start, end, path, categories, isSample })];
  });
  const forever = dataset.foreverPrayers
    .filter((prayer) => isAskedFor(["forever"], prayer.characters))
    .map(({ no, title, start, end, sample }) =>
      event("prayers", `fp-${no}`, {
        summary: title,
        start,
        end,
        path: `/prayer/forever-prayer?id=${no}`,
        categories: [labelOf("forever")],
        isSample: sample,
      }),
    );
  return [...listed, ...forever];
}

function releases(dataset: Dataset, _: Narrowing, now: number): CalendarEvent[] {
  return dataset.characters.flatMap((character): CalendarEvent[] => {
    const { id, debut, sampleFields } = character;
    if (debut === null || !isReleased(statusAt(character, now))) return [];
    return [
      event("releases", id, {
        summary: universalNameOf(character),
        start: debut,
        end: debut,
        path: characterInfoPath(id),
        categories: ["Character release"],
        isSample: sampleFields.some((field) => field === "debut" || field === "status"),
      }),
    ];
  });
}

function maintenance(dataset: Dataset): CalendarEvent[] {
  return dataset.maintenances.map(({ id, start, end, sample }) =>
    event("maintenance", String(id), {
      summary: "Maintenance",
      start,
      end,
      path: "/",
      categories: ["Maintenance"],
      isSample: sample,
    }),
  );
}

function tower(dataset: Dataset, _: Narrowing, now: number): CalendarEvent[] {
  return dataset.towerFloors.flatMap(({ floor, release, sample, sampleFields }) =>
    release === null || !isRevealed(release, now)
      ? []
      : [
          event("tower", String(floor), {
            summary: `Scarlet Devil Tower: floor ${floor}`,
            start: release,
            end: release,
            path: floorPath(floor),
            categories: ["Scarlet Devil Tower"],
            isSample: sample || sampleFields.includes("release"),
          }),
        ],
  );
}

/** Each day at 00:00 UTC (specification 1 §4), from the day of the import on. */
function reset(dataset: Dataset): CalendarEvent[] {
  const daily = event("reset", "daily", {
    summary: "Daily reset",
    start: startOfDay(dataset.importedAt),
    end: null,
    path: "/",
    categories: ["Daily reset"],
    isSample: false,
  });
  return [{ ...daily, isDaily: true }];
}

function event(
  kind: CalendarKind,
  recordId: string,
  content: Omit<CalendarEvent, "id">,
): CalendarEvent {
  const { singular } = CALENDAR_KINDS.find(({ id }) => id === kind) ?? { singular: kind };
  return { ...content, id: `${singular}-${recordId}` };
}

function labelOf(type: PrayerType): string {
  return `${entryOf(PRAYER_TYPES, type)?.label ?? type} prayer`;
}
