import type { RollRates } from "#app/game/rates/roll-rates.ts";
import type { SlotItem } from "#app/game/rates/slot-rates.ts";

/** 0 for a rate-up character, 1 for another one, 2 for a card. */
export function classOf({ kind, rateType }: Pick<SlotItem, "kind" | "rateType">): 0 | 1 | 2 {
  if (kind !== "character") return 2;
  return rateType === "pick-up" ? 0 : 1;
}

/** For each slot the chances of the three classes once the guarantees are kept. */
export function classChances(rates: RollRates): number[][] {
  return outcomesOf(rates).inSlots;
}

/** The chances of u rate-up characters and o others, at u × (pulls + 1) + o. */
export function makeupChances(rates: RollRates): number[] {
  return outcomesOf(rates).makeups;
}

interface Outcomes {
  readonly inSlots: number[][];
  readonly makeups: number[];
}

const known = new Map<string, Outcomes>();

/** All 3^pulls sequences of classes with the redraws of each, straight from the rule's words. */
function outcomesOf({ pulls, slot, guaranteed }: RollRates): Outcomes {
  const chances = [0, 1, 2].map((wanted) =>
    slot.filter((item) => classOf(item) === wanted).reduce((sum, { chance }) => sum + chance, 0),
  );
  const key = JSON.stringify([pulls, chances, guaranteed]);
  const held = known.get(key);
  if (held) return held;
  const inSlots = Array.from({ length: pulls }, () => [0, 0, 0]);
  const makeups = new Array<number>((pulls + 1) ** 2).fill(0);
  const [up = 0, other = 0] = chances;
  const finish = (classes: readonly number[], chance: number) => {
    for (const [at, one] of classes.entries()) add(inSlots[at] ?? [], one, chance);
    add(makeups, count(classes, 0) * (pulls + 1) + count(classes, 1), chance);
  };
  const keep = (classes: readonly number[], chance: number) => {
    if (chance === 0) return;
    if (count(classes, 0) < guaranteed.pickUps) {
      const card = classes.lastIndexOf(2);
      keep(classes.with(card >= 0 ? card : classes.lastIndexOf(1), 0), chance);
    } else if (count(classes, 2) > pulls - guaranteed.characters) {
      const at = classes.lastIndexOf(2);
      keep(classes.with(at, 0), (chance * up) / (up + other));
      keep(classes.with(at, 1), (chance * other) / (up + other));
    } else {
      finish(classes, chance);
    }
  };
  const draw = (classes: readonly number[], chance: number) => {
    if (chance === 0) return;
    if (classes.length === pulls) return keep(classes, chance);
    for (const one of [0, 1, 2]) draw([...classes, one], chance * (chances[one] ?? 0));
  };
  draw([], 1);
  const outcomes = { inSlots, makeups };
  known.set(key, outcomes);
  return outcomes;
}

function add(counts: number[], at: number, chance: number): void {
  counts[at] = (counts[at] ?? 0) + chance;
}

function count(classes: readonly number[], wanted: number): number {
  return classes.filter((one) => one === wanted).length;
}
