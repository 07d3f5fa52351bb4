/** A day as the server writes it: "May 11, 2021", in UTC. */
export function formatDay(instant: number): string {
  return DAY.format(instant);
}

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
