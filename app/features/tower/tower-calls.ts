import type { TowerDetailAnswer } from "#app/api-schemas/tower.ts";
import { elementOf } from "#app/game/vocabulary/elements.ts";
import { answerWithContent } from "#app/lib/api-client.ts";

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
