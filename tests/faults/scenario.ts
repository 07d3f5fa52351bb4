/** What a scenario starts from: a database of its own that holds the shipped pack. */
export interface Place {
  readonly databaseUrl: string;
}

/** One figure of a scenario and whether it is within its limit. */
export interface Finding {
  readonly what: string;
  readonly figure: string;
  readonly holds: boolean;
}

export interface Scenario {
  readonly name: string;
  run(place: Place): Promise<Finding[]>;
}

export const PAGES = [
  "/",
  "/story-cards",
  "/characters/conventional-list",
  "/api/story-cards/get-list",
  "/api/characters/chronological",
  "/story-cards.data",
  "/favicon.svg",
];

/** The finding of a load during which no request may fail. */
export function noneFailed(
  what: string,
  load: { requests: number; failures: readonly string[]; slowestMs: number },
): Finding {
  const { requests, failures, slowestMs } = load;
  const first = failures.length > 0 ? `, the first: ${failures[0]}` : "";
  return {
    what,
    figure: `${failures.length} of ${requests} requests failed, slowest ${Math.round(slowestMs)} ms${first}`,
    holds: failures.length === 0 && requests > 0,
  };
}
