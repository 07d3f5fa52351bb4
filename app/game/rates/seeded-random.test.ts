import { expect, test } from "vitest";
import { seededRandom } from "./seeded-random.ts";

const wordsOf = (seed: string, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

test("links of all times rely on these numbers", () => {
  expect({ empty: wordsOf("", 3), hakurei: wordsOf("hakurei.0", 3) }).toMatchInlineSnapshot(`
    {
      "empty": [
        4247061516,
        843075185,
        822758652,
      ],
      "hakurei": [
        2617153137,
        1714398265,
        3009192084,
      ],
    }
  `);
});

test("a seed gives the same numbers each time, another one others", () => {
  expect(wordsOf("a", 50)).toEqual(wordsOf("a", 50));
  const first = ["", "a", "b", "ab", "ba", "a.1", "a.2", "a.11", "\0", "\0\0"].map((seed) =>
    wordsOf(seed, 2).join(),
  );
  expect(new Set(first).size).toBe(first.length);
});

test("every bit of the first word is set in half of the seeds", () => {
  const seeds = 4096;
  const set = new Array<number>(32).fill(0);
  for (let seed = 0; seed < seeds; seed += 1) {
    const [word = 0] = wordsOf(`run.${seed}`, 1);
    for (const bit of set.keys()) set[bit] = (set[bit] ?? 0) + ((word >>> bit) & 1);
  }
  // Six standard deviations of a fair coin.
  for (const count of set) expect(Math.abs(count - seeds / 2)).toBeLessThan(6 * 32);
});
