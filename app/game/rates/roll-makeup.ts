import type { RollRates } from "./roll-rates.ts";
import { isPickUp, type SlotItem } from "./slot-rates.ts";

/**
 * A way in which a roll can turn out once its guarantees are kept, by what its items were drawn
 * from, and the chance of it. Within each group the items are independent of each other and have
 * the conditional chances of the group.
 */
export interface RollMakeup {
  readonly pickUps: number;
  readonly others: number;
  readonly cards: number;
  /** Drawn anew from all characters. */
  readonly redrawn: number;
  readonly chance: number;
}

export type MakeupGroup = Exclude<keyof RollMakeup, "chance">;

/**
 * Every makeup of a roll, their chances summing to 1. Slots are drawn alike, so which cards and
 * which other characters are overwritten says nothing about the ones that stay.
 */
export function rollMakeups(rates: RollRates): RollMakeup[] {
  const { pulls } = rates;
  const weights = MAKEUP_GROUPS.map((group) => weightOf(rates.slot, group));
  const [ofPickUps = 0, ofOthers = 0, ofCards = 0] = weights;
  const makeups: RollMakeup[] = [];
  for (let pickUps = 0; pickUps <= pulls; pickUps += 1) {
    for (let others = 0; others <= pulls - pickUps; others += 1) {
      const cards = pulls - pickUps - others;
      const orders = choose(pulls, pickUps) * choose(pulls - pickUps, others);
      const chance = orders * ofPickUps ** pickUps * ofOthers ** others * ofCards ** cards;
      if (chance > 0) makeups.push(guaranteed(rates, { pickUps, others, cards, chance }));
    }
  }
  return makeups;
}

/** What items of a group are drawn from: true for the items that can be in it. */
export function isInGroup(group: MakeupGroup): (item: SlotItem) => boolean {
  return IN_GROUP[group];
}

export const MAKEUP_GROUPS = ["pickUps", "others", "cards", "redrawn"] as const;

const IN_GROUP: Record<MakeupGroup, (item: SlotItem) => boolean> = {
  pickUps: (item) => item.kind === "character" && isPickUp(item),
  others: (item) => item.kind === "character" && !isPickUp(item),
  cards: (item) => item.kind !== "character",
  redrawn: (item) => item.kind === "character",
};

/** The part of a slot's chance that falls to a group's items, to those that count if given. */
export function weightOf(
  slot: readonly SlotItem[],
  group: MakeupGroup,
  counts: (item: SlotItem) => boolean = () => true,
): number {
  return slot
    .filter((item) => IN_GROUP[group](item) && counts(item))
    .reduce((sum, { chance }) => sum + chance, 0);
}

function guaranteed(
  { guaranteed: { characters, pickUps: wanted } }: RollRates,
  { pickUps, others, cards, chance }: Omit<RollMakeup, "redrawn">,
): RollMakeup {
  const missing = Math.max(0, wanted - pickUps);
  const fromCards = Math.min(missing, cards);
  const held = pickUps + others + fromCards;
  const redrawn = Math.max(0, characters - held);
  return {
    pickUps: pickUps + missing,
    others: others - (missing - fromCards),
    cards: cards - fromCards - redrawn,
    redrawn,
    chance,
  };
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let at = 1; at <= k; at += 1) ways = (ways * (n - k + at)) / at;
  return Math.round(ways);
}
