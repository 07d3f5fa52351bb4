import { Link } from "react-router";
import { formatNumber } from "#app/game/number-format.ts";
import { itemPath } from "#app/presenters/record-paths.ts";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import type { TopAnswers } from "../../answers/top-answers.ts";
import { Reward } from "../reward.tsx";
import { ENEMY_COLUMN, EnemySlot } from "./enemy.tsx";
import { FloorAnswers } from "./floor-answers.tsx";
import { FloorBrief } from "./floor-brief.tsx";
import type { FloorDetail, FloorState } from "./floor-details.ts";

interface FloorPanelProps {
  readonly floor: number;
  readonly state: FloorState;
  /** Whether something of the floor is made up. */
  readonly isSample: boolean;
  /** Whether it is released in the future. */
  readonly isFuture: boolean;
  /** The answers that came with the page, to the floor that did. */
  readonly answers: TopAnswers | null;
  readonly onRetry: () => void;
}

/** The chosen floor: its title at once, then its enemies and rewards, or why there are none. */
export function FloorPanel(props: FloorPanelProps) {
  const { floor, state, isSample, isFuture, answers, onRetry } = props;
  return (
    <section aria-labelledby="floor-title" aria-busy={state.state === "loading"}>
      <header className="flex flex-wrap items-end gap-x-1 gap-y-2.5 pt-3 min-[1366px]:pt-5 min-[1366px]:pb-1">
        <h2
          className="font-title text-h2 leading-[1.15] font-semibold"
          id="floor-title"
          tabIndex={-1}
        >
          <span className="block font-text text-dense leading-[1.4] font-normal text-ink-3 max-[1365.98px]:sr-only">
            Scarlet Devil Tower
          </span>{" "}
          <span>Floor</span>{" "}
          <b className="text-[1.35em] font-semibold lining-nums">{`#${floor}`}</b>
          {isFuture ? (
            <abbr
              className="ms-2 rounded-1 border px-1.5 py-0.5 align-middle font-text text-small leading-none font-semibold text-ai no-underline"
              title="Not in the global version yet"
            >
              JP
            </abbr>
          ) : null}
        </h2>
        {isSample ? <SampleMark /> : null}
      </header>
      {state.state === "ready" ? (
        <FloorContent key={floor} {...{ isFuture, answers }} detail={state.detail} />
      ) : null}
      {state.state === "loading" ? <FloorGhost /> : null}
      {state.state === "failed" ? (
        <div className="grid justify-items-start gap-4 py-8" role="alert">
          <p>The floor could not be loaded: {state.message}</p>
          <button type="button" className="btn" onClick={onRetry}>
            Try again
          </button>
        </div>
      ) : null}
    </section>
  );
}

/** Up to three beside each other, their parts on common lines. */
const ENEMIES = "grid min-[900px]:grid-cols-3 min-[900px]:border-b min-[900px]:border-rule";

function FloorContent({
  detail,
  isFuture,
  answers,
}: Pick<FloorPanelProps, "isFuture" | "answers"> & { detail: FloorDetail }) {
  const [first, second, third] = detail.enemies;
  return (
    <div className="floor-content">
      <FloorBrief detail={detail} isFuture={isFuture} />
      <div className={ENEMIES}>
        <EnemySlot enemy={first} />
        <EnemySlot enemy={second} />
        <EnemySlot enemy={third} />
      </div>
      <section className="sec" aria-labelledby="rewards-title">
        <div className="sec-head">
          <h3 id="rewards-title">Rewards</h3>
          <span lang="ja" aria-hidden="true">
            報酬
          </span>
        </div>
        <Rewards rewards={detail.rewards} />
      </section>
      <FloorAnswers floor={detail.floor} isFuture={isFuture} onPage={answers} />
    </div>
  );
}

function Rewards({ rewards }: { rewards: FloorDetail["rewards"] }) {
  if (rewards.length === 0) {
    return <p className="faint py-4">(no reward)</p>;
  }
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-4 py-4">
      {rewards.map(({ id, name, amount }) => (
        <Reward key={id} id={id} amount={`Qty: ${formatNumber(amount)}`}>
          <Link className="link" to={itemPath(id)}>
            {name}
          </Link>
        </Reward>
      ))}
    </ul>
  );
}

/** The shape of what comes, while it is on its way. */
function FloorGhost() {
  return (
    <div className={ENEMIES} aria-hidden="true">
      {[1, 2, 3].map((slot) => (
        <div key={slot} className={ENEMY_COLUMN}>
          <div className="ghost h-20" />
          <div className="ghost h-11" />
          <div className="ghost h-56" />
        </div>
      ))}
    </div>
  );
}
