import type { Box } from "#app/collection/box/box.ts";
import { entryOf, keyOf } from "#app/collection/box/entry.ts";
import {
  type CardGain,
  cardGains,
  type RaisedAttack,
  totalGain,
} from "#app/game/answers/attack-cards.ts";
import { FULL_LIMIT_BREAK } from "#app/game/limit-break.ts";
import type { AddingCard, NamedEffect } from "./cards-of-attack.ts";

export interface RankedCard {
  readonly card: AddingCard["card"];
  readonly gains: readonly CardGain<NamedEffect>[];
  readonly gain: number;
  /** Of an owned card; null for one that is not, which is shown at full limit break. */
  readonly limitBreak: number | null;
}

/** Owned cards first, at their limit breaks; then the others as they come, at the full one. */
export function rankedCards(
  attack: RaisedAttack,
  cards: readonly AddingCard[],
  box: Box,
): RankedCard[] {
  const ranked = cards.map(({ card, effects }) => {
    const { count, limitBreak } = entryOf(box, keyOf("card", card.id));
    const own = count > 0 ? limitBreak : null;
    const gains = cardGains(attack, effects, own ?? FULL_LIMIT_BREAK);
    return { card, gains, gain: totalGain(gains), limitBreak: own };
  });
  const isOwned = ({ limitBreak }: RankedCard) => limitBreak !== null;
  return [
    ...ranked.filter(isOwned).toSorted((a, b) => b.gain - a.gain),
    ...ranked.filter((one) => !isOwned(one)),
  ];
}
