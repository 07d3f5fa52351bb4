import type { CharacterRecordAnswer } from "#app/components/character/character-records.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { characterAttacks } from "#app/presenters/attacks.ts";
import {
  characterModalAnswer,
  nextModalMoment,
  sampleModalFields,
} from "#app/presenters/character-modal.ts";
import { characterTitle } from "#app/presenters/character-title.ts";
import { enemyIdOf, nextEnemyMoment } from "#app/presenters/standing-enemies.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/**
 * The record of the character with this id among `visible`, and when it changes; undefined where
 * there is none that this page may name.
 */
export function linkedRecord(
  visible: Dataset,
  id: string,
  now: number,
): { answer: CharacterRecordAnswer; title: string; until: number | null } | undefined {
  const character = visible.characters.find((one) => one.id === id);
  return (
    character && {
      answer: {
        record: characterModalAnswer(visible, character, now),
        sampleFields: sampleModalFields(visible, character),
        enemy: enemyIdOf(visible, character, now),
        combat: characterAttacks(visible, id),
      },
      title: characterTitle(character),
      until: nextMoment(
        [nextModalMoment(visible, character, now), nextEnemyMoment(visible, character, now)],
        now,
      ),
    }
  );
}
