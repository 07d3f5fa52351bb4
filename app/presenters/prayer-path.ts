/** A link to a prayer's own page, and what it leaves in the history entry. */
export interface PrayerLink {
  readonly to: string;
  readonly state?: unknown;
}

/** The address of a prayer's own page. */
export function prayerPath(id: string): string {
  return `/prayers/info/${encodeURIComponent(id)}`;
}
