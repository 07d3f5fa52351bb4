import type { Answer } from "../http/answer.ts";
import { LeastRecentlyUsed } from "./least-recently-used.ts";
import { Sendable } from "./sendable.ts";

export interface Found {
  readonly sendable: Sendable;
  /** Whether the answer was held, has been made for this request, or for another one meanwhile. */
  readonly source: "hit" | "miss" | "joined";
}

/**
 * Answers that are right until the dataset changes or until their moment. The key must hold all
 * that an answer depends on: build, dataset and canonical URL.
 */
export class HeldAnswers {
  readonly #clock: () => number;
  readonly #found: LeastRecentlyUsed<Sendable>;
  readonly #invented: LeastRecentlyUsed<Sendable>;
  readonly #making = new Map<string, Promise<Sendable>>();

  /** `clock` in ms since the epoch; `maxBytes` 0 holds nothing, and then nothing is shared. */
  constructor({ maxBytes, clock }: { maxBytes: number; clock: () => number }) {
    this.#clock = clock;
    // Invented addresses are endless: what they get must not push out what exists.
    this.#invented = new LeastRecentlyUsed(maxBytes / 16);
    this.#found = new LeastRecentlyUsed(maxBytes - maxBytes / 16);
  }

  get bytes(): number {
    return this.#found.bytes + this.#invented.bytes;
  }

  /** The held answer, if it is still right. */
  get(key: string): Sendable | undefined {
    const sendable = this.#found.get(key) ?? this.#invented.get(key);
    if (sendable && this.#isOver(sendable)) {
      this.#found.delete(key);
      this.#invented.delete(key);
      return undefined;
    }
    return sendable;
  }

  /**
   * The held answer, or a new one; requests that come while it is made share it. `isInvented` says
   * that the key can be of anybody's making even where there is an answer.
   */
  async find(
    key: string,
    make: () => Promise<Answer>,
    { isInvented = false } = {},
  ): Promise<Found> {
    const held = this.get(key);
    if (held) {
      return { sendable: held, source: "hit" };
    }
    if (this.#found.maxBytes === 0) {
      return { sendable: new Sendable(await make(), "once"), source: "miss" };
    }
    const making = this.#making.get(key);
    if (making) {
      const shared = await making;
      // Its moment may have come before it was done: then it is right for the first asker only.
      return this.#isOver(shared)
        ? this.find(key, make, { isInvented })
        : { sendable: shared, source: "joined" };
    }
    return { sendable: await this.#make(key, make, isInvented), source: "miss" };
  }

  /** Drops everything; answers still being made for older keys are simply never asked for. */
  clear(): void {
    this.#found.clear();
    this.#invented.clear();
  }

  async #make(key: string, make: () => Promise<Answer>, isInvented: boolean): Promise<Sendable> {
    const making = make().then((answer) => this.#hold(key, answer, isInvented));
    this.#making.set(key, making);
    try {
      return await making;
    } finally {
      this.#making.delete(key);
    }
  }

  #hold(key: string, answer: Answer, isInvented: boolean): Sendable {
    if (!isHoldable(answer)) {
      return new Sendable(answer, "once");
    }
    const store = isInvented || answer.status === 404 ? this.#invented : this.#found;
    const sendable = new Sendable(answer, "kept", (bytes) => store.grow(key, sendable, bytes));
    if (!this.#isOver(sendable)) {
      store.set(key, sendable, answer.body.length);
    }
    return sendable;
  }

  #isOver({ answer }: Sendable): boolean {
    return answer.until !== null && answer.until <= this.#clock();
  }
}

/** Whether an answer is the same for everybody: a 200 or 404 that sets nothing at the visitor. */
function isHoldable(answer: Answer): boolean {
  return (
    (answer.status === 200 || answer.status === 404) &&
    answer.cache !== "never" &&
    answer.cache !== "own" &&
    answer.headers["set-cookie"] === undefined
  );
}
