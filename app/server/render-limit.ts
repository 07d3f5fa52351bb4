/** Of whoever has waited longest, in ms. */
const LONGEST_WAIT = 5_000;

/**
 * Bounds the answers that are made at once: others wait for their turn. Gives undefined for work
 * that is refused: too many requests wait, or one has waited too long.
 */
export class RenderLimit {
  readonly #limits: { readonly running: number; readonly waiting: number };
  readonly #waiting: { readonly since: number; readonly start: () => void }[] = [];
  #running = 0;

  constructor(limits = { running: 4, waiting: 1000 }) {
    this.#limits = limits;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    if (this.#running < this.#limits.running) {
      this.#running += 1;
    } else {
      const since = performance.now();
      const [first] = this.#waiting;
      const isFull = this.#waiting.length >= this.#limits.waiting;
      if (isFull || (first && since - first.since > LONGEST_WAIT)) return undefined;
      // Its place passes on from the work that ends.
      await new Promise<void>((start) => this.#waiting.push({ since, start }));
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.start();
      else this.#running -= 1;
    }
  }
}
