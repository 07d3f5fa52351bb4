import { expect, test } from "vitest";
import { packSheet, unpackSheet } from "./packed-sheet.ts";
import { rewardSheet } from "./reward-sheet.ts";

const sheet = rewardSheet(
  [
    {
      item: "coin",
      name: "Coin",
      values: [
        { floor: 1, amount: 20_000, release: null },
        { floor: 5, amount: 7, release: null },
      ],
    },
    { item: "star", name: "Star", values: [{ floor: 2, amount: 1, release: null }] },
  ],
  { from: null, to: null, q: "", kind: ["coin"] },
  5,
);

test("a packed sheet is short and gives the whole sheet back", () => {
  expect(packSheet(sheet).items[0]).toEqual({
    item: "coin",
    name: "Coin",
    entries: "1 20000 5 7",
  });
  expect(unpackSheet(packSheet(sheet))).toEqual(sheet);
});
