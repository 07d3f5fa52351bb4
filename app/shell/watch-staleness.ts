const SHORTEST_PAUSE_MS = 60_000;

/** The parts of a browser that the watch needs. */
export interface StalenessWatch {
  /** Since when the site cannot reach its database, ms since the epoch; null while it can. */
  ask(): Promise<number | null>;
  told(since: number | null): void;
  /** Ms on any steady clock. */
  now(): number;
  isVisible(): boolean;
  /** Calls back whenever the page comes into view or leaves it; gives what ends that. */
  onVisibility(changed: () => void): () => void;
}

/**
 * Asks whether the site reaches its database: once now, and again when the page comes into view, at
 * most once a minute. An answer that does not arrive changes nothing. Returns what ends the watch.
 */
export function watchStaleness(watch: StalenessWatch): () => void {
  let ended = false;
  let askedAt = Number.NEGATIVE_INFINITY;

  function look(): void {
    if (!watch.isVisible() || watch.now() - askedAt < SHORTEST_PAUSE_MS) {
      return;
    }
    askedAt = watch.now();
    watch.ask().then(tell, () => undefined);
  }

  function tell(since: number | null): void {
    if (!ended) {
      watch.told(since);
    }
  }

  const unwatch = watch.onVisibility(look);
  look();
  return () => {
    ended = true;
    unwatch();
  };
}

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
