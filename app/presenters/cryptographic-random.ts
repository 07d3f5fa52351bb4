import type { RandomSource } from "#app/game/rates/random-source.ts";

const words = new Uint32Array(1024);
let used = words.length;

/** Words of the system's cryptographic generator, fetched a thousand at a time. */
export const cryptographicRandom: RandomSource = {
  next() {
    if (used === words.length) {
      crypto.getRandomValues(words);
      used = 0;
    }
    const word = words[used] ?? 0;
    // A word that was used is of no use to anybody who could read this memory.
    words[used] = 0;
    used += 1;
    return word;
  },
};
