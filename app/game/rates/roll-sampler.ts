import { aliasTable } from "./alias-table.ts";
import type { RandomSource } from "./random-source.ts";
import type { RollRates } from "./roll-rates.ts";
import { isPickUp, type SlotItem } from "./slot-rates.ts";

/** Draws the items of one roll into `drawn`, as places in the roll's `slot`, in draw order. */
export type RollSampler = (random: RandomSource, drawn: Int32Array) => void;

/**
 * Draws all slots independently; where too few rate-up characters came, draws slots anew from the
 * rate-up characters alone, from the end, those of cards first and of other characters only when no
 * card is left; then likewise for characters. What counts for a guarantee is never overwritten.
 */
export function rollSampler({ slot, pulls, guaranteed }: RollRates): RollSampler {
  const drawAny = aliasTable(slot.map(({ chance }) => chance));
  if (guaranteed.characters === 0) {
    return (random, drawn) => {
      for (let at = 0; at < pulls; at += 1) drawn[at] = drawAny(random);
    };
  }
  const ranks = Uint8Array.from(slot, rankOf);
  const weightsFrom = (rank: number) =>
    slot.map((item) => (rankOf(item) >= rank ? item.chance : 0));
  const drawCharacter = aliasTable(weightsFrom(OTHER));
  const drawPickUp = guaranteed.pickUps > 0 ? aliasTable(weightsFrom(PICK_UP)) : drawCharacter;
  const count = (drawn: Int32Array, rank: number) => {
    let found = 0;
    for (let at = 0; at < pulls; at += 1) if ((ranks[drawn[at] ?? 0] ?? 0) >= rank) found += 1;
    return found;
  };
  const redraw = (
    drawn: Int32Array,
    missing: number,
    overwritten: number,
    draw: typeof drawAny,
    random: RandomSource,
  ) => {
    let left = missing;
    for (let at = pulls - 1; at >= 0 && left > 0; at -= 1) {
      if (ranks[drawn[at] ?? 0] !== overwritten) continue;
      drawn[at] = draw(random);
      left -= 1;
    }
    return left;
  };
  return (random, drawn) => {
    for (let at = 0; at < pulls; at += 1) drawn[at] = drawAny(random);
    if (guaranteed.pickUps > 0) {
      const missing = guaranteed.pickUps - count(drawn, PICK_UP);
      const left = redraw(drawn, missing, CARD, drawPickUp, random);
      redraw(drawn, left, OTHER, drawPickUp, random);
    }
    redraw(drawn, guaranteed.characters - count(drawn, OTHER), CARD, drawCharacter, random);
  };
}

const CARD = 0;
const OTHER = 1;
const PICK_UP = 2;

/** What an item counts for: nothing, a character, or a rate-up character as well. */
function rankOf(item: Pick<SlotItem, "kind" | "rateType">): number {
  if (item.kind !== "character") return CARD;
  return isPickUp(item) ? PICK_UP : OTHER;
}
