/** What a link from the list leaves in the history entry: the query of the list it stood in. */
export interface ListOrigin {
  readonly prayerList: string;
}

/**
 * The address of the list from which a prayer's page was reached, by the state of the history
 * entry. Where that has none it is the list of the given query.
 */
export function listPathOf(state: unknown, query = ""): string {
  return typeof state === "object" &&
    state !== null &&
    "prayerList" in state &&
    typeof state.prayerList === "string" &&
    (state.prayerList === "" || state.prayerList.startsWith("?"))
    ? `/prayers${state.prayerList}`
    : `/prayers${query}`;
}
