import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import { nextAttacksMoment } from "#app/presenters/attacks.ts";
import { nextFloorMoment } from "#app/presenters/floors-of.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/** Tells whether a page may name a record of a kind: nothing that is hidden elsewhere. */
export function shownRecords(dataset: Dataset, now: number) {
  const characters = new Set(releasedOnly(dataset, now).characters.map(({ id }) => id));
  const cards = new Map(dataset.storyCards.map(({ id, release }) => [id, release]));
  const floors = new Map(dataset.towerFloors.map(({ floor, release }) => [floor, release]));
  return (entity: string, id: string | number): boolean => {
    switch (entity) {
      case "characters":
      case "units":
        return characters.has(String(id));
      case "attacks":
        return characters.has(String(id).split(":")[0] ?? "");
      case "story-cards":
        return cards.has(Number(id)) && isRevealed(cards.get(Number(id)) ?? null, now);
      case "tower-floors":
        return floors.has(Number(id)) && isRevealed(floors.get(Number(id)) ?? null, now);
      default:
        return true;
    }
  };
}

/** When another record may be named, or null. */
export function nextShownRecord(dataset: Dataset, now: number): number | null {
  return nextMoment(
    [
      nextAttacksMoment(dataset, now),
      nextFloorMoment(dataset, now),
      ...dataset.storyCards.map(({ release }) => release),
    ],
    now,
  );
}
