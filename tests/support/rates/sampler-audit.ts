import type { RandomSource } from "#app/game/rates/random-source.ts";
import { isInGroup, type MakeupGroup, weightOf } from "#app/game/rates/roll-makeup.ts";
import type { RollRates } from "#app/game/rates/roll-rates.ts";
import type { RollSampler } from "#app/game/rates/roll-sampler.ts";
import { chiSquareTest } from "./chi-square.ts";
import { classChances, classOf, makeupChances } from "./slot-classes.ts";

export interface Finding {
  readonly what: string;
  readonly statistic: number;
  readonly freedom: number;
  readonly p: number;
}

/**
 * Holds a sampler against the exact distribution of a roll: how many rate-up characters, other
 * characters and cards the rolls hold together, what stands in each slot by class, and which item
 * it is within its class. These say all of a roll: within a class items are independent.
 */
export function auditSampler(
  rates: RollRates,
  sample: RollSampler,
  random: RandomSource,
  rolls: number,
): Finding[] {
  const { pulls, slot } = rates;
  const drawn = new Int32Array(pulls);
  const classes = slot.map(classOf);
  const items = new Array<number>(slot.length).fill(0);
  const inSlots = Array.from({ length: pulls }, () => [0, 0, 0]);
  const makeups = new Array<number>((pulls + 1) ** 2).fill(0);
  for (let rolled = 0; rolled < rolls; rolled += 1) {
    sample(random, drawn);
    const held = [0, 0, 0];
    for (let at = 0; at < pulls; at += 1) {
      const item = drawn[at] ?? 0;
      const ofClass = classes[item] ?? 0;
      increase(items, item);
      increase(held, ofClass);
      increase(inSlots[at] ?? [], ofClass);
    }
    increase(makeups, (held[0] ?? 0) * (pulls + 1) + (held[1] ?? 0));
  }
  return [
    { what: "makeup", ...chiSquareTest(makeups, makeupChances(rates)) },
    ...classChances(rates).map((chances, at) => ({
      what: `slot ${at + 1}`,
      ...chiSquareTest(inSlots[at] ?? [], chances),
    })),
    ...GROUPS.filter((group) => weightOf(slot, group) > 0).map((group) => {
      const isIn = slot.map(isInGroup(group));
      const ofGroup = (values: readonly number[]) => values.filter((_, at) => isIn[at]);
      const chances = ofGroup(slot.map(({ chance }) => chance));
      return { what: `which of ${group}`, ...chiSquareTest(ofGroup(items), chances) };
    }),
  ];
}

/** How many of a sampler's rolls lack what is guaranteed. */
export function brokenGuarantees(
  { pulls, slot, guaranteed }: RollRates,
  sample: RollSampler,
  random: RandomSource,
  rolls: number,
): number {
  const drawn = new Int32Array(pulls);
  const classes = slot.map(classOf);
  let broken = 0;
  for (let rolled = 0; rolled < rolls; rolled += 1) {
    sample(random, drawn);
    const pickUps = drawn.filter((item) => classes[item] === 0).length;
    const characters = drawn.filter((item) => (classes[item] ?? 2) < 2).length;
    if (pickUps < guaranteed.pickUps || characters < guaranteed.characters) broken += 1;
  }
  return broken;
}

const GROUPS: readonly MakeupGroup[] = ["pickUps", "others", "cards"];

function increase(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}
