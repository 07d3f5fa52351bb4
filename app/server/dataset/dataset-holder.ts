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

/** How long a look may take: a database that is cut off does not say so. */
const LIMIT_MS = 30_000;

/**
 * Holds one dataset and swaps it when a newer one has been read. Looks never overlap: those that are
 * asked for meanwhile follow as one. A failed look does not reject: it is logged and tried again,
 * ever more slowly, and the old dataset is served until then.
 */
export function holdDataset<Dataset extends { readonly version: number }>(
  source: DatasetSource<Dataset>,
  {
    log,
    swapped,
    clock,
    retryMs = (failures) => Math.min(10_000, 500 * 2 ** failures),
  }: {
    log: Pick<Logger, "info" | "warn">;
    /** Hears of each swap, after it. */
    swapped: (dataset: Dataset) => void;
    /** Ms since the epoch. */
    clock: () => number;
    retryMs?: (failures: number) => number;
  },
): DatasetHolder<Dataset> {
  let current: Dataset | undefined;
  let reachedAt = clock();
  let isAway = true;
  let failures = 0;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  let isAnnounced = false;

  function request(): Promise<void> {
    next ??= running = running.then(look);
    return next;
  }

  async function look(): Promise<void> {
    next = undefined;
    if (stopped) return;
    clearTimeout(retry);
    const reload = isAnnounced;
    isAnnounced = false;
    try {
      if (reload || !current || (await within(source.readVersion())) !== current.version) {
        take(await within(source.read()));
      }
      if (failures > 0) log.info("The database is reached again.");
      reachedAt = clock();
      isAway = false;
      failures = 0;
    } catch (error) {
      isAway = true;
      isAnnounced ||= reload;
      if (stopped) return;
      const waitMs = retryMs(failures);
      failures += 1;
      log.warn({ err: error, retryMs: waitMs }, "The dataset could not be read; trying again.");
      retry = setTimeout(() => void request(), waitMs);
    }
  }

  function take(dataset: Dataset | undefined): void {
    if (!dataset || stopped) return;
    current = dataset;
    log.info({ dataset: dataset.version }, "Serving the dataset.");
    swapped(dataset);
  }

  return {
    current: () => current,
    staleSince: () => (isAway ? reachedAt : null),
    check: request,
    reload: () => {
      isAnnounced = true;
      return request();
    },
    stop() {
      stopped = true;
      clearTimeout(retry);
    },
  };
}

async function within<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${LIMIT_MS} ms.`)), LIMIT_MS);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
