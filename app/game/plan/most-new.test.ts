import { expect, test } from "vitest";
import { aRatedPrayer, aStep, ratesOf } from "#tests/fixtures/rates/prayers.ts";
import { mostNew } from "./most-new.ts";
import { noveltyOf } from "./new-items.ts";

const prayer = aRatedPrayer({
  gcCost: 300,
  stepUps: [
    { data: [aStep({ cost: 100 }), aStep({ cost: 250 })] },
    { data: [aStep({ cost: 150, guaranteed: 2 })] },
  ],
});
const ownership = {
  isOwned: ({ id }: { id: string | number }) => id === "up-a" || id === 51,
  isWanted: ({ id }: { id: string | number }) => id === "up-b",
};

test.each([0, 99, 100, 250, 299, 300, 600, 1000, 2000])(
  "no other way to spend %i god crystals brings more new items",
  (godCrystals) => {
    let most = 0;
    for (let first = 0; first <= 2; first += 1) {
      for (let second = 0; second <= 1; second += 1) {
        for (let tens = 0; tens <= 7; tens += 1) {
          const rolls = [
            ...[0, 1]
              .slice(0, first)
              .map((suNo) => ({ rates: ratesOf(prayer, "step-up", 0, suNo), times: 1 })),
            ...[0]
              .slice(0, second)
              .map((suNo) => ({ rates: ratesOf(prayer, "step-up", 1, suNo), times: 1 })),
            ...(tens > 0 ? [{ rates: ratesOf(prayer, "gc"), times: tens }] : []),
          ];
          const cost = rolls.reduce((sum, { rates, times }) => sum + rates.gc * times, 0);
          if (cost <= godCrystals) most = Math.max(most, noveltyOf(rolls, ownership).expectedNew);
        }
      }
    }
    const best = mostNew(prayer, ownership, godCrystals);
    expect(best?.expectedNew ?? 0).toBeCloseTo(most, 12);
    expect(best?.gc ?? 0).toBeLessThanOrEqual(godCrystals);
  },
);

test("crystals that pay no roll bring nothing", () => {
  expect(mostNew(prayer, ownership, 99)).toBeNull();
});
