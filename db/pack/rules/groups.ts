import { timeBetween, writtenDate } from "../instants.ts";
import type { PackRecords } from "../pack.ts";
import type { RecordAt, Refuse } from "../refused.ts";
import type { PackInstant } from "../schema/values.ts";

/** A forever prayer or roulette, as far as its time goes. */
interface Placed {
  readonly at: RecordAt;
  readonly id: number;
  readonly start: PackInstant;
  readonly end?: PackInstant | undefined;
  readonly sample: boolean;
}

/**
 * Forever prayers and roulettes are numbered in the order of their time, and nothing made up stands
 * at a time at which something real is known to have stood.
 */
export function checkGroups(records: PackRecords, refuse: Refuse): void {
  checkOrder(
    [
      ...records["forever-prayers.json"].map((record) => ({
        ...record,
        at: { file: "forever-prayers.json" as const, record },
        sample: false,
      })),
      ...records["samples/forever-prayers.json"].map((record) => ({
        ...record,
        at: { file: "samples/forever-prayers.json" as const, record },
        sample: true,
      })),
    ],
    "forever prayer",
    refuse,
  );
  checkOrder(
    [
      ...records["roulettes.json"].map((record) => ({
        ...record,
        at: { file: "roulettes.json" as const, record },
        sample: false,
      })),
      ...records["samples/roulettes.json"].map((record) => ({
        ...record,
        at: { file: "samples/roulettes.json" as const, record },
        sample: true,
      })),
    ],
    "roulette",
    refuse,
  );
}

function checkOrder(all: readonly Placed[], what: string, refuse: Refuse): void {
  const ordered = all.toSorted((a, b) => a.id - b.id);
  for (const [index, { at, start, sample }] of ordered.entries()) {
    const before = ordered[index - 1];
    if (!before) continue;
    const place = `${what} ${before.id}`;
    if ((timeBetween(before.start, start) ?? 1) <= 0) {
      refuse(
        at,
        "start",
        `is ${writtenDate(start)}, not after ${place} (${writtenDate(before.start)})`,
      );
    } else if (sample !== before.sample && (timeBetween(before.end, start) ?? 0) < 0) {
      const real = sample ? "real one" : "sample";
      refuse(at, "start", `is ${writtenDate(start)}, while ${place} runs, a ${real}`);
    }
  }
}
