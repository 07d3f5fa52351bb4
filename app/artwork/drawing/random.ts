/** 32-bit hash of a text: FNV-1a with a finishing mix, so that near texts lie far apart. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** A list with at least one entry. */
type Filled = readonly [unknown, ...unknown[]];

/** Draws that follow from a seed alone. */
export interface Random {
  /** From 0 up to, but not, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<const List extends Filled>(list: List): List[number];
}

/** A generator (mulberry32) that gives the same draws for the same seed. */
export function randomOf(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    chance: (probability) => next() < probability,
    pick: (list) => choose(list, Math.floor(next() * list.length)),
  };
}

/** The entry of a list at an index of any size: the list begins again after its end. */
export function choose<const List extends Filled>(list: List, index: number): List[number] {
  return list[index % list.length] ?? list[0];
}
