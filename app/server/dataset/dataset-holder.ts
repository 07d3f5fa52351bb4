import type { Logger } from "pino";

/** Where datasets come from. */
export interface DatasetSource<Dataset> {
  /** The version that the database holds; undefined before the first import. */
  readVersion(): Promise<number | undefined>;
  read(): Promise<Dataset | undefined>;
}

export interface DatasetHolder<Dataset> {
  /** The dataset that is served; undefined while nothing has ever been imported. */
  current(): Dataset | undefined;
  /**
   * While the database cannot be reached: when it last was, ms since the epoch, which is how old the
   * dataset may be. Null as long as the last look succeeded.
   */
  staleSince(): number | null;
  /** Reads the dataset if the database holds another version than the one that is served. */
  check(): Promise<void>;
  /** Reads the dataset whatever its version: for when an import has been announced. */
  reload(): Promise<void>;
  stop(): void;
}

/**
 * Holds one dataset and swaps it when a newer one has been read. Looks never overlap: one that is
 * asked for meanwhile follows. A failed look does not reject: it is logged and tried again, ever
 * more slowly, and the old dataset is served until then.
 */
export function holdDataset<Dataset extends { readonly version: number }>(
  source: DatasetSource<Dataset>,
  {
    log,
    swapped,
    clock,
    retryMs = (failures) => Math.min(10_000, 500 * 2 ** failures),
    limitMs = 30_000,
  }: {
    log: Pick<Logger, "info" | "warn">;
    /** Hears of each swap, after it. */
    swapped: (dataset: Dataset) => void;
    /** Ms since the epoch. */
    clock: () => number;
    retryMs?: (failures: number) => number;
    /** How long a look may take: a database that is cut off does not say so. */
    limitMs?: number;
  },
): DatasetHolder<Dataset> {
  let current: Dataset | undefined;
  let reachedAt = clock();
  let isAway = true;
  let failures = 0;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let next: { promise: Promise<void>; reload: boolean } | undefined;

  async function look(reload: boolean): Promise<void> {
    clearTimeout(retry);
    try {
      if (reload || !current || (await within(source.readVersion())) !== current.version) {
        take(await within(source.read()));
      }
      if (failures > 0) {
        log.info("The database is reached again.");
      }
      reachedAt = clock();
      isAway = false;
      failures = 0;
    } catch (error) {
      isAway = true;
      if (!stopped) {
        const waitMs = retryMs(failures);
        failures += 1;
        log.warn({ err: error, retryMs: waitMs }, "The dataset could not be read; trying again.");
        retry = setTimeout(() => void request(reload), waitMs);
      }
    }
  }

  async function within<Value>(work: Promise<Value>): Promise<Value> {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms.`)), limitMs);
    try {
      return await Promise.race([work, promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  function take(dataset: Dataset | undefined): void {
    if (dataset && !stopped) {
      current = dataset;
      log.info({ dataset: dataset.version }, "Serving the dataset.");
      swapped(dataset);
    }
  }

  function request(reload: boolean): Promise<void> {
    if (!running) {
      running = look(reload).finally(() => {
        running = undefined;
      });
      return running;
    }
    if (next) {
      next.reload ||= reload;
      return next.promise;
    }
    const follower = { reload, promise: running.then(() => begin()) };
    next = follower;
    return follower.promise;
  }

  function begin(): Promise<void> {
    const reload = next?.reload ?? false;
    next = undefined;
    return stopped ? Promise.resolve() : request(reload);
  }

  return {
    current: () => current,
    staleSince: () => (isAway ? reachedAt : null),
    check: () => request(false),
    reload: () => request(true),
    stop() {
      stopped = true;
      clearTimeout(retry);
    },
  };
}
