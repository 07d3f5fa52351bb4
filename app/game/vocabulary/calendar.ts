/** What a calendar can contain, each with the word that its events' ids begin with. */
export const CALENDAR_KINDS = [
  { id: "prayers", singular: "prayer" },
  { id: "releases", singular: "release" },
  { id: "maintenance", singular: "maintenance" },
  { id: "tower", singular: "tower" },
  { id: "reset", singular: "reset" },
] as const;

export type CalendarKind = (typeof CALENDAR_KINDS)[number]["id"];

export const DEFAULT_CALENDAR_KINDS: readonly CalendarKind[] = [
  "prayers",
  "releases",
  "maintenance",
];

/** How long before an event its alarm rings, in seconds. */
export const CALENDAR_ALARMS = { "15m": 900, "1h": 3_600, "1d": 86_400 } as const;

export type CalendarAlarm = keyof typeof CALENDAR_ALARMS;
