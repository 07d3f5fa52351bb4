import { formatNumber, roundedPercent } from "#app/game/number-format.ts";
import type { Crystals } from "#app/game/plan/spending.ts";
import { BigChance } from "../big-chance.tsx";
import { PlanCurve } from "./plan-curve.tsx";
import type { PlanAsked, PlanView } from "./plan-view.ts";

/** The chance in large type, how to spend the crystals for it, and what more would cost. */
export function PlanAnswer({ asked, plan }: { asked: PlanAsked; plan: PlanView | null }) {
  if (asked.want.length === 0) {
    return <p className="help">Choose whom you want, or search the pool for them.</p>;
  }
  if (!plan) {
    return (
      <p className="help min-h-24">
        There are too many ways to spend so much on this prayer to weigh them all.
      </p>
    );
  }
  const { chance, curve, words, expected, left } = plan;
  const hasNothing = asked.stock.sc === 0 && asked.stock.gc === 0;
  return (
    <div className="grid gap-6 border-t border-rule pt-4 min-[768px]:grid-cols-2 min-[768px]:gap-10">
      <div>
        {hasNothing && plan.rolls.length === 0 ? (
          <EvenChance plan={plan} />
        ) : (
          <BigChance
            value={roundedPercent(chance).replace(" %", "")}
            role="status"
            aria-label={`Chance: ${roundedPercent(chance)}`}
          />
        )}
        <p className="min-h-12 font-title text-lead leading-dense font-semibold text-pretty">
          {plan.rolls.length === 0 ? firstRollText(plan) : words}
        </p>
        <p className="help">
          {plan.rolls.length === 0
            ? hasNothing
              ? "Enter what you have to see your chance."
              : "With these crystals no roll is possible that helps."
            : `${expectedText(expected)} expected · ${left.sc === 0 && left.gc === 0 ? "nothing" : crystalsText(left)} left`}
        </p>
        <ExchangeLine plan={plan} />
        <RollTable plan={plan} />
      </div>
      <div>
        <PlanCurve curve={curve} stock={asked.stock[curve.currency]} chance={chance} />
        <ReachTable plan={plan} />
      </div>
    </div>
  );
}

/** Nothing can be hoped for with no crystals: what an even chance costs is told instead. */
function EvenChance({ plan: { reach } }: { plan: PlanView }) {
  const even = reach.find(({ chance }) => chance === 0.5);
  const cost = even?.gc ?? even?.sc ?? null;
  if (cost === null) return null;
  return (
    <p className="mt-1.5 mb-2">
      <b className="num font-title text-[3.25rem] leading-none font-medium">{formatNumber(cost)}</b>{" "}
      <span className="text-ink-2">
        {even?.gc === null ? "seal" : "god"} crystals for a chance of 50 %
      </span>
    </p>
  );
}

export function crystalsText({ sc, gc }: Crystals): string {
  const parts = [
    ...(gc > 0 ? [`${formatNumber(gc)} god crystals`] : []),
    ...(sc > 0 ? [`${formatNumber(sc)} seal crystals`] : []),
  ];
  return parts.join(" and ") || "0 crystals";
}

export function expectedText(expected: number): string {
  return expected.toFixed(2);
}

function firstRollText({ firstRoll: { sc, gc } }: PlanView): string {
  const prices = [
    ...(sc === null ? [] : [`${formatNumber(sc)} seal crystals`]),
    ...(gc === null ? [] : [`${formatNumber(gc)} god crystals`]),
  ];
  return prices.length === 0
    ? "Nothing can be rolled."
    : `The first roll costs ${prices.join(" or ")}.`;
}

function ExchangeLine({ plan: { exchange, spent } }: { plan: PlanView }) {
  if (!exchange) return null;
  const { points, pulls, gc } = exchange;
  const isReached = gc <= spent.gc;
  return (
    <p className="mt-2 text-ai">
      <span>{isReached ? "Certain: " : ""}</span>
      <b className="num">{formatNumber(points)}</b> exchange points buy it from pull{" "}
      <b className="num">{formatNumber(pulls)}</b> on
      {gc > 0 ? (
        <span>
          , after <b className="num">{formatNumber(gc)}</b> god crystals
        </span>
      ) : null}
      .
    </p>
  );
}

function RollTable({ plan: { rolls, spent } }: { plan: PlanView }) {
  if (rolls.length === 0) return null;
  return (
    <details className="fold">
      <summary>The rolls in order</summary>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Roll</th>
            <th scope="col" className="n">
              Times
            </th>
            <th scope="col" className="n">
              Cost
            </th>
          </tr>
        </thead>
        <tbody>
          {rolls.map(({ label, times, cost }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="n">{formatNumber(times)}</td>
              <td className="n">{crystalsText(cost)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">In all</th>
            <td />
            <td className="n">{crystalsText(spent)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

function ReachTable({ plan: { reach, firstRoll } }: { plan: PlanView }) {
  return (
    <table className="data-table">
      <caption>What it takes</caption>
      <thead>
        <tr>
          <th scope="col">Chance</th>
          {firstRoll.gc === null ? null : (
            <th scope="col" className="n">
              God crystals
            </th>
          )}
          {firstRoll.sc === null ? null : (
            <th scope="col" className="n">
              or seal crystals
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {reach.map(({ chance, sc, gc }) => (
          <tr key={chance}>
            <th scope="row">{Math.round(chance * 100)} %</th>
            {firstRoll.gc === null ? null : <td className="n">{costText(gc)}</td>}
            {firstRoll.sc === null ? null : <td className="n">{costText(sc)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function costText(cost: number | null): string {
  return cost === null ? "out of reach" : formatNumber(cost);
}
