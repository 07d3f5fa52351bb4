import {
  characterModalAnswer,
  nextModalMoment,
  sampleModalFields,
} from "#app/answers/character-modal.ts";
import { enemyIdOf, nextEnemyMoment } from "#app/answers/standing-enemies.ts";
import { nextMoment } from "#app/game/reveal.ts";
import type { CharacterRecordAnswer } from "#app/records/character/character-records.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/**
 * The record of the character with this id among `visible`, and when it changes; undefined where
 * there is none that this page may name.
 */
export function linkedRecord(
  visible: Dataset,
  id: string,
  now: number,
): { answer: CharacterRecordAnswer; until: number | null } | undefined {
  const character = visible.characters.find((one) => one.id === id);
  return (
    character && {
      answer: {
        record: characterModalAnswer(visible, character, now),
        sampleFields: sampleModalFields(visible, character),
        enemy: enemyIdOf(visible, character, now),
      },
      until: nextMoment(
        [nextModalMoment(visible, character, now), nextEnemyMoment(visible, character, now)],
        now,
      ),
    }
  );
}
