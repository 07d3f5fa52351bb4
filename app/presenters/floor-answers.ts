import type { FloorAnswersAnswer } from "#app/api-schemas/floor-answers.ts";
import { rankAttacks } from "#app/game/answers/floor-answers.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { enemiesOfDetail, opponentsOf } from "./answered-enemies.ts";
import { attackIndex } from "./attack-index.ts";
import { towerDetail } from "./tower-detail.ts";
import { lastUpdateOf } from "./updates.ts";

/** Attacks in an answer that names no number. */
const USUAL_LIMIT = 50;

/** GET /api/towers/answers?floor=[&limit=]; undefined beyond the tower. */
export function floorAnswers(
  dataset: Dataset,
  { floor, limit = USUAL_LIMIT }: { floor: number; limit?: number | undefined },
  now: number,
): FloorAnswersAnswer | undefined {
  const detail = towerDetail(dataset, floor, now);
  if (!detail) return undefined;
  const enemies = enemiesOfDetail(detail);
  const index = attackIndex(dataset, now);
  const ranked = enemies.length === 0 ? [] : rankAttacks(index.attacks, opponentsOf(enemies));
  return {
    floor,
    enemies: detail.content.enemies.flatMap((enemy, at) =>
      enemy
        ? [
            {
              slot: at + 1,
              unit: enemy.unit,
              weaks: enemy.weaks,
              resists: enemy.resists,
              tags: enemy.tags,
            },
          ]
        : [],
    ),
    content: ranked.slice(0, limit).map(({ attack, score, killerShare, perEnemy }) => ({
      character: attack.characterId,
      attack: attack.id,
      target: attack.target,
      score,
      killerShare,
      perEnemy: perEnemy.map((one) => ({
        ...one,
        weak: [...one.weak],
        resist: [...one.resist],
        killers: [...one.killers],
      })),
    })),
    unknown: index.unknown,
    lastUpdate: lastUpdateOf(dataset.updateEntries, "tower"),
  };
}
