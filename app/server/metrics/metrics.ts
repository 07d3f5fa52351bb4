import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Found } from "../held/held-answers.ts";
import { METHODS } from "../http/methods.ts";
import type { RouteKind } from "../http/route-kind.ts";

/** A request that has been answered. */
export interface Answered {
  readonly kind: RouteKind;
  readonly method: string;
  readonly status: number;
  /** From its head to the last byte handed to the system. */
  readonly seconds: number;
  readonly source: Found["source"] | "none";
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
  const requests = new Counter({
    name: "almanac_requests_total",
    help: "Requests answered, by kind of address, method and status.",
    labelNames: ["kind", "method", "status"] as const,
    registers: [register],
  });
  const durations = new Histogram({
    name: "almanac_request_duration_seconds",
    help: "Time from the head of a request to its whole answer.",
    labelNames: ["kind"] as const,
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  const held = new Counter({
    name: "almanac_held_answers_total",
    help: "Answers that can be held: taken as held (hit), made (miss), or awaited while another request made them (joined).",
    labelNames: ["source"] as const,
    registers: [register],
  });
  addGauges(register, observed);
  const series = new Map<string, { inc(): void; observe(seconds: number): void }>();

  /** Looking a label set up by its values costs more than counting does, so each is kept. */
  function seriesOf({ kind, method, status }: Answered) {
    const key = `${kind} ${method} ${status}`;
    const known = series.get(key);
    if (known) {
      return known;
    }
    const counter = requests.labels(kind, METHODS.has(method) ? method : "other", String(status));
    const histogram = durations.labels(kind);
    const made = {
      inc: () => counter.inc(),
      observe: (seconds: number) => histogram.observe(seconds),
    };
    // Node knows some thirty methods, and the server a few statuses.
    series.set(key, made);
    return made;
  }

  const sources = {
    hit: held.labels("hit"),
    miss: held.labels("miss"),
    joined: held.labels("joined"),
  };
  for (const source of Object.values(sources)) {
    // A series that is there from the start makes the first hit a rise.
    source.inc(0);
  }
  return {
    count(answered) {
      const one = seriesOf(answered);
      one.inc();
      one.observe(answered.seconds);
      if (answered.source !== "none" && HOLDABLE.has(answered.kind)) {
        sources[answered.source].inc();
      }
    },
    text: () => register.metrics(),
    contentType: register.contentType,
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
