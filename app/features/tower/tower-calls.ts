import type {
  TowerDetailAnswer,
  TowerListAnswer,
  TowerRewardsAnswer,
} from "#app/contract/tower.ts";
import { elementOf } from "#app/game/element.ts";
import { answerWithContent } from "#app/lib/api-answer.ts";

/**
 * Every floor of the tower, those to come too.
 * @throws {Error} with what the server said, or a message of the error catalogue.
 */
export async function callTowerList(): Promise<TowerListAnswer["content"]> {
  const { content } = await answerWithContent<TowerListAnswer>(
    "/api/towers/get-list",
    "tower floor list data is null",
  );
  return content;
}

/**
 * A floor with its enemies.
 * @throws {Error} with what the server said, or a message of the error catalogue.
 */
export async function callTowerDetail(floor: number): Promise<TowerDetailAnswer["content"]> {
  const { content } = await answerWithContent<TowerDetailAnswer>(
    `/api/towers/get-detail?floor=${floor}`,
    "tower floor detail data is null",
  );
  for (const enemy of content.enemies) {
    for (const id of enemy ? [enemy.weaks, enemy.resists, enemy.affinities].flat() : []) {
      elementOf(id);
    }
  }
  return content;
}

/**
 * The tower's rewards by item, those of floors to come too.
 * @throws {Error} with what the server said, or a message of the error catalogue.
 */
export function callTowerRewards(): Promise<TowerRewardsAnswer> {
  return answerWithContent("/api/towers/get-rewards", "tower reward list data is null");
}
