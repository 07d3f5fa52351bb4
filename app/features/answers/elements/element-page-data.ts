import { powerOf } from "#app/game/combat.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import { effectName } from "#app/game/story-card-filter/effects.ts";
import type { Element } from "#app/game/vocabulary/elements.ts";
import { floorsOf, nextFloorMoment } from "#app/presenters/floors-of.ts";
import { linkedCards } from "#app/presenters/linked-cards.ts";
import { strongestAttacks } from "#app/presenters/strongest-attacks.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/** What the page of an element shows at `now`, and when that changes by itself. */
export function elementPageData(dataset: Dataset, id: Element, now: number) {
  return {
    data: {
      answered: answeredFloors(dataset, id, now),
      resisting: floorsOf(dataset, ({ resists }) => resists.includes(id), now),
      attacks: strongestAttacks(dataset, ({ elements }) => powerOf(elements[id]), now),
      cards: linkedCards(
        dataset,
        ({ buffs }) =>
          buffs.some(
            ({ attributeType, attribute, direction }) =>
              attributeType === "elemental" && attribute === id && direction !== "down",
          ),
        now,
      ),
      searchItem: `effect:${effectName({ group: "elemental", attribute: id, direction: "up" })}:value-sort`,
    },
    until: nextMoment(
      [
        nextFloorMoment(dataset, now),
        nextThumbnailMoment(dataset, now),
        ...dataset.storyCards.map(({ release }) => release),
      ],
      now,
    ),
  };
}

/** The released floors by how many of their enemies are weak to an element, most first. */
function answeredFloors({ towerFloors, towerEnemies }: Dataset, id: Element, now: number) {
  // No element is never a weakness of the index.
  if (id === "no-element") return [];
  const weak = Map.groupBy(
    towerEnemies.filter(({ weaks }) => weaks.includes(id)),
    ({ floor }) => floor,
  );
  const counted = towerFloors
    .filter(({ floor, release }) => weak.has(floor) && isRevealed(release, now))
    .map(({ floor }) => ({ floor, enemies: weak.get(floor)?.length ?? 0 }));
  return [...Map.groupBy(counted, ({ enemies }) => enemies)]
    .map(([enemies, floors]) => ({ enemies, floors: floors.map(({ floor }) => floor) }))
    .toSorted((a, b) => b.enemies - a.enemies);
}
