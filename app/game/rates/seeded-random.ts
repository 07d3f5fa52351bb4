import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";

/**
 * The same numbers for the same seed, everywhere and in every version: links to runs rely on it.
 * Xoroshiro128+ that begins at a hash of the seed's UTF-16 units.
 */
export function seededRandom(seed: string): RandomSource {
  const generator = xoroshiro128plusFromState(stateOf(seed));
  return { next: () => generator.next() >>> 0 };
}

const STARTS = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667] as const;
const FACTORS = [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1] as const;

/** 128 bits in which every bit of the seed counts; never all zero, where the generator stands still. */
function stateOf(seed: string): number[] {
  const lanes = STARTS.map((start) => start ^ seed.length);
  for (let at = 0; at < seed.length; at += 1) {
    for (const [lane, factor] of FACTORS.entries()) {
      const before = (lanes[lane] ?? 0) ^ seed.charCodeAt(at);
      const product = Math.imul(before, factor);
      lanes[lane] = (product << 13) | (product >>> 19);
    }
  }
  for (let round = 0; round < 2; round += 1) {
    for (const lane of FACTORS.keys()) {
      lanes[lane] = scrambled((lanes[lane] ?? 0) + (lanes[(lane + 3) % 4] ?? 0));
    }
  }
  return lanes.some((lane) => lane !== 0) ? lanes : [...STARTS];
}

/** The last step of MurmurHash3: each bit of the word changes about half of the others. */
function scrambled(word: number): number {
  let bits = word | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** Where chance comes from. */
export interface RandomSource {
  /** The next whole number from 0 to 2³² − 1, each as likely as the others. */
  next(): number;
}
