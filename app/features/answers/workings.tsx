import type { ReactNode } from "react";
import type { EnemyAnswer, IndexPart } from "#app/game/answers/floor-answers.ts";
import { powerOf } from "#app/game/combat.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { AnsweredEnemy } from "#app/presenters/answered-enemies.ts";
import type { AnswerRow } from "./answer-rows.ts";
import { EnemyName } from "./enemy-name.tsx";

/** A number that opens how it comes about. */
export function Opened({ number, children }: { number: number; children: ReactNode }) {
  return (
    <details>
      <summary className="num min-h-11 cursor-pointer whitespace-nowrap py-2.5">
        {whole(number)}
      </summary>
      <ul className="min-w-40 pb-2 text-left text-dense/normal font-normal text-ink-2">{children}</ul>
    </details>
  );
}

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

/** The score: the sum over the enemies, or the highest of them for an attack that hits one. */
export function ScoreWorking({
  row,
  enemies,
}: {
  row: Pick<AnswerRow, "perEnemy" | "attack">;
  enemies: readonly AnsweredEnemy[];
}) {
  return (
    <>
      <li>{row.attack.target === "all" ? "The sum of" : "The highest of"}</li>
      {row.perEnemy.map(({ slot, index, killerShare }) => {
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
