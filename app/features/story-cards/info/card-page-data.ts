import { effectTarget, effectTitle } from "#app/game/effect-text.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import {
  bySharedEffects,
  type EffectOfCard,
  effectItem,
  effectKey,
  isSearched,
} from "#app/game/shared-effects.ts";
import { attributeName } from "#app/presenters/attribute-name.ts";
import { bannersOf, raisesCard } from "#app/presenters/banners-of.ts";
import { chancesOf, nextChanceMoment } from "#app/presenters/chances-of.ts";
import { droppingStages } from "#app/presenters/dropping-stages.ts";
import { linkedCard, linkedCards } from "#app/presenters/linked-cards.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { storyCardAnswer } from "#app/presenters/story-card.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { characterVersion } from "#app/presenters/versions-of.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { StoryCardRecord } from "#db/queries/story-cards.ts";

/** Cards of the same effects and of the same artist that are shown; links lead to all of them. */
const MOST_SIMILAR = 8;
const MOST_OF_ARTIST = 8;

/** What the page of a revealed card shows at `now`, and when that changes by itself. */
export function cardPageData(dataset: Dataset, card: StoryCardRecord, now: number) {
  const { until, ...history } = bannersOf(dataset, raisesCard(card.id), now);
  const byArtist = linkedCards(
    dataset,
    ({ id, artistId }) => artistId !== null && artistId === card.artistId && id !== card.id,
    now,
  );
  const isRaised = history.banners.length > 0;
  return {
    data: {
      card: storyCardAnswer(card, dataset.characterTags, new Set(isRaised ? [card.id] : [])),
      persons: dataset.persons
        .filter(({ id }) => card.featured.includes(id))
        .map(({ id, nameEn }) => ({ id, name: nameEn, translit: translitOf(dataset, id) })),
      shown: shownCharacters(releasedOnly(dataset, now), card),
      history,
      pools: chancesOf(dataset, card.id, now),
      dropping: droppingStages(dataset, ({ cards }) => cards.includes(card.id)),
      effects: effectsWithCounts(dataset, card, now),
      similar: similarCards(dataset, card, now),
      byArtist: { total: byArtist.length, cards: byArtist.slice(0, MOST_OF_ARTIST) },
    },
    until: nextMoment(
      [
        until,
        nextChanceMoment(dataset, now),
        nextThumbnailMoment(dataset, now),
        ...dataset.storyCards.map(({ release }) => release),
      ],
      now,
    ),
  };
}

export type CardPageData = ReturnType<typeof cardPageData>["data"];

function translitOf({ characters }: Dataset, personId: string): string | null {
  return characters.find((one) => one.personId === personId)?.translit ?? null;
}

/** One character for each person that the card shows, with how many there are of the person. */
function shownCharacters({ characters }: Dataset, { featured }: StoryCardRecord) {
  return featured.flatMap((personId) => {
    const versions = characters.filter((one) => one.personId === personId);
    const [first] = versions;
    return first ? [characterVersion(first, `${first.shortEn} · ${versions.length}`)] : [];
  });
}

function effectsOf({ buffs }: StoryCardRecord): EffectOfCard[] {
  return buffs.flatMap(({ attributeType: attrType, attribute: attr, direction, target }) =>
    isSearched(attrType) ? { attrType, attr, direction, target } : [],
  );
}

/** The effects of a card, each once, with how many revealed cards have it, this one among them. */
function effectsWithCounts(dataset: Dataset, card: StoryCardRecord, now: number) {
  const revealed = revealedCards(dataset, now);
  const kinds = new Map(effectsOf(card).map((effect) => [effectKey(effect), effect]));
  return [...kinds].map(([key, effect]) => {
    const { attrType, attr, direction, target } = effect;
    const attrName = attributeName(
      { attributeType: attrType, attribute: attr },
      dataset.characterTags,
    );
    return {
      key,
      item: effectItem(effect),
      text: `${effectTitle({ attrName, attrType, direction })}, ${effectTarget(target)}`,
      tag: attrType === "character-tag" ? attr : null,
      count: revealed.filter((one) => effectsOf(one).some((other) => effectKey(other) === key))
        .length,
    };
  });
}

function similarCards(dataset: Dataset, card: StoryCardRecord, now: number) {
  const others = revealedCards(dataset, now)
    .filter(({ id }) => id !== card.id)
    // Among those that share as many effects, a card of the same stars is the likelier substitute.
    .toSorted((a, b) => Math.abs(a.rarity - card.rarity) - Math.abs(b.rarity - card.rarity))
    .map((record) => ({ record, effects: effectsOf(record) }));
  return bySharedEffects(effectsOf(card), others)
    .slice(0, MOST_SIMILAR)
    .map((one) => linkedCard(one.card.record));
}

function revealedCards({ storyCards }: Dataset, now: number): StoryCardRecord[] {
  return storyCards.filter(({ release }) => isRevealed(release, now));
}
