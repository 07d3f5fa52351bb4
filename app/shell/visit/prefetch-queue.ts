/** Pages fetched in advance at once (specification 1 §9). */
const AT_ONCE = 4;

/** Chooses which pages are fetched in advance, each once, in the order in which they were seen. */
export class PrefetchQueue {
  readonly #seen = new Set<string>();
  readonly #waiting: string[] = [];
  readonly #running = new Set<string>();

  /** Takes note of a page; one that is known already is not asked for again. */
  add(path: string): void {
    if (!this.#seen.has(path)) {
      this.#seen.add(path);
      this.#waiting.push(path);
    }
  }

  /** A page needs no fetching: it stands before the visitor. */
  skip(path: string): void {
    this.#seen.add(path);
  }

  /** The page has come, or will not. */
  done(path: string): void {
    this.#running.delete(path);
  }

  /** Starts the first of the waiting pages, if one waits and one more may run. */
  startNext(): void {
    const next = this.#running.size < AT_ONCE ? this.#waiting.shift() : undefined;
    if (next !== undefined) {
      this.#running.add(next);
    }
  }

  /** Whether a page waits that may run. */
  hasNext(): boolean {
    return this.#waiting.length > 0 && this.#running.size < AT_ONCE;
  }

  /** The pages that have been started and are not done. */
  running(): string[] {
    return [...this.#running];
  }
}
