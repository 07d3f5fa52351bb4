import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { CacheResult } from "../cache/response-cache.ts";
import { METHODS } from "../http/methods.ts";
import type { RouteKind } from "../http/route-kind.ts";

/** A request that has been answered. */
export interface Answered {
  readonly kind: RouteKind;
  readonly method: string;
  readonly status: number;
  /** From its head to the last byte handed to the system. */
  readonly seconds: number;
  readonly source: CacheResult | "none";
}

/** What is looked at when the metrics are read. */
export interface Observed {
  heldBytes(): number;
  dataset(): { readonly version: number; readonly importedAt: number } | undefined;
  databaseReached(): boolean;
  /** Ms since the epoch. */
  clock(): number;
}

export interface Metrics {
  count(answered: Answered): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** The numbers of one server, with those that Node keeps of itself. */
export function createMetrics(observed: Observed): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = sums(register, {
    name: "almanac_requests_total",
    help: "Requests answered, by kind of address, method and status.",
    labels: ["kind", "method", "status"],
  });
  const durations = new Histogram({
    name: "almanac_request_duration_seconds",
    help: "Time from the head of a request to its whole answer.",
    labelNames: ["kind"] as const,
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  const held = sums(register, {
    name: "almanac_held_answers_total",
    help: "Answers that can be held: taken as held (hit), made (miss), or awaited while another request made them (joined).",
    labels: ["source"],
  });
  addGauges(register, observed);
  const series = new Map<string, { requests: Sum; observe(seconds: number): void }>();

  /** Looking a label set up by its values costs more than counting does, so each is kept. */
  function seriesOf({ kind, method, status }: Answered) {
    const key = `${kind} ${method} ${status}`;
    const known = series.get(key);
    if (known) {
      return known;
    }
    const durationsOfKind = durations.labels(kind);
    const made = {
      requests: requests(kind, METHODS.has(method) ? method : "other", String(status)),
      observe: (seconds: number) => durationsOfKind.observe(seconds),
    };
    // Node knows some thirty methods, and the server a few statuses.
    series.set(key, made);
    return made;
  }

  // Series that are there from the start make the first of each a rise.
  const sources = { hit: held("hit"), miss: held("miss"), joined: held("joined") };
  return {
    count(answered) {
      const one = seriesOf(answered);
      one.requests.unread += 1;
      one.observe(answered.seconds);
      if (answered.source !== "none" && HOLDABLE.has(answered.kind)) {
        sources[answered.source].unread += 1;
      }
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

/** What one series of a counter has grown by since the metrics were read. */
interface Sum {
  unread: number;
}

/**
 * A counter by its label values, one sum for each. A counter of the library looks its labels up at
 * every rise, which for three of them costs as much as reading the request; so it is told the sums
 * when it is read.
 */
function sums(
  register: Registry,
  { name, help, labels }: { name: string; help: string; labels: readonly string[] },
): (...values: string[]) => Sum {
  const all: { readonly values: string[]; readonly sum: Sum }[] = [];
  new Counter({
    name,
    help,
    labelNames: labels,
    registers: [register],
    collect() {
      for (const { values, sum } of all) {
        this.labels(...values).inc(sum.unread);
        sum.unread = 0;
      }
    },
  });
  return (...values) => {
    const sum = { unread: 0 };
    all.push({ values, sum });
    return sum;
  };
}

const HOLDABLE: ReadonlySet<RouteKind> = new Set<RouteKind>(["page", "data", "api"]);

function addGauges(register: Registry, observed: Observed): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read());
      },
    });
  gauge("almanac_held_bytes", "Memory that held answers take.", observed.heldBytes);
  gauge(
    "almanac_dataset_version",
    "Version of the dataset that is served; 0 for none.",
    () => observed.dataset()?.version ?? 0,
  );
  gauge("almanac_dataset_age_seconds", "Time since the dataset was imported.", () => {
    const dataset = observed.dataset();
    return dataset ? Math.max(0, observed.clock() - dataset.importedAt) / 1000 : 0;
  });
  gauge(
    "almanac_database_reached",
    "1 when the last look at the database succeeded, else 0.",
    () => (observed.databaseReached() ? 1 : 0),
  );
}
