import { hitsOfRoll, type RepeatedRoll, type Wanted } from "../rates/hits.ts";

/** The chances of every number of wished items that can come, copies counted. */
export interface WishedCounts {
  /** The number that the first of the chances is of; fewer, and more than the last, never come. */
  readonly least: number;
  readonly chances: readonly number[];
}

/** How the number of wished items that came compares with what could have come. */
export interface Luck {
  readonly expected: number;
  /** The chances of fewer, of as many, and of more; one is luckier than those who have fewer. */
  readonly fewer: number;
  readonly same: number;
  readonly more: number;
}

/** The exact distribution of the number of wished items in some rolls, guarantees included. */
export function wishedCounts(rolls: readonly RepeatedRoll[], wished: Wanted): WishedCounts {
  return rolls.reduce(
    (sum, { rates, times }) =>
      together(sum, repeated(trimmed(0, hitsOfRoll(rates, wished)), times)),
    NONE,
  );
}

export function luckOf({ least, chances }: WishedCounts, drawn: number): Luck {
  const luck = { expected: 0, fewer: 0, same: 0, more: 0 };
  for (const [at, chance] of chances.entries()) {
    const count = least + at;
    luck.expected += count * chance;
    luck[count < drawn ? "fewer" : count > drawn ? "more" : "same"] += chance;
  }
  return luck;
}

const NONE: WishedCounts = { least: 0, chances: [1] };

/** Twenty thousand tens have as many outcomes; all but some hundreds never come. */
const NEVER = 1e-20;

function trimmed(least: number, chances: readonly number[]): WishedCounts {
  const canCome = (chance: number) => chance > NEVER;
  const first = chances.findIndex(canCome);
  return {
    least: least + first,
    chances: chances.slice(first, chances.findLastIndex(canCome) + 1),
  };
}

function together(one: WishedCounts, other: WishedCounts): WishedCounts {
  const chances = new Array<number>(one.chances.length + other.chances.length - 1).fill(0);
  for (const [a, chance] of one.chances.entries()) {
    for (const [b, factor] of other.chances.entries()) {
      chances[a + b] = (chances[a + b] ?? 0) + chance * factor;
    }
  }
  return trimmed(one.least + other.least, chances);
}

function repeated(counts: WishedCounts, times: number): WishedCounts {
  let result = NONE;
  let base = counts;
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = together(result, base);
    if (left > 1) base = together(base, base);
  }
  return result;
}
