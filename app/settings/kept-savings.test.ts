import { expect, test } from "vitest";
import { NO_SAVINGS } from "#app/game/plan/by-day.ts";
import { readSavings } from "./kept-savings.ts";

test("what was kept is read again", () => {
  const savings = {
    stock: { sc: 120, gc: 3000 },
    income: { day: { sc: 20, gc: 50 }, week: { sc: 0, gc: 300 } },
  };
  expect(readSavings(JSON.stringify(savings))).toEqual(savings);
});

test.each(["", "{", "7", "[]", '{"stock":7}', '{"stock":{"sc":-1,"gc":1.5},"income":null}'])(
  "%j, which nobody has kept, is nothing",
  (text) => {
    expect(readSavings(text)).toEqual(NO_SAVINGS);
  },
);

test("more than anybody has is the most that is planned with", () => {
  expect(readSavings('{"stock":{"sc":1e300,"gc":2000000}}').stock).toEqual({
    sc: 1_000_000,
    gc: 1_000_000,
  });
});
