import { useEffect, useMemo, useState } from "react";
import type { AnsweredEnemy } from "#app/presenters/answered-enemies.ts";
import { opponentsOf } from "#app/presenters/answered-enemies.ts";
import { useAttackIndex } from "../use-attack-index.ts";
import type { TeamState } from "./search-params.ts";
import { ShownTeam } from "./shown-team.tsx";
import type { TeamTask, TeamView } from "./team-view.ts";

/** Some seconds of a phone; the team found by then is shown as what it is. */
const MOST_STEPS = 3_000_000;

/** The team from the characters of a box, searched for in a worker. */
export default function MineTeam({
  state,
  enemies,
  owned,
}: {
  state: TeamState;
  enemies: readonly AnsweredEnemy[];
  owned: ReadonlySet<string>;
}) {
  const { answer, fault, tryAgain } = useAttackIndex();
  const task = useMemo(
    (): TeamTask | null =>
      answer && {
        attacks: answer.attacks,
        enemies: opponentsOf(enemies),
        keep: state.keep,
        without: state.without,
        owned: [...owned],
        mostSteps: MOST_STEPS,
      },
    [answer, enemies, state, owned],
  );
  const { view, hasFailed } = useWorkedTeam(task);
  if (hasFailed || (fault !== null && !answer)) {
    return (
      <p className="empty" role="alert">
        {`The team could not be worked out${fault === null ? "" : `: ${fault}`}. `}
        {fault === null ? null : (
          <button type="button" className="btn" onClick={tryAgain}>
            Try again
          </button>
        )}
      </p>
    );
  }
  if (!answer || !view) {
    return (
      <p className="empty" role="status">
        Looking for the team...
      </p>
    );
  }
  return <ShownTeam state={state} enemies={enemies} view={view} characters={answer.characters} />;
}

/** The worker's answer to a task; one that is no longer asked for is given up. */
function useWorkedTeam(task: TeamTask | null) {
  const [worked, setWorked] = useState<{ task: TeamTask; view: TeamView | null } | null>(null);
  useEffect(() => {
    if (task === null) return;
    const worker = new Worker(new URL("./team.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<TeamView>) => {
      setWorked({ task, view: data });
      worker.terminate();
    });
    worker.addEventListener("error", () => setWorked({ task, view: null }));
    worker.postMessage(task);
    return () => worker.terminate();
  }, [task]);
  const isOfTask = worked !== null && worked.task === task;
  return { view: isOfTask ? worked.view : null, hasFailed: isOfTask && worked.view === null };
}
