import { Link } from "react-router";
import { formatDate } from "#app/game/date-format.ts";
import { formatNumber, roundedPercent } from "#app/game/number-format.ts";
import { areSavingsEmpty } from "#app/game/plan/by-day.ts";
import { displayedEnd } from "#app/game/prayer-timing.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { DateText } from "#app/settings/date-text.tsx";
import type { PlanView } from "./plan-view.ts";
import type { PlannerData } from "./planner-data.ts";
import type { Planner } from "./use-planner.ts";
import { featuring } from "./wished.ts";

/** What waiting brings: by day until the prayer ends, and on the others that feature the wish. */
export function PlanDays({
  data,
  planner: { asked, otherChances },
  plan,
}: {
  data: PlannerData;
  planner: Pick<Planner, "asked" | "otherChances">;
  plan: PlanView;
}) {
  const others = featuring(data.others, asked.want);
  const last = plan.days.at(-1);
  return (
    <div className="mt-4">
      {last && !areSavingsEmpty(asked) ? (
        <>
          <p>{certainText(plan)}</p>
          {plan.days.length > 1 ? <DayTable days={plan.days} /> : null}
        </>
      ) : null}
      {others.length === 0 ? (
        <p className="help">No other prayer that runs or is announced features this wish.</p>
      ) : (
        <ul className="lines">
          {others.map(({ id, name, start, end }) => {
            const chance = otherChances[id];
            const isToCome = start !== null && start > asked.now;
            return (
              <li
                key={id}
                className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <Link className="font-medium text-seal" to={prayerPath(id)}>
                  {name}
                </Link>
                <span className="num text-ink-2">
                  {isToCome ? (
                    <>
                      from <DateText at={start} format="compact-prayer" namesZone />
                    </>
                  ) : end === null ? (
                    "without an end"
                  ) : (
                    <>
                      until <DateText at={displayedEnd(end)} format="compact-prayer" namesZone />
                    </>
                  )}
                </span>
                {chance === undefined ? null : (
                  <b className="num sm:col-span-full">
                    {comparedText(chance, last?.chance ?? plan.chance, isToCome)}
                  </b>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function comparedText(there: number, here: number, isToCome: boolean): string {
  const waits = isToCome ? "wait for it: " : "better there: ";
  const better = there > here + 1e-9 ? waits : there < here - 1e-9 ? "better here: " : "";
  return `${better}${roundedPercent(there)} there, ${roundedPercent(here)} here`;
}

function certainText({ days, areDaysCut }: PlanView): string {
  const certain = days.find(({ isCertain }) => isCertain);
  if (certain) {
    return certain === days[0]
      ? "Your wish is certain today."
      : `Your wish is certain from ${dayText(certain.day)} on.`;
  }
  const last = days.at(-1);
  const never = areDaysCut ? "it is not certain by then" : "it never gets certain";
  return last
    ? `Saving until ${dayText(last.day)} gives ${roundedPercent(last.chance)}; ${never}.`
    : "";
}

function DayTable({ days }: Pick<PlanView, "days">) {
  return (
    <details className="fold">
      <summary>The chance by day</summary>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Until</th>
            <th scope="col" className="n">
              God crystals
            </th>
            <th scope="col" className="n">
              Seal crystals
            </th>
            <th scope="col" className="n">
              Chance
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, crystals, chance, isCertain }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day, "compact", "utc")}</th>
              <td className="n">{formatNumber(crystals.gc)}</td>
              <td className="n">{formatNumber(crystals.sc)}</td>
              <td className="n">{isCertain ? "certain" : roundedPercent(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function dayText(day: number): string {
  return formatDate(day, "short", "utc");
}
