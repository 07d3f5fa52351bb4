import { nextMoment } from "#app/game/reveal.ts";
import { worldInWords } from "#app/game/universal-name.ts";
import { characterAttacks } from "#app/presenters/attacks.ts";
import { bannersOf, raisesCharacter } from "#app/presenters/banners-of.ts";
import { bestFloors } from "#app/presenters/best-floors.ts";
import { chancesOf, nextChanceMoment } from "#app/presenters/chances-of.ts";
import {
  characterModalAnswer,
  nextModalMoment,
  sampleModalFields,
} from "#app/presenters/character-modal.ts";
import { characterTitle } from "#app/presenters/character-title.ts";
import { floorsOf, nextFloorMoment } from "#app/presenters/floors-of.ts";
import { linkedCards } from "#app/presenters/linked-cards.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { enemyIdOf } from "#app/presenters/standing-enemies.ts";
import { versionsOf } from "#app/presenters/versions-of.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/** What the page of a released character shows at `now`, and when that changes by itself. */
export function characterPageData(dataset: Dataset, character: CharacterRecord, now: number) {
  const visible = releasedOnly(dataset, now);
  const { id, personId, worldId, nameZh, form } = character;
  const { until, ...history } = bannersOf(dataset, raisesCharacter(id), now);
  const hers = new Set(
    visible.characters.filter((one) => one.personId === personId).map((one) => one.id),
  );
  const isPerson = (characterId: string | null) => characterId !== null && hers.has(characterId);
  return {
    data: {
      answer: {
        record: characterModalAnswer(dataset, character, now),
        sampleFields: sampleModalFields(dataset, character),
        enemy: enemyIdOf(visible, character, now),
        combat: characterAttacks(visible, id),
      },
      title: characterTitle(character),
      world: worldInWords(worldId),
      nameZh,
      form,
      history,
      pools: chancesOf(dataset, id, now),
      versions: versionsOf(visible, personId, id),
      cards: linkedCards(dataset, ({ featured }) => featured.includes(personId), now),
      bestFloors: bestFloors(dataset, id, now),
      floors: floorsOf(dataset, (enemy) => enemy.characterId === id, now),
      otherFloors: floorsOf(
        dataset,
        ({ characterId }) => characterId !== id && isPerson(characterId),
        now,
      ),
    },
    until: nextMoment(
      [
        until,
        nextModalMoment(dataset, character, now),
        nextChanceMoment(dataset, now),
        nextFloorMoment(dataset, now),
        ...dataset.storyCards.map(({ release }) => release),
      ],
      now,
    ),
  };
}

export type CharacterPageData = ReturnType<typeof characterPageData>["data"];
