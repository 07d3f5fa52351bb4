import { isReleased, statusAt } from "#app/game/character-state.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import { type Reruns, rerunsOf } from "#app/game/reruns.ts";
import { isRevealed } from "#app/game/reveal.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { universalNameOf } from "./character.ts";
import { cardInfoPath, characterInfoPath } from "./record-paths.ts";
import { cardName } from "./story-card.ts";

/** Something that prayers feature, with how often and when they did. */
export interface FeaturedRecord extends Reruns {
  readonly kind: "character" | "card";
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** Whether one of the dates is sample data. */
  readonly isSample: boolean;
}

/** Every released character and revealed card that a prayer has featured, by name. */
export function featuredRecords(dataset: Dataset, now: number): FeaturedRecord[] {
  const times = new Map<string, { starts: number[]; isSample: boolean }>();
  for (const prayer of dataset.prayers.filter(isListed)) {
    const { start, sample, sampleFields, rateUpCharacters, rateUpCards } = prayer;
    if (start === null) continue;
    const isSample =
      sample ||
      ["start", "rateUpCharacters", "rateUpCards"].some((field) => sampleFields.includes(field));
    const keys = [
      ...rateUpCharacters.map(({ characterId }) => `character ${characterId}`),
      ...rateUpCards.map(({ storyCardId }) => `card ${storyCardId}`),
    ];
    for (const key of new Set(keys)) {
      const known = times.get(key) ?? { starts: [], isSample: false };
      known.starts.push(start);
      times.set(key, { starts: known.starts, isSample: known.isSample || isSample });
    }
  }
  const withReruns = (record: Pick<FeaturedRecord, "kind" | "id" | "name" | "path">) => {
    const known = times.get(`${record.kind} ${record.id}`);
    const reruns = known && rerunsOf(known.starts, now);
    return reruns ? [{ ...record, ...reruns, isSample: known.isSample }] : [];
  };
  const characters = dataset.characters
    .filter((one) => isReleased(statusAt(one, now)))
    .flatMap((one) =>
      withReruns({
        kind: "character",
        id: one.id,
        name: universalNameOf(one),
        path: characterInfoPath(one.id),
      }),
    );
  const cards = dataset.storyCards
    .filter(({ release }) => isRevealed(release, now))
    .flatMap((card) =>
      withReruns({
        kind: "card",
        id: String(card.id),
        name: cardName(card),
        path: cardInfoPath(card.id),
      }),
    );
  return [...characters, ...cards].toSorted((one, other) =>
    one.name.localeCompare(other.name, "en"),
  );
}
