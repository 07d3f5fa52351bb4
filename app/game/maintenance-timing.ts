import { addHours } from "date-fns/addHours";
import { nextMoment } from "./reveal.ts";

/** A maintenance of the game, instants in ms; without an end it is open. */
export interface MaintenanceWindow {
  readonly start: number;
  readonly end: number | null;
  readonly devLetterTime: number | null;
}

export type MaintenanceStatus = "waiting" | "ongoing" | "done";
export type DevLetterState = "starts in" | "started" | "ended";

/** Waiting before the start, ongoing until the end, done from then on (specification 1 §4). */
export function maintenanceStatus(
  { start, end }: Pick<MaintenanceWindow, "start" | "end">,
  now: number,
): MaintenanceStatus {
  if (now < start) {
    return "waiting";
  }
  return end === null || now < end ? "ongoing" : "done";
}

/** A dev letter 'starts in' before its time, has 'started' for one hour, and then has 'ended'. */
export function devLetterState(time: number, now: number): DevLetterState {
  if (now < time) {
    return "starts in";
  }
  return now < devLetterEnd(time) ? "started" : "ended";
}

function devLetterEnd(time: number): number {
  return addHours(time, 1).getTime();
}

/**
 * The maintenance to show: the ongoing one that began last, else the next one. Done ones are
 * dropped, so there may be none.
 */
export function maintenanceToShow<Maintenance extends MaintenanceWindow>(
  maintenances: readonly Maintenance[],
  now: number,
): Maintenance | undefined {
  const byStart = maintenances.toSorted((a, b) => a.start - b.start);
  const having = (status: MaintenanceStatus) => (one: Maintenance) =>
    maintenanceStatus(one, now) === status;
  return byStart.findLast(having("ongoing")) ?? byStart.find(having("waiting"));
}

/** When a maintenance begins and ends, and its dev letter changes its state. */
export function maintenanceEdges({ start, end, devLetterTime }: MaintenanceWindow) {
  return [start, end, devLetterTime, devLetterTime && devLetterEnd(devLetterTime)];
}

/** When a maintenance begins or ends, or a dev letter changes its state, or null. */
export function nextMaintenanceMoment(
  maintenances: readonly MaintenanceWindow[],
  now: number,
): number | null {
  return nextMoment(maintenances.flatMap(maintenanceEdges), now);
}
