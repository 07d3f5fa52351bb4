import type { Wanted } from "./hits.ts";
import type { RollRates } from "./roll-rates.ts";
import { type RollSampler, rollSampler } from "./roll-sampler.ts";
import type { RandomSource } from "./seeded-random.ts";

/** What came of rolling the same rolls again and again. */
export interface ExperimentResult {
  readonly runs: number;
  /** How many runs had their first wanted item in each roll; what is missing had none. */
  readonly firstHits: readonly number[];
  /** How many runs had exactly 0, 1, … wanted items; last `most` or more. */
  readonly hits: readonly number[];
}

/**
 * Rolls a sequence of rolls `runs` times and counts the wanted items. `tell` is called now and
 * then with the number of runs that are done.
 */
export function experiment({
  rolls,
  wanted,
  runs,
  most,
  random,
  report = () => undefined,
}: {
  rolls: readonly RollRates[];
  wanted: Wanted;
  runs: number;
  most: number;
  random: RandomSource;
  report?: (done: number) => void;
}): ExperimentResult {
  const prepared = prepare(rolls, wanted);
  const firstHits = new Array<number>(rolls.length).fill(0);
  const hits = new Array<number>(most + 1).fill(0);
  const drawn = new Int32Array(Math.max(0, ...rolls.map(({ pulls }) => pulls)));
  for (let run = 1; run <= runs; run += 1) {
    let found = 0;
    for (let no = 0; no < prepared.length; no += 1) {
      const roll = prepared[no];
      if (!roll) continue;
      roll.sample(random, drawn);
      let here = 0;
      for (let at = 0; at < roll.pulls; at += 1) here += roll.counts[drawn[at] ?? 0] ?? 0;
      if (found === 0 && here > 0) firstHits[no] = (firstHits[no] ?? 0) + 1;
      found += here;
    }
    const count = Math.min(found, most);
    hits[count] = (hits[count] ?? 0) + 1;
    if (run % REPORT_EVERY === 0) report(run);
  }
  return { runs, firstHits, hits };
}

const REPORT_EVERY = 250;

interface CountedSampler {
  readonly sample: RollSampler;
  readonly pulls: number;
  /** 1 for the items of the slot that are wanted. */
  readonly counts: Uint8Array;
}

function prepare(rolls: readonly RollRates[], wanted: Wanted): CountedSampler[] {
  const known = new Map<RollRates, CountedSampler>();
  return rolls.map((rates) => {
    const made = known.get(rates) ?? {
      sample: rollSampler(rates),
      pulls: rates.pulls,
      counts: Uint8Array.from(rates.slot, (item) => (wanted(item) ? 1 : 0)),
    };
    known.set(rates, made);
    return made;
  });
}
