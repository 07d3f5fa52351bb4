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
  /** Whether the last look at the database succeeded. */
  databaseReached(): boolean;
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
    retryMs = (failures) => Math.min(30_000, 500 * 2 ** failures),
  }: {
    log: Pick<Logger, "info" | "warn">;
    /** Hears of each swap, after it. */
    swapped: (dataset: Dataset) => void;
    retryMs?: (failures: number) => number;
  },
): DatasetHolder<Dataset> {
  let current: Dataset | undefined;
  let reached = false;
  let failures = 0;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let next: { promise: Promise<void>; reload: boolean } | undefined;

  async function look(reload: boolean): Promise<void> {
    clearTimeout(retry);
    try {
      if (reload || !current || (await source.readVersion()) !== current.version) {
        take(await source.read());
      }
      reached = true;
      failures = 0;
    } catch (error) {
      reached = false;
      if (!stopped) {
        const waitMs = retryMs(failures);
        failures += 1;
        log.warn({ err: error, retryMs: waitMs }, "The dataset could not be read; trying again.");
        retry = setTimeout(() => void request(reload), waitMs);
      }
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
    databaseReached: () => reached,
    check: () => request(false),
    reload: () => request(true),
    stop() {
      stopped = true;
      clearTimeout(retry);
    },
  };
}
