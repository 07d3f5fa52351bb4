const HOUR_MS = 3_600_000;

/** The parts of a browser that the watch needs. */
export interface BuildWatching {
  /** The build that the document came from; without one it is that of the first answer. */
  readonly first?: string | undefined;
  /** The id of the site's build; null for an answer that names none. */
  ask(): Promise<string | null>;
  changed(): void;
  isVisible(): boolean;
  /** Calls back again and again; gives what ends that. */
  every(ms: number, look: () => void): () => void;
  /** Calls back whenever the page comes into view or leaves it; gives what ends that. */
  onVisibility(look: () => void): () => void;
}

/**
 * Tells once when the site's build is another than the document's: looked at hourly and whenever the
 * page comes into view (specification 1 §9). No answer is no news. Returns what ends the watch.
 */
export function watchBuild(watching: BuildWatching): () => void {
  let first = watching.first;
  let ended = false;

  function look(): void {
    if (watching.isVisible()) {
      watching.ask().then(compare, () => undefined);
    }
  }

  function compare(id: string | null): void {
    if (ended || id === null) {
      return;
    }
    first ??= id;
    if (id !== first) {
      end();
      watching.changed();
    }
  }

  function end(): void {
    ended = true;
    stopHours();
    stopViews();
  }

  const stopHours = watching.every(HOUR_MS, look);
  const stopViews = watching.onVisibility(look);
  look();
  return end;
}

/** The id in an answer of /builds/latest.json, whatever it is. */
export function readBuildId(latest: unknown): string | null {
  return typeof latest === "object" &&
    latest !== null &&
    "id" in latest &&
    typeof latest.id === "string"
    ? latest.id
    : null;
}
