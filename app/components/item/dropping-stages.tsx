import { Link } from "react-router";
import { monthName } from "#app/game/date-format.ts";
import type { DroppingStages } from "#app/presenters/dropping-stages.ts";

/** The battles of the story that may drop something, by chapter and difficulty. */
export function DroppingStagesList({ chapters, asOf }: DroppingStages) {
  return (
    <>
      <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
        {chapters.map(({ name, groups }) => (
          <div key={name}>
            <h3 className="font-title text-h4 font-semibold">{name}</h3>
            <ul className="lines">
              {groups.map(({ label, path, count, sections }) => (
                <li key={label} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
                  <Link
                    className="link self-start py-2.5"
                    to={path}
                    aria-label={`${label} of ${name}, ${count === 1 ? "1 stage" : `${count} stages`}`}
                  >
                    {label}
                  </Link>
                  <p className="num flex flex-wrap gap-x-4 py-2.5 text-dense/relaxed text-ink-2">
                    {sections.map((section) => (
                      <span key={section.name}>
                        <b className="font-medium text-ink">{section.name}</b>: {section.stages}
                      </span>
                    ))}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {asOf === null ? null : (
        <p className="mt-4 text-ink-2">
          As of {monthName(asOf)} in Japan. How likely a drop is, no source tells.
        </p>
      )}
    </>
  );
}
