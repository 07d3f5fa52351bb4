import { type CardEffect, cardGains, totalGain } from "#app/game/answers/attack-cards.ts";
import { effectTitle } from "#app/game/effect-text.ts";
import { FULL_LIMIT_BREAK } from "#app/game/limit-break.ts";
import { isRevealed } from "#app/game/reveal.ts";
import { attributeName } from "#app/presenters/attribute-name.ts";
import { universalNameOf } from "#app/presenters/character.ts";
import { type LinkedCard, linkedCard } from "#app/presenters/linked-cards.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/** An effect that adds to the attack, with its name. */
export interface NamedEffect extends CardEffect {
  readonly title: string;
}

/** A card that adds to an attack. */
export interface AddingCard {
  readonly card: LinkedCard;
  readonly effects: readonly NamedEffect[];
}

/**
 * An attack of a released character, her other ones, and the revealed cards that add to it at full
 * limit break, best first; undefined where there is no such attack.
 */
export function cardsOfAttack(dataset: Dataset, id: string, now: number) {
  const attack = dataset.attacks.find((one) => one.id === id);
  const character = releasedOnly(dataset, now).characters.find(
    (one) => one.id === attack?.characterId,
  );
  if (!attack || !character) return undefined;
  const raised = {
    totalPower: attack.totalPower,
    elements: attack.elements,
    bullets: attack.bullets,
    polarity: attack.polarity,
    characterId: character.id,
    role: character.role,
  };
  const adding = dataset.storyCards
    .filter(({ release }) => isRevealed(release, now))
    .map((card) => ({ card, gains: cardGains(raised, card.buffs, FULL_LIMIT_BREAK) }))
    .filter(({ gains }) => gains.length > 0)
    .toSorted((a, b) => totalGain(b.gains) - totalGain(a.gains) || a.card.id - b.card.id);
  return {
    attack: { ...raised, id, slot: attack.slot, target: attack.target },
    character: { id: character.id, name: universalNameOf(character) },
    others: dataset.attacks
      .filter(({ characterId }) => characterId === character.id)
      .map((one) => ({ id: one.id, slot: one.slot })),
    cards: adding.map(
      ({ card, gains }): AddingCard => ({
        card: linkedCard(card),
        effects: gains.map(({ effect }) => named(effect, dataset)),
      }),
    ),
  };
}

function named(effect: CardEffect, { characterTags }: Dataset): NamedEffect {
  const { attributeType, attribute, direction, unit, target, randomGroup, base, max } = effect;
  const { role, characterId } = effect;
  const attrName = attributeName(effect, characterTags);
  return {
    ...{ attributeType, attribute, direction, unit, target, randomGroup, base, max },
    ...{ role, characterId },
    title: effectTitle({ attrName, attrType: attributeType, direction }),
  };
}
