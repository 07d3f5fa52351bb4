/** Ms between two writings: three a second, for browsers refuse a hundred in half a minute. */
const GAP_MS = 1000 / 3;
/** Ms after which one that was refused is tried again. */
const RETRY_MS = 2000;

/**
 * Writes a page's query into the address: at once where the last writing is long enough ago, else as
 * soon as it is, and again where the browser refuses. `write` writes what is the last by then.
 */
export class SearchWriter {
  readonly #write: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastAt = Number.NEGATIVE_INFINITY;

  constructor(write: () => Promise<void>) {
    this.#write = write;
  }

  /** There is something to be written. */
  ask(): void {
    this.#wait(Math.max(0, this.#lastAt + GAP_MS - Date.now()));
  }

  /** What was to be written counts no more. */
  callOff(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#lastAt = Date.now();
      this.#write().catch((error: unknown) => {
        if (!(error instanceof DOMException)) throw error;
        // Browsers count the changes of history and refuse more for a while.
        this.#wait(RETRY_MS);
      });
    }, ms);
  }
}
