import { powerOf } from "#app/game/combat.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { effectName } from "#app/game/story-card-filter/effects.ts";
import { floorsOf, nextFloorMoment } from "#app/presenters/floors-of.ts";
import { linkedCards } from "#app/presenters/linked-cards.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { strongestAttacks } from "#app/presenters/strongest-attacks.ts";
import { charactersWithTag } from "#app/presenters/tags-of.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { characterVersion } from "#app/presenters/versions-of.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/** What the page of a tag shows at `now`, and when that changes by itself. */
export function tagPageData(dataset: Dataset, id: string, now: number) {
  const floors = floorsOf(dataset, ({ tags }) => tags.includes(id), now);
  const isShown = new Set(floors);
  const withTag = charactersWithTag(dataset, id);
  const standing = new Set(
    dataset.towerEnemies
      .filter(({ floor, tags }) => isShown.has(floor) && tags.includes(id))
      .map(({ characterId }) => characterId),
  );
  const released = releasedOnly(dataset, now).characters;
  return {
    data: {
      cards: linkedCards(
        dataset,
        ({ buffs }) =>
          buffs.some((buff) => buff.attributeType === "character-tag" && buff.attribute === id),
        now,
      ),
      searchItem: `effect:${effectName({ group: "character-tag", attribute: id, direction: null })}:value-sort`,
      characters: released
        .filter((one) => withTag.has(one.id))
        .map((one) => characterVersion(one, one.shortEn)),
      enemies: released
        .filter((one) => standing.has(one.id) && !withTag.has(one.id))
        .map((one) => characterVersion(one, one.shortEn)),
      floors,
      kills: strongestAttacks(
        dataset,
        ({ killers }) =>
          killers.reduce((sum, { tag, ...power }) => (tag === id ? sum + powerOf(power) : sum), 0),
        now,
      ),
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
