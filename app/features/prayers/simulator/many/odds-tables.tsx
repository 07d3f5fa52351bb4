import { formatNumber, percent } from "#app/game/number-format.ts";
import type { ExperimentResult } from "#app/game/rates/experiment.ts";
import type { Milestone } from "#app/game/rates/plan.ts";
import { MOST_HITS } from "./messages.ts";
import type { Odds } from "./odds.ts";

/** How many of the wanted items come, exactly and as counted. */
export function HitsTable({ odds, result }: { odds: Odds; result: ExperimentResult | null }) {
  const total = odds.curve.at(-1)?.pulls ?? 0;
  return (
    <table className="ledger">
      <caption>In {total} pulls</caption>
      <thead>
        <tr>
          <th scope="col">How many</th>
          <th scope="col" className="n">
            Exact
          </th>
          <th scope="col" className="n">
            {result ? `${formatNumber(result.runs)} times` : "Counted"}
          </th>
        </tr>
      </thead>
      <tbody>
        {odds.hits.map((chance, count) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of items.
          <tr key={count}>
            <th scope="row">{count === MOST_HITS ? `${count} or more` : count}</th>
            <td className="n">{oddsText(chance)}</td>
            <td className="n">
              {result ? oddsText((result.hits[count] ?? 0) / result.runs) : "–"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What it takes until the chance of one is so high. */
export function MilestoneTable({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <table className="ledger">
      <caption>Until the chance of one is</caption>
      <thead>
        <tr>
          <th scope="col">Chance</th>
          <th scope="col" className="n">
            Pulls
          </th>
          <th scope="col" className="n">
            Price
          </th>
          <th scope="col" className="n">
            Tokens
          </th>
        </tr>
      </thead>
      <tbody>
        {milestones.map(({ chance, needed }) => (
          <tr key={chance}>
            <th scope="row">{chance * 100} %</th>
            {needed ? (
              <>
                <td className="n">{formatNumber(needed.pulls)}</td>
                <td className="n">{priceOf(needed)}</td>
                <td className="n">{formatNumber(Math.round(needed.tokens))}</td>
              </>
            ) : (
              <td className="n" colSpan={3}>
                not reached
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function priceOf({ sc, gc }: { sc: number; gc: number }): string {
  const parts = [sc > 0 ? `${formatNumber(sc)} sc` : "", gc > 0 ? `${formatNumber(gc)} gc` : ""];
  return parts.filter((part) => part !== "").join(", ");
}

/** Two decimals, and no 0 for what can happen. */
function oddsText(chance: number): string {
  return chance > 0 && chance < 0.00005 ? "< 0.01 %" : `${percent(chance, 2)} %`;
}
