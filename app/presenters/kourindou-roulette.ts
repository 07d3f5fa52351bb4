import type { RouletteAnswer } from "#app/api-schemas/prayers.ts";
import { rouletteAt } from "#app/game/prayer-timing.ts";
import { nextMoment } from "#app/game/reveal.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { charactersById } from "./character-lists.ts";
import { characterNames } from "./character-names.ts";
import { nextThumbnailMoment, thumbnailsAt } from "./thumbnail.ts";

/** GET /api/characters/kourindou-roulette: the one of `now`. Undefined when there is none. */
export function kourindouRoulette(dataset: Dataset, now: number): RouletteAnswer | undefined {
  const roulette = rouletteAt(dataset.roulettes, now);
  if (!roulette) return undefined;
  const members = charactersById(dataset.characters, roulette.characters);
  return {
    start: roulette.start,
    characters: members.map(thumbnailsAt(dataset, now)),
    count: members.length,
    names: characterNames(members),
  };
}

/** The roulettes before the one of `now` whose characters are unknown, the newest first. */
export function earlierUnknown({ roulettes }: Pick<Dataset, "roulettes">, now: number) {
  const shown = rouletteAt(roulettes, now);
  return roulettes
    .filter((one) => !one.sample && one.characters.length === 0)
    .filter(({ start }) => shown !== undefined && start < shown.start)
    .toSorted((a, b) => b.start - a.start)
    .map(({ no, start, notes, count }) => ({ no, start, notes, count }));
}

/** When the answer changes by itself, or null. */
export function nextRouletteMoment(dataset: Dataset, now: number): number | null {
  const starts = dataset.roulettes.map(({ start }) => start);
  return nextMoment([nextThumbnailMoment(dataset, now), ...starts], now);
}
