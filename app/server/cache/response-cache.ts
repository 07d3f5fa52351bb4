import { LRUCache } from "lru-cache";
import type { Answer } from "../http/answer.ts";
import { type Encoding, encoded } from "../http/encode.ts";

/** Whether an answer was in the cache, was made for this request, or for another one meanwhile. */
export type CacheResult = "hit" | "miss" | "joined";

export interface Found {
  readonly answer: Answer;
  readonly result: CacheResult;
}

/**
 * What a key is of: a page without a query; one that a single parameter names, whose values are
 * listed or bounded; or what anybody can invent without end.
 */
export type Share = "page" | "listed" | "invented";

/** Of the memory, in sixteenths: no share pushes out what another holds. */
const SIXTEENTHS: Readonly<Record<Share, number>> = { page: 10, listed: 5, invented: 1 };

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
  ): Promise<Found> {
    if (this.#maxBytes === 0) {
      return { answer: await encoded(await make(), encoding, "once"), result: "miss" };
    }
    const known = this.#get(key, encoding);
    if (known) return { answer: known, result: "hit" };
    const plain = this.#get(key, "identity");
    if (plain && !plain.compressible) return { answer: plain, result: "hit" };
    const isShared = this.#making.has(key);
    const made = plain ?? (await this.#once(key, make, share));
    // Its moment may have come before it was done: then it is right for the first asker only.
    if (isShared && this.#isOver(made)) return this.find(key, encoding, share, make);
    const answer = await this.#encode(key, made, encoding, share);
    return { answer, result: plain ? "hit" : isShared ? "joined" : "miss" };
  }

  /** Drops everything; answers still being made for older keys are simply never asked for. */
  clear(): void {
    for (const share of Object.values(this.#shares)) share.clear();
  }

  #get(key: string, encoding: Encoding): Answer | undefined {
    const name = nameOf(key, encoding);
    const { page, listed, invented } = this.#shares;
    return page.get(name) ?? listed.get(name) ?? invented.get(name);
  }

  #encode(key: string, plain: Answer, encoding: Encoding, share: Share): Promise<Answer> {
    if (!plain.compressible || encoding === "identity") return Promise.resolve(plain);
    if (!isStorable(plain)) return encoded(plain, encoding, "once");
    return this.#once(nameOf(key, encoding), () => encoded(plain, encoding, "kept"), share);
  }

  /** Makes an answer once for all that ask for it at the same time, and stores it. */
  #once(name: string, make: () => Promise<Answer>, share: Share): Promise<Answer> {
    const running = this.#making.get(name);
    if (running) return running;
    const making = make()
      .then((answer) => {
        this.#store(name, answer, share);
        return answer;
      })
      .finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  #store(name: string, answer: Answer, share: Share): void {
    if (!isStorable(answer)) return;
    const options = this.#lifetime(answer);
    if (options)
      this.#shares[answer.status === 404 ? "invented" : share].set(name, answer, options);
  }

  /** The time to live: the last ms before the answer's moment still counts. */
  #lifetime({ until }: Answer): { ttl?: number } | undefined {
    if (until === null) return {};
    const ttl = Math.floor(until - this.#clock()) - 1;
    return ttl < 1 ? undefined : { ttl };
  }

  #isOver({ until }: Answer): boolean {
    return until !== null && until <= this.#clock();
  }
}

function nameOf(key: string, encoding: Encoding): string {
  return encoding === "identity" ? key : `${key} ${encoding}`;
}

// Roughly what an entry costs beside its body: headers, map nodes, objects.
const OVERHEAD = 2048;

/** Whether an answer is the same for everybody: a 200 or 404 that sets nothing at the visitor. */
function isStorable(answer: Answer): boolean {
  return (
    (answer.status === 200 || answer.status === 404) &&
    answer.cache !== "never" &&
    answer.cache !== "own" &&
    answer.headers["set-cookie"] === undefined
  );
}
