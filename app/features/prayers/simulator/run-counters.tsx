import { formatNumber } from "#app/game/number-format.ts";
import type { RunTotal } from "#app/game/rates/run.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Tokens that fill the bar (specification 2 §9). */
const FULL_BAR = 60;

const COUNTERS = [
  { id: "sc", icon: "seal-crystal", label: "Seal crystals" },
  { id: "gc", icon: "god-crystal", label: "God crystals" },
  { id: "dust", icon: "dust", label: "Fortune Dust" },
  { id: "coin", icon: "coin", label: "Tokens" },
  { id: "pulls", icon: "prayers", label: "Pulls" },
  { id: "pickUps", icon: "star-5", label: "Rate-ups" },
] as const;

/** The token value of the last roll as a bar, and what the run has cost and given. */
export function RunCounters({ coin, total }: { coin: number; total: RunTotal }) {
  const share = Math.min(100, (coin / FULL_BAR) * 100);
  return (
    <>
      <div className="coinbar">
        <div className="coinbar-text">
          <span>Token value</span>
          <b className="num">
            {coin} <span className="faint">/ {FULL_BAR}</span>
          </b>
        </div>
        <span className="meter" style={{ "--max": `${share}%` }} />
      </div>
      <dl className="counters">
        {COUNTERS.map(({ id, icon, label }) => (
          <div key={id}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            <dd className="num">{formatNumber(total[id])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
