/** When the clock of the site under test starts; its sample dates are counted from this day. */
export const siteMoment = "2026-06-15T12:00:00Z";
