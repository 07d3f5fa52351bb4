import { Link } from "react-router";
import { roundedPercent } from "#app/game/number-format.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import type { PlanView } from "../planner/plan-view.ts";
import type { ComparedPrayer } from "./compared-prayers.ts";

/** The chance on each prayer as a bar, all of them at once. */
export function ChanceBars(props: {
  compared: readonly {
    prayer: ComparedPrayer;
    /** Undefined as long as it is worked out; what has none has no bar. */
    plan: PlanView | null | "failed" | undefined;
  }[];
}) {
  return (
    <dl className="lines mt-2 border-y border-rule">
      {props.compared.map(({ prayer: { id, name, isSample }, plan }) => {
        const chance = plan && plan !== "failed" ? plan.chance : null;
        return (
          <div
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 pb-3 sm:grid-cols-[20rem_minmax(0,1fr)_6.5rem] sm:gap-x-6 sm:py-1"
          >
            <dt>
              <Link
                className="flex min-h-11 items-center py-1 font-title text-lead leading-tight font-semibold hover:text-seal"
                to={prayerPath(id)}
              >
                {name}
              </Link>
            </dt>
            <dd className="num text-end font-title text-h3 leading-none whitespace-nowrap sm:text-[1.625rem] sm:col-start-3 sm:row-start-1">
              {chance === null ? "–" : roundedPercent(chance)}
              {isSample ? (
                <span className="text-body">
                  <SampleMark />
                </span>
              ) : null}
            </dd>
            <dd
              className="col-span-full h-3 border border-rule-2 bg-sunk sm:col-span-1 sm:col-start-2 sm:row-start-1"
              aria-hidden="true"
            >
              <div
                className="h-full bg-ai transition-[width] duration-(--m-3) forced-colors:bg-[CanvasText]"
                style={{ width: `${100 * (chance ?? 0)}%` }}
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
