import { Link } from "react-router";
import { MONTHS } from "#app/game/date-format.ts";
import type { DroppingStages } from "#app/presenters/dropping-stages.ts";

/** The battles of the story that may drop something, each with the way to it. */
export function DroppingStagesList({ stages, asOf }: DroppingStages) {
  return (
    <>
      <ul className="flex flex-wrap gap-x-5">
        {stages.map(({ id, name, path }) => (
          <li key={id}>
            <Link className="link inline-flex min-h-11 items-center" to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {asOf === null ? null : (
        <p className="text-ink-2">
          As of {monthName(asOf)} in Japan. How likely a drop is, no source tells.
        </p>
      )}
    </>
  );
}

/** `2020-08` → August 2020. */
export function monthName(month: string): string {
  const [year, number] = month.split("-");
  return `${MONTHS[Number(number) - 1]} ${year}`;
}
