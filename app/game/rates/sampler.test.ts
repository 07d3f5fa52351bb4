import { describe, expect, test } from "vitest";
import {
  anItem,
  aPool,
  aRatedPrayer,
  aStep,
  everyRoll,
  ratesOf,
} from "#tests/fixtures/rates/prayers.ts";
import { auditSampler, brokenGuarantees } from "#tests/fixtures/rates/sampler-audit.ts";
import type { RollRates } from "./roll-rates.ts";
import { aliasTable, type RollSampler, rollSampler } from "./roll-sampler.ts";
import { seededRandom } from "./seeded-random.ts";

/** The chance that a right sampler fails one of a group of tests, whatever their number. */
const FAMILY_WISE = 1e-3;
const ROLLS = 40_000;

const poolOfUps = aPool({
  characters: [anItem("up", 0.3, "pick-up"), anItem("other", 0.65)],
  card5: [],
  card4: [],
  card3: [anItem(31, 0.05)],
});
const prayers = {
  ordinary: aRatedPrayer(),
  // Here cards run out, so that other characters give way to rate-ups.
  crowded: aRatedPrayer({
    pool: poolOfUps,
    stepUps: [{ data: [aStep({ guaranteed: 10, pickUpGuaranteed: 6 })] }],
  }),
};
const rolls = Object.entries(prayers).flatMap(([prayer, rated]) =>
  everyRoll(rated).map(({ name, rates }) => ({ name: `${prayer} ${name}`, rates })),
);

const findingsOf = (rates: RollRates, sample: RollSampler, seed: string) =>
  auditSampler(rates, sample, seededRandom(seed), ROLLS);

test("every roll is drawn as its exact distribution says", () => {
  const findings = rolls.flatMap(({ name, rates }) =>
    findingsOf(rates, rollSampler(rates), name).map((finding) => ({ name, ...finding })),
  );
  expect(findings.length).toBeGreaterThan(100);
  expect(findings.filter(({ p }) => p < FAMILY_WISE / findings.length)).toEqual([]);
});

test("rolls of one seed each, as links have them, are drawn so too", () => {
  const rates = ratesOf(prayers.ordinary, "gc");
  const sample = rollSampler(rates);
  let no = 0;
  const findings = auditSampler(
    rates,
    (_, drawn) => {
      no += 1;
      sample(seededRandom(`a link.${no}`), drawn);
    },
    seededRandom(""),
    ROLLS,
  );
  expect(findings.filter(({ p }) => p < FAMILY_WISE / findings.length)).toEqual([]);
});

test("guarantees hold in a million rolls without one exception", { timeout: 60_000 }, () => {
  const guaranteed = rolls.filter(({ rates }) => rates.guaranteed.characters > 0);
  const each = Math.ceil(1e6 / guaranteed.length);
  const broken = guaranteed.map(({ name, rates }) => [
    name,
    brokenGuarantees(rates, rollSampler(rates), seededRandom(name), each),
  ]);
  expect(broken).toEqual(guaranteed.map(({ name }) => [name, 0]));
});

describe("a wrong sampler is caught:", () => {
  const step = ratesOf(prayers.ordinary, "step-up", 0, 2);
  const crowded = ratesOf(prayers.crowded, "step-up", 0, 0);
  const changed = (rates: RollRates, change: Partial<RollRates>) =>
    rollSampler({ ...rates, ...change });
  const scaled = (rates: RollRates, id: string | number, factor: number) =>
    rates.slot.map((item) => (item.id === id ? { ...item, chance: item.chance * factor } : item));
  const wrong: readonly (readonly [string, RollRates, RollSampler])[] = [
    [
      "one that forgets the multiplier",
      step,
      rollSampler({ ...ratesOf(prayers.ordinary, "step-up", 0, 0), guaranteed: step.guaranteed }),
    ],
    [
      "one that keeps no guarantee",
      step,
      changed(step, { guaranteed: { characters: 0, pickUps: 0 } }),
    ],
    [
      "one that guarantees no rate-up",
      step,
      changed(step, { guaranteed: { characters: 3, pickUps: 0 } }),
    ],
    [
      "one that guarantees one too many",
      step,
      changed(step, { guaranteed: { characters: 4, pickUps: 2 } }),
    ],
    [
      "one that prefers one card by a twentieth",
      step,
      changed(step, { slot: scaled(step, 31, 1.05) }),
    ],
    [
      "one that prefers one character by a fifth",
      step,
      changed(step, { slot: scaled(step, "other-a", 1.2) }),
    ],
    ["one that draws anew from the front", step, reversed(rollSampler(step), step.pulls)],
    [
      "one that overwrites other characters while cards are left",
      crowded,
      overwritingCharacters(crowded),
    ],
    ["one with a biased index", step, biased(step)],
  ];
  test.each(wrong)("%s", (name, rates, sample) => {
    const findings = findingsOf(rates, sample, name);
    expect(findings.some(({ p }) => p < FAMILY_WISE / findings.length)).toBe(true);
  });
});

function reversed(sample: RollSampler, pulls: number): RollSampler {
  return (random, drawn) => {
    sample(random, drawn);
    drawn.subarray(0, pulls).reverse();
  };
}

function overwritingCharacters({ slot, pulls, guaranteed }: RollRates): RollSampler {
  const draw = aliasTable(slot.map(({ chance }) => chance));
  const isUp = (at: number) => slot[at]?.kind === "character" && slot[at]?.rateType === "pick-up";
  const up = slot.findIndex((_, at) => isUp(at));
  const card = slot.findIndex(({ kind }) => kind !== "character");
  const character = slot.findIndex((item, at) => item.kind === "character" && !isUp(at));
  return (random, drawn) => {
    for (let at = 0; at < pulls; at += 1) drawn[at] = draw(random);
    for (const given of [character, card]) {
      for (let at = pulls - 1; at >= 0; at -= 1) {
        const ups = drawn.filter(isUp).length;
        if (ups < guaranteed.pickUps && drawn[at] === given) drawn[at] = up;
      }
    }
    for (let at = 0; at < pulls; at += 1) if (drawn[at] === card) drawn[at] = character;
  };
}

/** Draws the column of the alias table with the remainder of a division by a short word. */
function biased(rates: RollRates): RollSampler {
  const sample = rollSampler(rates);
  return (random, drawn) => {
    sample({ next: () => ((random.next() >>> 28) * 2 ** 28) >>> 0 }, drawn);
  };
}

describe("the alias table", () => {
  test("never draws what has no weight", () => {
    const draw = aliasTable([0, 0.1, 0, 0.7, 0.2, 0]);
    const random = seededRandom("no weight");
    const drawn = new Set(Array.from({ length: 10_000 }, () => draw(random)));
    expect([...drawn].toSorted()).toEqual([1, 3, 4]);
  });

  test("has nothing to draw without weights", () => {
    expect(() => aliasTable([0, 0])).toThrow(RangeError);
    expect(() => aliasTable([])).toThrow("Nothing can be drawn");
  });

  test("draws again what would make the first columns likelier", () => {
    const words = [0, 0xffffffff, 0, 0];
    let asked = 0;
    const draw = aliasTable([1, 1, 1]);
    // Of 2³² words one is too many for three columns: it is the word 0.
    const drawn = draw({ next: () => words[asked++] ?? 0 });
    expect([drawn, asked]).toEqual([2, 4]);
  });
});
