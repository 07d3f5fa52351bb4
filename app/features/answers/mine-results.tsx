import { type ReactNode, useMemo } from "react";
import type { AnsweredEnemy } from "#app/presenters/answered-enemies.ts";
import { opponentsOf } from "#app/presenters/answered-enemies.ts";
import { answerRows } from "./answer-rows.ts";
import type { AnswersFilter } from "./answers-filter.ts";
import { ShownAttacks } from "./results.tsx";
import { useAttackIndex } from "./use-attack-index.ts";

/** The attacks of the characters of a box, ranked in the browser. */
export default function MineResults({
  enemies,
  filter,
  holds,
  more,
}: {
  enemies: readonly AnsweredEnemy[];
  filter: AnswersFilter;
  holds: (character: string) => boolean;
  more: ReactNode;
}) {
  const { answer, fault, tryAgain } = useAttackIndex();
  const found = useMemo(
    () => answer && answerRows(answer, opponentsOf(enemies), filter, holds),
    [answer, enemies, filter, holds],
  );
  if (fault !== null && found === null) {
    return (
      <p className="empty" role="alert">
        {`The attacks could not be loaded: ${fault} `}
        <button type="button" className="btn" onClick={tryAgain}>
          Try again
        </button>
      </p>
    );
  }
  if (!answer || !found) {
    return (
      <p className="empty" role="status">
        Loading...
      </p>
    );
  }
  return (
    <>
      <ShownAttacks rows={found.rows} total={found.total} asOf={answer.asOf} enemies={enemies} />
      {found.rows.length < found.total ? more : null}
    </>
  );
}
