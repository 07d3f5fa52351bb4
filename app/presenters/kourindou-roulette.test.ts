import { expect, test } from "vitest";
import { emptyDataset } from "#tests/fixtures/empty-dataset.ts";
import { earlierUnknown } from "./kourindou-roulette.ts";

const aRoulette = (no: number, start: number, characters: string[] = []) => ({
  ...{ no, server: "global" as const, start, characters, notes: [], count: null },
  sample: false,
});

test("roulettes of which nobody knows the characters are earlier only if they began earlier", () => {
  const roulettes = [
    aRoulette(1, 10),
    aRoulette(2, 20),
    aRoulette(3, 30, ["l1-reimu"]),
    aRoulette(4, 40),
    aRoulette(5, 50),
  ];
  const numbersAt = (now: number) =>
    earlierUnknown(emptyDataset({ roulettes }), now).map(({ no }) => no);
  expect(numbersAt(45)).toEqual([2, 1]);
  expect(numbersAt(60)).toEqual([4, 2, 1]);
  expect(numbersAt(0)).toEqual([]);
});
