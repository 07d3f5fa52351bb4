import type { FloorAnswersAnswer } from "#app/api-schemas/floor-answers.ts";
import { type FloorAnswer, rankAttacks } from "#app/game/answers/floor-answers.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { towerDetail } from "./tower-detail.ts";
import { lastUpdateOf } from "./updates.ts";

/** Attacks in an answer that names no number. */
const USUAL_LIMIT = 50;

type AttackRecord = Dataset["attacks"][number];

/** The attacks of released characters, ranked for the enemies of a floor. */
export interface RankedFloor {
  readonly enemies: FloorAnswersAnswer["enemies"];
  readonly ranked: readonly FloorAnswer<AttackRecord>[];
  /** Released characters whose attacks no source tells. */
  readonly unknown: number;
}

/** GET /api/towers/answers?floor=[&limit=]; undefined beyond the tower. */
export function floorAnswers(
  dataset: Dataset,
  { floor, limit = USUAL_LIMIT }: { floor: number; limit?: number | undefined },
  now: number,
): FloorAnswersAnswer | undefined {
  const found = rankFloor(dataset, floor, now);
  return (
    found && {
      floor,
      enemies: found.enemies,
      content: found.ranked.slice(0, limit).map(({ attack, score, killerShare, perEnemy }) => ({
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
      unknown: found.unknown,
      lastUpdate: lastUpdateOf(dataset.updateEntries, "tower"),
    }
  );
}

/** What answers a floor at `now`; undefined beyond the tower, nothing where nobody stands. */
export function rankFloor(dataset: Dataset, floor: number, now: number): RankedFloor | undefined {
  const detail = towerDetail(dataset, floor, now);
  if (!detail) return undefined;
  const enemies = detail.content.enemies.flatMap((enemy, at) =>
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
  );
  const released = new Set(
    dataset.characters.filter((one) => isReleased(statusAt(one, now))).map(({ id }) => id),
  );
  const attacks = dataset.attacks.filter(({ characterId }) => released.has(characterId));
  const known = new Set(attacks.map(({ characterId }) => characterId));
  const opponents = enemies.map((enemy) => ({ ...enemy, tags: enemy.tags.map(({ id }) => id) }));
  return {
    enemies,
    ranked: enemies.length === 0 ? [] : rankAttacks(attacks, opponents),
    unknown: released.size - known.size,
  };
}
