import { expect, test } from "vitest";
import { rollSampler } from "#app/game/rates/roll-sampler.ts";
import { seededRandom } from "#app/game/rates/seeded-random.ts";
import { anItem, aPool, aRatedPrayer, aStep } from "#tests/fixtures/rates/prayers.ts";
import { zLimit } from "#tests/fixtures/z-limit.ts";
import type { RatedPrayer } from "../rates/rated-prayer.ts";
import { bestPlan, type Plan } from "./best-plan.ts";
import { wishedCounts } from "./luck.ts";
import { itemNamed, WISH_MODES, type Wish } from "./wish.ts";

/** The chance that right chances fail, all tests of this file together (Bonferroni). */
const ALPHA = 1e-4;
const RUNS = 1_000_000;

const onlySeals = aPool();
const sealsAlone = Object.fromEntries(
  Object.entries(onlySeals).map(([part, items]) => [
    part,
    items.map((item) => ({ ...item, chance: { ...item.chance, gc: null } })),
  ]),
);

const PRAYERS: Readonly<Record<string, RatedPrayer>> = {
  "without step-ups": aRatedPrayer({ stepUps: [] }),
  "with seal crystals alone": aRatedPrayer({
    stepUps: [],
    gcCost: null,
    pool: { ...onlySeals, ...sealsAlone },
  }),
  "with a limit of tens": aRatedPrayer({ stepUps: [], gcCost: 300, maxPulls: 3 }),
  "with a rising step-up": aRatedPrayer(),
  "with a falling and a special step-up": aRatedPrayer({
    stepUps: [
      { data: [aStep({ cost: 540 }), aStep({ cost: 340, multiplier: 2 })] },
      { data: [aStep({ cost: 300, guaranteed: 8, pickUpGuaranteed: 6, multiplier: 4 })] },
    ],
  }),
  "whose cards run out": aRatedPrayer({
    pool: aPool({
      characters: [
        anItem("up-a", 0.1, "pick-up"),
        anItem("up-b", 0.2, "pick-up"),
        anItem("other-a", 0.65),
      ],
      card5: [],
      card4: [],
      card3: [anItem(31, 0.05)],
    }),
    stepUps: [{ data: [aStep({ guaranteed: 10, pickUpGuaranteed: 6 })] }],
  }),
};

const cases = Object.keys(PRAYERS).flatMap((name) =>
  WISH_MODES.map((mode) => [name, mode] as const),
);

test.each(cases)(
  "a plan of a prayer %s meets its wish as often as it says, mode %s",
  (name, mode) => {
    const prayer = PRAYERS[name];
    if (!prayer) throw new Error(`There is no prayer ${name}.`);
    const names = ["up-a", name === "whose cards run out" ? "31" : "other-a"];
    const wish: Wish = { items: names.flatMap((one) => itemNamed(prayer.pool, one) ?? []), mode };
    const plan = bestPlan(prayer, wish, { sc: 35, gc: 1300 });
    if (!plan) throw new Error("There is too much to weigh.");
    const { met, drawn } = simulated(plan, wish, `${name} ${mode}`);
    // Three figures a case: how often, how many on average, and how often exactly one.
    const limit = zLimit(ALPHA / (3 * cases.length));
    const deviation = Math.sqrt((plan.chance * (1 - plan.chance)) / RUNS);
    expect(Math.abs(met / RUNS - plan.chance)).toBeLessThanOrEqual(limit * deviation);
    const { least, chances } = wishedCounts(plan.rolls, (item) =>
      wish.items.some((is) => is(item)),
    );
    const counted = chances.map((chance, at) => ({ count: least + at, chance }));
    const mean = counted.reduce((sum, { count, chance }) => sum + count * chance, 0);
    expect(mean).toBeCloseTo(plan.expected, 10);
    const variance = counted.reduce(
      (sum, { count, chance }) => sum + (count - mean) ** 2 * chance,
      0,
    );
    const average = drawn.reduce((sum, runs, count) => sum + runs * count, 0) / RUNS;
    expect(Math.abs(average - mean)).toBeLessThanOrEqual(limit * Math.sqrt(variance / RUNS));
    const one = counted.find(({ count }) => count === 1)?.chance ?? 0;
    const ones = (drawn[1] ?? 0) / RUNS;
    expect(Math.abs(ones - one)).toBeLessThanOrEqual(limit * Math.sqrt((one * (1 - one)) / RUNS));
  },
  60_000,
);

/** How many runs met the wish, and how many had 0, 1, … wished items. */
function simulated({ rolls }: Plan, { items, mode }: Wish, seed: string) {
  const random = seededRandom(seed);
  const everything = 2 ** items.length - 1;
  const prepared = rolls.flatMap(({ rates, times }) => {
    const bits = rates.slot.map((item) =>
      items.reduce((set, isWished, at) => (isWished(item) ? set | (1 << at) : set), 0),
    );
    return new Array(times).fill({ sample: rollSampler(rates), bits, pulls: rates.pulls });
  });
  const places = new Int32Array(10);
  const drawn: number[] = [];
  let met = 0;
  for (let run = 0; run < RUNS; run += 1) {
    let [found, count] = [0, 0];
    for (const { sample, bits, pulls } of prepared) {
      sample(random, places);
      for (let at = 0; at < pulls; at += 1) {
        const set = bits[places[at] ?? 0] ?? 0;
        found |= set;
        if (set > 0) count += 1;
      }
    }
    if (mode === "any" ? found > 0 : found === everything) met += 1;
    drawn[count] = (drawn[count] ?? 0) + 1;
  }
  return { met, drawn };
}
