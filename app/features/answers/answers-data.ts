import { type AnsweredEnemy, opponentsOf } from "#app/presenters/answered-enemies.ts";
import { attackIndex } from "#app/presenters/attack-index.ts";
import { breakingTurns } from "#app/presenters/breaking-turns.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { answerRows } from "./answer-rows.ts";
import type { AnswersFilter } from "./answers-filter.ts";

/** What a page shows for these enemies: the ranked attacks, and who breaks the barriers. */
export function answersData(
  dataset: Dataset,
  enemies: readonly AnsweredEnemy[],
  filter: AnswersFilter,
  now: number,
) {
  const index = attackIndex(dataset, now);
  const worlds = new Set(index.characters.map(({ world }) => world));
  return {
    enemies,
    unknown: index.unknown,
    asOf: index.asOf,
    worlds: dataset.worlds.map(({ id }) => id).filter((id) => worlds.has(id)),
    turns: breakingTurns(dataset, enemies, now),
    ...answerRows(index, opponentsOf(enemies), filter),
  };
}
