import { LRUCache } from "lru-cache";
import type { Answer } from "../http/answer.ts";
import { type Encoding, encoded } from "../http/encoding.ts";

/** Whether an answer was in the cache, was made for this request, or for another one meanwhile. */
export type CacheResult = "hit" | "miss" | "joined";

export interface CachedAnswer {
  readonly answer: Answer;
  readonly cached: CacheResult;
}

/**
 * What a key is of: a page without a query; one that a single parameter names, whose values are
 * listed or bounded; or what anybody can invent without end.
 */
export type Share = "page" | "listed" | "invented";

/** Of the memory, in sixteenths: no share pushes out what another holds. */
const SIXTEENTHS: Readonly<Record<Share, number>> = { page: 10, listed: 5, invented: 1 };
/** Roughly what an entry costs beside its body: headers, map nodes, objects. */
const OVERHEAD = 2048;

/**
 * Answers that are right until the dataset changes or until their moment, each encoding by itself.
 * A key must hold all that an answer depends on: build, dataset and canonical URL.
 */
export class ResponseCache {
  readonly #clock: () => number;
  readonly #maxBytes: number;
  readonly #shares: Readonly<Record<Share, LRUCache<string, Answer>>>;
  readonly #making = new Map<string, Promise<Answer>>();

  /** `clock` in ms since the epoch; `maxBytes` 0 keeps nothing, and then nothing is shared. */
  constructor({ maxBytes, clock }: { maxBytes: number; clock: () => number }) {
    this.#clock = clock;
    this.#maxBytes = maxBytes;
    const share = (name: Share) =>
      new LRUCache<string, Answer>({
        maxSize: Math.max(1, Math.floor((maxBytes * SIXTEENTHS[name]) / 16)),
        sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD,
        perf: { now: clock },
        ttlResolution: 0,
      });
    this.#shares = { page: share("page"), listed: share("listed"), invented: share("invented") };
  }

  /** In use. */
  get bytes(): number {
    return Object.values(this.#shares).reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
  }

  /**
   * The answer of a key in an encoding, or without one where it does not compress; made anew unless
   * it is here. Requests that come while it is made share it.
   */
  async find(
    key: string,
    encoding: Encoding,
    share: Share,
    make: () => Promise<Answer>,
  ): Promise<CachedAnswer> {
    if (this.#maxBytes === 0) {
      return { answer: await encoded(await make(), encoding, "once"), cached: "miss" };
    }
    const get = (name: string) => this.#shares[share].get(name) ?? this.#shares.invented.get(name);
    const name = encoding === "identity" ? key : `${key} ${encoding}`;
    const known = get(name);
    if (known) return { answer: known, cached: "hit" };
    const plain = get(key);
    const isShared = this.#making.has(key);
    const made = plain ?? (await this.#once(key, share, make));
    // Its moment may have come before it was done: then it is right for the first asker only.
    if (isShared && this.#timeLeft(made) <= 0) return this.find(key, encoding, share, make);
    const cached = plain ? "hit" : isShared ? "joined" : "miss";
    if (!made.compressible || name === key) return { answer: made, cached };
    const answer = isStorable(made)
      ? await this.#once(name, share, () => encoded(made, encoding, "kept"))
      : await encoded(made, encoding, "once");
    return { answer, cached };
  }

  /** Drops everything; answers still being made for older keys are simply never asked for. */
  clear(): void {
    for (const share of Object.values(this.#shares)) share.clear();
  }

  /** Makes an answer once for all that ask for it at the same time, and stores it. */
  #once(name: string, share: Share, make: () => Promise<Answer>): Promise<Answer> {
    const running = this.#making.get(name);
    if (running) return running;
    const making = make()
      .then((answer) => {
        // The last ms before the answer's moment still counts.
        const ttl = Math.floor(this.#timeLeft(answer)) - 1;
        const keeper = this.#shares[answer.status === 404 ? "invented" : share];
        if (isStorable(answer) && ttl >= 1) {
          keeper.set(name, answer, ttl === Infinity ? {} : { ttl });
        }
        return answer;
      })
      .finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  #timeLeft({ until }: Answer): number {
    return until === null ? Infinity : until - this.#clock();
  }
}

/** Whether an answer is the same for everybody: a 200 or 404 that sets nothing at the visitor. */
function isStorable({ status, cache, headers }: Answer): boolean {
  const isShown = status === 200 || status === 404;
  return isShown && cache !== "never" && cache !== "own" && headers["set-cookie"] === undefined;
}
