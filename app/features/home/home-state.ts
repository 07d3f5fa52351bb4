import {
  type DevLetterState,
  devLetterState,
  type MaintenanceStatus,
  type MaintenanceWindow,
  maintenanceEdges,
  maintenanceStatus,
  maintenanceToShow,
} from "#app/game/maintenance-timing.ts";
import { type PrayerWindow, prayerTiming } from "#app/game/prayer-timing.ts";

/** What of the home page changes by itself as time passes; instants in ms. */
export interface TimedRecords<
  Prayer extends PrayerWindow,
  Maintenance extends MaintenanceWindow,
  Character extends { readonly debut: number | null },
> {
  readonly prayers: readonly Prayer[];
  readonly maintenances: readonly Maintenance[];
  readonly upcoming: readonly Character[];
}

type AnyRecords = TimedRecords<PrayerWindow, MaintenanceWindow, { readonly debut: number | null }>;

/** When one of the records changes its state. */
export function stateMoments({ prayers, maintenances, upcoming }: AnyRecords): (number | null)[] {
  return [
    ...prayers.flatMap(({ start, end }) => [start, end]),
    ...maintenances.flatMap(maintenanceEdges),
    ...upcoming.map(({ debut }) => debut),
  ];
}

/**
 * The records as they stand at `now`: ongoing prayers, the first to end first; upcoming ones, the
 * first to start first; the maintenance to show, and the characters whose debut lies ahead.
 */
export function homeState<
  Prayer extends PrayerWindow,
  Maintenance extends MaintenanceWindow,
  Character extends { readonly debut: number | null },
>({ prayers, maintenances, upcoming }: TimedRecords<Prayer, Maintenance, Character>, now: number) {
  const having = (timing: "ongoing" | "upcoming") =>
    prayers.filter((prayer) => prayerTiming(prayer, now) === timing);
  return {
    ongoing: having("ongoing").toSorted((a, b) => late(a.end) - late(b.end)),
    upcoming: having("upcoming").toSorted((a, b) => late(a.start) - late(b.start)),
    maintenance: maintenanceState(maintenanceToShow(maintenances, now), now),
    characters: upcoming
      .filter(({ debut }) => debut === null || now < debut)
      .toSorted((a, b) => late(a.debut) - late(b.debut)),
  };
}

/** A maintenance with its status and that of its dev letter; null where it has none. */
export interface MaintenanceState<Maintenance> {
  readonly record: Maintenance;
  readonly status: MaintenanceStatus;
  readonly devLetter: DevLetterState | null;
}

function maintenanceState<Maintenance extends MaintenanceWindow>(
  record: Maintenance | undefined,
  now: number,
): MaintenanceState<Maintenance> | null {
  return record
    ? {
        record,
        status: maintenanceStatus(record, now),
        devLetter: record.devLetterTime === null ? null : devLetterState(record.devLetterTime, now),
      }
    : null;
}

// What has no date stands last.
function late(moment: number | null): number {
  return moment ?? Number.MAX_SAFE_INTEGER;
}
