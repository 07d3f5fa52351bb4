import type { RollRates } from "#app/game/rates/roll-rates.ts";
import type { SlotItem } from "#app/game/rates/slot-rates.ts";

/**
 * Every outcome of a roll with its chance, by brute force and straight from the words of the rule:
 * all sequences of draws, then all redraws. A second implementation, to hold the first one against;
 * for few items and few slots.
 */
export function everyOutcome(rates: RollRates): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  const add = (items: readonly SlotItem[], chance: number) => {
    const key = items.map(({ id }) => id).join(" ");
    const known = outcomes.get(key);
    outcomes.set(key, { items, chance: chance + (known?.chance ?? 0) });
  };
  const draw = (items: readonly SlotItem[], chance: number) => {
    if (items.length === rates.pulls) return keepGuarantees(rates, items, chance, add);
    for (const item of rates.slot) {
      if (item.chance > 0) draw([...items, item], chance * item.chance);
    }
  };
  draw([], 1);
  return outcomes;
}

export interface Outcome {
  readonly items: readonly SlotItem[];
  readonly chance: number;
}

type Add = (items: readonly SlotItem[], chance: number) => void;

const isCharacter = ({ kind }: SlotItem) => kind === "character";
const isRateUp = (item: SlotItem) => isCharacter(item) && item.rateType === "pick-up";

function keepGuarantees(
  rates: RollRates,
  items: readonly SlotItem[],
  chance: number,
  add: Add,
): void {
  const { pickUps, characters } = rates.guaranteed;
  if (items.filter(isRateUp).length < pickUps) {
    const card = items.findLastIndex((item) => !isCharacter(item));
    const at = card >= 0 ? card : items.findLastIndex((item) => !isRateUp(item));
    redraw(rates, items, at, isRateUp, chance, add);
  } else if (items.filter(isCharacter).length < characters) {
    const at = items.findLastIndex((item) => !isCharacter(item));
    redraw(rates, items, at, isCharacter, chance, add);
  } else {
    add(items, chance);
  }
}

function redraw(
  rates: RollRates,
  items: readonly SlotItem[],
  at: number,
  from: (item: SlotItem) => boolean,
  chance: number,
  add: Add,
): void {
  const candidates = rates.slot.filter(from);
  const total = candidates.reduce((sum, item) => sum + item.chance, 0);
  for (const item of candidates) {
    keepGuarantees(rates, items.with(at, item), (chance * item.chance) / total, add);
  }
}
