import { Link } from "react-router";
import { Opened } from "#app/components/answer/opened.tsx";
import { ScoreWorking } from "#app/components/answer/score-working.tsx";
import { ATTACK_SLOTS } from "#app/game/vocabulary/attacks.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import type { BestFloor } from "#app/presenters/best-floors.ts";
import { FLOOR_ANSWERS_PATH, FORMULA_PATH } from "../../answers/paths.ts";

/** The floors that the attacks of a character answer best; each index opens how it comes about. */
export function BestFloors({ floors }: { floors: readonly BestFloor[] }) {
  if (floors.length === 0) return null;
  return (
    <PageSection id="answers" title="Floors these attacks answer best" end={floors.length}>
      <ol className="mt-4">
        {floors.map(({ floor, slot, score, ...parts }) => (
          <li key={floor} className="flex flex-wrap items-baseline gap-x-4">
            <Link
              className="link inline-flex min-h-11 w-24 items-center"
              to={`${FLOOR_ANSWERS_PATH}?floor=${floor}`}
            >
              {`Floor ${floor}`}
            </Link>
            <span className="flex-1 text-ink-2">{labelOf(ATTACK_SLOTS, slot)}</span>
            <div className="text-right max-sm:has-open:basis-full">
              <Opened number={score}>
                <ScoreWorking {...parts} />
              </Opened>
            </div>
          </li>
        ))}
      </ol>
      <Link className="link inline-flex min-h-11 items-center text-dense/normal" to={FORMULA_PATH}>
        How the index works
      </Link>
    </PageSection>
  );
}
