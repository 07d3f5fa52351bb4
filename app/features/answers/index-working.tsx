import type { EnemyAnswer, IndexPart } from "#app/game/answers/floor-answers.ts";
import { powerOf } from "#app/game/combat.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { AnsweredEnemy } from "#app/presenters/answered-enemies.ts";
import type { AnswerRow } from "./answer-rows.ts";

/** The index on one enemy: power by element, counted twice, once or by half. */
export function IndexWorking({
  attack,
  answer,
  enemy,
  parts,
}: {
  attack: AnswerRow["attack"];
  answer: EnemyAnswer;
  enemy: AnsweredEnemy;
  parts: readonly IndexPart[];
}) {
  const killers = attack.killers.filter(({ tag }) => answer.killers.includes(tag));
  return (
    <>
      {parts.map(({ element, power, factor }) => (
        <li key={element}>
          {`${labelOf(ELEMENTS, element)} ${whole(power)}${TIMES[factor] ?? ""}`}
          {factor === 1 ? null : ` = ${whole(power * factor)}`}
        </li>
      ))}
      {killers.map(({ tag, ...power }) => (
        <li key={tag}>
          {`${enemy.tags?.find(({ id }) => id === tag)?.name ?? tag} killed by ${whole(powerOf(power))} of ${whole(attack.totalPower)} power`}
        </li>
      ))}
    </>
  );
}

const TIMES: Readonly<Record<number, string>> = { 2: " × 2, weak", 0.5: " × ½, resisted" };

function whole(number: number): string {
  return formatNumber(Math.round(number));
}
