import { imagePath } from "#app/artwork/image-paths.ts";
import { writtenNames } from "#app/presenters/character-names.ts";
import type { RankedFloor } from "#app/presenters/floor-answers.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { AnswersState } from "./search-params.ts";

/** A row of the table: an attack, whose it is, and how it stands against each enemy. */
export type AnswerRow = ReturnType<typeof answerRows>["rows"][number];

/** The ranked attacks that the filters leave, as many as are shown, and how many there are. */
export function answerRows(
  dataset: Dataset,
  { ranked }: RankedFloor,
  { role, type, target, shown }: Pick<AnswersState, "role" | "type" | "target" | "shown">,
) {
  const characters = new Map(dataset.characters.map((one) => [one.id, one]));
  const nameOf = writtenNames(dataset.characters);
  const left = ranked.flatMap(({ attack, score, killerShare, perEnemy }, at) => {
    const character = characters.get(attack.characterId);
    const isWanted =
      character !== undefined &&
      (role === null || character.role === role) &&
      (type === null || character.type === type) &&
      (target === null || attack.target === target);
    return isWanted ? [{ rank: at + 1, character, attack, score, killerShare, perEnemy }] : [];
  });
  const rows = left.slice(0, shown).map(({ character, attack, ...answer }) => ({
    ...answer,
    id: attack.id,
    slot: attack.slot,
    target: attack.target,
    seconds: attack.animation?.short ?? null,
    character: {
      id: character.id,
      name: nameOf(character.id) ?? { en: character.id },
      image: imagePath("characters", character, "thumbnail"),
    },
  }));
  return { rows, total: left.length };
}
