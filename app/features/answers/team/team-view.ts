import { answerEnemies, type Opponent } from "#app/game/answers/floor-answers.ts";
import { findTeam, type Team } from "#app/game/answers/team.ts";
import type { AttackTarget, CardSlot } from "#app/game/vocabulary/attacks.ts";
import type { IndexedAttack } from "#app/presenters/attack-index.ts";

export interface TeamTask {
  readonly attacks: readonly IndexedAttack[];
  readonly enemies: readonly Opponent[];
  readonly keep: readonly string[];
  readonly without: readonly string[];
  /** The characters of a box; null for everybody. */
  readonly owned: readonly string[] | null;
  readonly mostSteps: number;
}

/** A member with what speaks for her. */
export interface TeamMember {
  readonly characterId: string;
  readonly attackId: string;
  readonly slot: CardSlot;
  readonly target: AttackTarget;
  /** The slots of the enemies that her attack is used on, and those of them it meets a weakness of. */
  readonly hits: readonly number[];
  readonly weak: readonly number[];
  /** Tags of these enemies that it kills. */
  readonly killers: readonly string[];
  readonly points: readonly number[];
  /** What the enemy that gets the least would get less without her. */
  readonly loss: number;
  readonly isKept: boolean;
}

export interface TeamView extends Omit<Team, "members"> {
  readonly members: readonly TeamMember[];
  /** Characters among whom was chosen. */
  readonly candidates: number;
}

/** The team for a floor with what speaks for each member: the same on the server and in a worker. */
export function teamView(task: TeamTask): TeamView {
  const { enemies, keep, without, owned, mostSteps } = task;
  const pool = owned && new Set([...owned, ...keep]);
  const answers = task.attacks
    .filter(({ characterId }) => pool === null || pool.has(characterId))
    .map((attack) => answerEnemies(attack, enemies));
  const team = findTeam({
    attacks: answers.map(({ attack, perEnemy }) => ({
      id: attack.id,
      characterId: attack.characterId,
      target: attack.target,
      points: perEnemy.map(({ index, killerShare }) => Math.round(index * (1 + killerShare))),
    })),
    enemies: enemies.length,
    locked: keep,
    banned: without,
    mostSteps,
  });
  const answerOf = new Map(answers.map((answer) => [answer.attack.id, answer]));
  const members = team.members.flatMap(({ characterId, attackId, on, points }) => {
    const answer = answerOf.get(attackId);
    if (!answer) return [];
    const used = answer.perEnemy.filter((_, enemy) => on === null || enemy === on);
    const left = team.perEnemy.map((sum, enemy) => sum - (points[enemy] ?? 0));
    return [
      {
        characterId,
        attackId,
        slot: answer.attack.slot,
        target: answer.attack.target,
        hits: used.map(({ slot }) => slot),
        weak: used.filter(({ weak }) => weak.length > 0).map(({ slot }) => slot),
        killers: [...new Set(used.flatMap(({ killers }) => killers))],
        points,
        loss: team.least - Math.min(...left),
        isKept: keep.includes(characterId),
      },
    ];
  });
  return {
    ...team,
    members: members.toSorted((a, b) => sumOf(b.points) - sumOf(a.points)),
    candidates: new Set(answers.map(({ attack }) => attack.characterId)).size,
  };
}

function sumOf(points: readonly number[]): number {
  return points.reduce((sum, one) => sum + one, 0);
}
