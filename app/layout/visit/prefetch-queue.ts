/** Pages fetched ahead at once (specification 1 §9). */
const AT_ONCE = 4;

/** What the queue works with. */
export interface Prefetching {
  /** Resolves when the page has come, or will not. */
  fetchPage(path: string): Promise<void>;
  /** Calls back when the page is at rest; gives what calls it off. */
  whenQuiet(run: () => void): () => void;
  mayLoadAhead(): boolean;
}

/** Has pages fetched ahead, each once, in the order in which their links were seen. */
export class PrefetchQueue {
  readonly #parts: Prefetching;
  readonly #known = new Set<string>();
  #waiting: string[] = [];
  #underWay = 0;
  #callOff: (() => void) | null = null;

  constructor(parts: Prefetching) {
    this.#parts = parts;
  }

  /** Takes note of pages; those that are known already are not asked for again. */
  add(paths: readonly string[]): void {
    for (const path of paths) {
      if (this.#known.has(path)) continue;
      this.#known.add(path);
      this.#waiting.push(path);
    }
    this.#goOn();
  }

  /** A page needs no fetching: it stands before the visitor. */
  skip(path: string): void {
    this.#known.add(path);
  }

  /** Lets go of what waits: its links are gone. */
  drop(): void {
    this.#callOff?.();
    this.#callOff = null;
    for (const path of this.#waiting) this.#known.delete(path);
    this.#waiting = [];
  }

  /** One page at each quiet moment, so that no task is long. */
  #goOn(): void {
    if (this.#callOff !== null || this.#waiting.length === 0 || this.#underWay >= AT_ONCE) return;
    this.#callOff = this.#parts.whenQuiet(() => {
      this.#callOff = null;
      const path = this.#parts.mayLoadAhead() ? this.#waiting.shift() : undefined;
      if (path === undefined) return;
      this.#underWay += 1;
      void this.#parts.fetchPage(path).finally(() => {
        this.#underWay -= 1;
        this.#goOn();
      });
      this.#goOn();
    });
  }
}
