/**
 * Ms between the looks at the clock for what changes at `moments` (ms since the epoch), or a whole
 * number of seconds before them: `refreshMs` as the specification has it (1 §9), but one look a
 * second where all moments lie on whole seconds. The looks between would find nothing new.
 */
export function refreshTowards(moments: readonly (number | null)[], refreshMs: number): number {
  return moments.every((moment) => (moment ?? 0) % SECOND === 0) ? SECOND : refreshMs;
}

const SECOND = 1_000;
