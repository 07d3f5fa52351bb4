import type { EnemyScore } from "#app/game/answers/floor-answers.ts";
import { formatNumber } from "#app/game/number-format.ts";
import type { AttackTarget } from "#app/game/vocabulary/attacks.ts";
import type { NamedEnemy } from "#app/presenters/answered-enemies.ts";
import { EnemyName } from "./enemy-name.tsx";

/** The score: the sum over the enemies, or the highest of them for an attack that hits one. */
export function ScoreWorking({
  target,
  perEnemy,
  enemies,
}: {
  target: AttackTarget;
  perEnemy: readonly EnemyScore[];
  enemies: readonly NamedEnemy[];
}) {
  return (
    <>
      <li>{target === "all" ? "The sum of" : "The highest of"}</li>
      {perEnemy.map(({ slot, index, killerShare }) => {
        const enemy = enemies.find((one) => one.slot === slot);
        const killing =
          killerShare > 0
            ? ` × ${formatNumber(1 + Math.round(1000 * killerShare) / 1000)} for killers = ${whole(index * (1 + killerShare))}`
            : "";
        return (
          <li key={slot}>
            {enemy ? <EnemyName enemy={enemy} /> : null}
            {` ${whole(index)}${killing}`}
          </li>
        );
      })}
    </>
  );
}

function whole(number: number): string {
  return formatNumber(Math.round(number));
}
