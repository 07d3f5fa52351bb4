/** How much is made at once, and how long others wait before more are turned away. */
export interface RenderLimits {
  readonly running: number;
  readonly waiting: number;
  /** Of whoever has waited longest, in ms. */
  readonly longestWait: number;
}

const LIMITS: RenderLimits = { running: 4, waiting: 1000, longestWait: 5_000 };

/**
 * Bounds the answers that are made at once: others wait for their turn. Gives undefined for work
 * that finds a full house.
 */
export class RenderLimit {
  readonly #limits: RenderLimits;
  readonly #waiting: { readonly since: number; readonly start: () => void }[] = [];
  #running = 0;

  constructor(limits: RenderLimits = LIMITS) {
    this.#limits = limits;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    if (this.#running < this.#limits.running) {
      this.#running += 1;
    } else if (this.#isFull()) {
      return undefined;
    } else {
      // Its place passes on from the work that ends.
      await new Promise<void>((start) => {
        this.#waiting.push({ since: performance.now(), start });
      });
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #isFull(): boolean {
    const [first] = this.#waiting;
    const waited = first ? performance.now() - first.since : 0;
    return this.#waiting.length >= this.#limits.waiting || waited > this.#limits.longestWait;
  }
}
