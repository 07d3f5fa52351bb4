import { formatNumber } from "#app/game/number-format.ts";
import type { RunTotal } from "#app/game/rates/run.ts";
import { POOL_KINDS } from "#app/game/vocabulary/prayers.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ShownItem } from "./simulator-run.ts";

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

/**
 * The token value of the last roll as a bar, and what the run has cost and given; cards that are
 * still covered have given nothing yet.
 */
export function RunCounters({
  coin,
  total,
  covered,
}: {
  coin: number;
  total: RunTotal;
  covered: readonly ShownItem[];
}) {
  const hidden = covered.reduce((sum, item) => sum + tokensOf(item), 0);
  const shownCoin = coin - hidden;
  const shown = {
    ...total,
    coin: total.coin - hidden,
    pulls: total.pulls - covered.length,
    pickUps: total.pickUps - covered.filter(({ isRateUp }) => isRateUp).length,
  };
  const share = Math.min(100, (shownCoin / FULL_BAR) * 100);
  return (
    <>
      <div className="mt-3.5 mb-4 grid gap-1.5 text-small text-ink-3">
        <div className="flex justify-between">
          <span>Token value</span>
          <b className="num text-ink">
            {shownCoin} <span className="faint">/ {FULL_BAR}</span>
          </b>
        </div>
        <span
          className="meter h-2 before:bg-gold-fill before:transition-[width]"
          style={{ "--max": `${share}%` }}
        />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 text-dense">
        {COUNTERS.map(({ id, icon, label }) => (
          <div key={id} className="flex items-center gap-2 border-b border-rule py-1.5">
            <dt className="flex items-center gap-2">
              <span className="text-ink-2">
                <Icon name={icon} />
              </span>
              {label}
            </dt>
            <dd className="num ml-auto text-body font-semibold">{formatNumber(shown[id])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What an item adds to the token value (specification 2 §9). */
function tokensOf({ type, metadata }: ShownItem): number {
  const kind = POOL_KINDS.find(
    ({ id }) => id === (type === "chara" ? "character" : `card${metadata}`),
  );
  return kind?.tokens ?? 0;
}
