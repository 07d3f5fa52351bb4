import { Link } from "react-router";
import { Opened } from "#app/components/answer/opened.tsx";
import { ScoreWorking } from "#app/components/answer/score-working.tsx";
import { CharacterLink } from "#app/components/character/character-link.tsx";
import { ATTACK_SLOTS, ATTACK_TARGETS } from "#app/game/vocabulary/attacks.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import { PersonName } from "#app/settings/person-name.tsx";
import { FLOOR_ANSWERS_PATH, FORMULA_PATH, TEAM_PATH } from "../../answers/paths.ts";
import type { TopAnswers } from "../../answers/top-answers.ts";

/** The attacks that answer a floor best: as the page brought them, else as they are fetched. */
export function FloorAnswers({
  floor,
  isFuture,
  onPage,
}: {
  floor: number;
  /** The pages of answers have no floor to come. */
  isFuture: boolean;
  onPage: TopAnswers | null;
}) {
  const given = onPage?.floor === floor ? onPage : null;
  const { answer, fault, tryAgain } = useApiAnswer<TopAnswers>(
    given ? null : `/top-answers.json?floor=${floor}`,
    { missing: "the answers did not come", must: "rows" },
  );
  const { rows, enemies = [] } = given ?? answer ?? {};
  return (
    <section className="sec" aria-labelledby="answers-title">
      <div className="sec-head">
        <h3 id="answers-title">Best attacks</h3>
      </div>
      <ol className="min-h-56 py-2" aria-busy={rows === undefined && fault === null}>
        {rows?.map(({ rank, score, slot, target, perEnemy, character }) => (
          <li
            key={`${character.id} ${slot}`}
            className="pile flex flex-wrap items-baseline gap-x-3"
          >
            <span className="num w-6 text-right text-ink-3">{rank}</span>
            <CharacterLink id={character.id} className="flex min-h-11 min-w-0 flex-1 items-center">
              <span>
                <PersonName name={character.name} />{" "}
                <small className="text-ink-2">
                  {`${labelOf(ATTACK_SLOTS, slot)} · ${labelOf(ATTACK_TARGETS, target)}`}
                </small>
              </span>
            </CharacterLink>
            <div className="text-right max-sm:has-open:basis-full">
              <Opened number={score}>
                <ScoreWorking target={target} perEnemy={perEnemy} enemies={enemies} />
              </Opened>
            </div>
          </li>
        ))}
        {rows?.length === 0 ? <li className="faint">Nobody stands on this floor.</li> : null}
        {fault !== null && rows === undefined ? (
          <li>
            <span className="faint">{`Could not be loaded: ${fault} `}</span>
            <button type="button" className="btn" onClick={tryAgain}>
              Try again
            </button>
          </li>
        ) : null}
      </ol>
      <p className="flex flex-wrap gap-x-6 text-dense/normal">
        {isFuture ? null : (
          <>
            <FootLink to={`${FLOOR_ANSWERS_PATH}?floor=${floor}`}>
              All attacks and barriers
            </FootLink>
            <FootLink to={`${TEAM_PATH}?floor=${floor}`}>A team for this floor</FootLink>
          </>
        )}
        <FootLink to={FORMULA_PATH}>How the index works</FootLink>
      </p>
    </section>
  );
}

function FootLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="link inline-flex min-h-11 items-center" to={to}>
      {children}
    </Link>
  );
}
