import type {
  TowerDetailAnswer,
  TowerListAnswer,
  TowerRewardsAnswer,
} from "#app/contract/tower.ts";
import { elementOf } from "#app/game/element.ts";

/**
 * Every floor of the tower, those to come too.
 * @throws {Error} with a message of the error catalogue, or what the server said.
 */
export async function callTowerList(): Promise<TowerListAnswer["content"]> {
  const answer: TowerListAnswer | null = await call("/api/towers/get-list");
  if (!answer?.content) throw new Error("tower floor list data is null");
  return answer.content;
}

/**
 * A floor with its enemies.
 * @throws {Error} with a message of the error catalogue, or what the server said.
 */
export async function callTowerDetail(floor: number): Promise<TowerDetailAnswer["content"]> {
  const answer: TowerDetailAnswer | null = await call(`/api/towers/get-detail?floor=${floor}`);
  if (!answer?.content) throw new Error("tower floor detail data is null");
  for (const enemy of answer.content.enemies) {
    for (const id of enemy ? [enemy.weaks, enemy.resists, enemy.affinities].flat() : []) {
      elementOf(id);
    }
  }
  return answer.content;
}

/**
 * The tower's rewards by item, those of floors to come too.
 * @throws {Error} with a message of the error catalogue, or what the server said.
 */
export async function callTowerRewards(): Promise<TowerRewardsAnswer> {
  const answer: TowerRewardsAnswer | null = await call("/api/towers/get-rewards");
  if (!answer?.content) throw new Error("tower reward list data is null");
  return answer;
}

async function call(path: string) {
  const response = await fetch(path, { headers: { accept: "application/json" } });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer?.detail ?? `The server answered ${response.status}`);
  return answer;
}
