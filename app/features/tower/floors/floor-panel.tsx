import { Link } from "react-router";
import { ItemIcon } from "#app/components/item/item-icon.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { itemPath } from "#app/presenters/record-paths.ts";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import type { TopAnswers } from "../../answers/top-answers.ts";
import { EnemySlot } from "./enemy.tsx";
import { FloorAnswers } from "./floor-answers.tsx";
import { FloorBrief } from "./floor-brief.tsx";
import type { FloorDetail, FloorState } from "./floor-details.ts";

interface FloorPanelProps {
  readonly floor: number;
  readonly state: FloorState;
  /** Whether something of the floor is made up. */
  readonly isSample: boolean;
  /** Whether it lies in the future. */
  readonly isFuture: boolean;
  /** The answers that came with the page, to the floor that did. */
  readonly answers: TopAnswers | null;
  readonly onRetry: () => void;
}

/** The chosen floor: its title at once, then its enemies and rewards, or why there are none. */
export function FloorPanel(props: FloorPanelProps) {
  const { floor, state, isSample, isFuture, answers, onRetry } = props;
  return (
    <section className="floor" aria-labelledby="floor-title" aria-busy={state.state === "loading"}>
      <header className="fl-title">
        <h2 id="floor-title" tabIndex={-1}>
          <span className="pre">Scarlet Devil Tower</span> <span>Floor</span> <b>{`#${floor}`}</b>
          {isFuture ? (
            <abbr className="jp-mark" title="Not in the global version yet">
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
        <div className="floor-failed" role="alert">
          <p>The floor could not be loaded: {state.message}</p>
          <button type="button" className="btn" onClick={onRetry}>
            Try again
          </button>
        </div>
      ) : null}
    </section>
  );
}

function FloorContent({
  detail,
  isFuture,
  answers,
}: Pick<FloorPanelProps, "isFuture" | "answers"> & { detail: FloorDetail }) {
  const [first, second, third] = detail.enemies;
  return (
    <div className="floor-content">
      <FloorBrief detail={detail} />
      <div className="foes">
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
    return <p className="faint rewards">(no reward)</p>;
  }
  return (
    <ul className="rewards">
      {rewards.map(({ id, name, amount }) => (
        <li key={id} className="reward">
          <span className="box">
            <ItemIcon id={id} size={48} />
          </span>
          <span>
            <strong>
              <Link className="link" to={itemPath(id)}>
                {name}
              </Link>
            </strong>
            <small className="num">Qty: {formatNumber(amount)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The shape of what comes, while it is on its way. */
function FloorGhost() {
  return (
    <div className="foes" aria-hidden="true">
      {[1, 2, 3].map((slot) => (
        <div key={slot} className="foe foe-ghost">
          <div className="ghost ghost-id" />
          <div className="ghost ghost-gauge" />
          <div className="ghost ghost-facts" />
        </div>
      ))}
    </div>
  );
}
