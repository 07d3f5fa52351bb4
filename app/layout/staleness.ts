/** What an answer of /readyz says, whatever it is; null also when it says nothing of the kind. */
export function staleSince(readiness: unknown): number | null {
  return typeof readiness === "object" &&
    readiness !== null &&
    "since" in readiness &&
    typeof readiness.since === "number"
    ? readiness.since
    : null;
}

/** The sentence for the visitor, its time in UTC. */
export function staleSentence(since: number): string {
  const [date = "", time = ""] = new Date(since).toISOString().split("T");
  return `Data of ${date} ${time.slice(0, 5)} UTC: the site cannot reach its database at the moment.`;
}
