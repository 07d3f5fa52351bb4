import { cardName, storyCardAnswer } from "#app/answers/story-card.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import { searchCardsByName } from "#app/game/story-card-search.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { StoryCardRecord } from "#db/queries/story-cards.ts";

/**
 * The first `shown` revealed cards that a name search finds at `now`, with the counts of the
 * count line: `total` revealed cards, `found` among them.
 */
export function storyCardList(
  dataset: Dataset,
  { name, shown }: { name: string; shown: number },
  now: number,
) {
  const revealed = dataset.storyCards.filter((card) => isRevealed(card.release, now));
  const searchable = revealed.map((card) => ({
    card,
    name: cardName(card),
    aliases: card.aliases,
    sort: card.sort,
  }));
  const found = searchCardsByName(searchable, name);
  return {
    total: revealed.length,
    found: found.length,
    cards: found.slice(0, shown).map(({ card }) => listedCard(card, dataset)),
    sample: revealed.some((card) => card.sampleFields.includes("release")),
  };
}

/** When another card is revealed, or null. */
export function nextCardMoment(dataset: Dataset, now: number): number | null {
  return nextMoment(
    dataset.storyCards.map((card) => card.release),
    now,
  );
}

export type ListedCard = ReturnType<typeof listedCard>;

/** The documented card with what a visitor needs beside it: persons by name, the original. */
function listedCard(card: StoryCardRecord, dataset: Dataset) {
  const personName = (id: string) => dataset.persons.find((person) => person.id === id)?.nameEn;
  return {
    ...storyCardAnswer(card, dataset.characterTags),
    featured: card.featured.map((id) => personName(id) ?? id),
    nameLanguage: nameLanguage(card),
    original: originalName(card),
    unofficial: card.nameBasis === "unofficial",
    sampleRelease: card.sampleFields.includes("release"),
  };
}

function nameLanguage(card: StoryCardRecord): "en" | "ja" | "zh-Hans" {
  if (card.nameEn !== null) {
    return "en";
  }
  return card.nameJp !== null ? "ja" : "zh-Hans";
}

function originalName(card: StoryCardRecord): { text: string; lang: "ja" | "zh-Hans" } | null {
  if (card.nameEn === null) {
    return null;
  }
  if (card.nameJp !== null) {
    return card.nameJp === card.nameEn ? null : { text: card.nameJp, lang: "ja" };
  }
  return card.nameZh === null || card.nameZh === card.nameEn
    ? null
    : { text: card.nameZh, lang: "zh-Hans" };
}
