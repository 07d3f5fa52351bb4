import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { CharacterList } from "#app/components/character/character-link.tsx";
import { CollectedList } from "#app/components/collection/collected-list.tsx";
import { CollectionTools } from "#app/components/collection/collection-tools.tsx";
import { monthName } from "#app/game/date-format.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { UnknownNote } from "#app/layout/unknown-note.tsx";
import type { AnsweredEnemy } from "#app/presenters/answered-enemies.ts";
import type { AnswerRow } from "./answer-rows.ts";
import { type AnswersFilter, BATCH } from "./answers-filter.ts";
import { AnswersTable } from "./answers-table.tsx";
import { FORMULA_PATH } from "./paths.ts";
import type { Mine } from "./use-mine.ts";

// Only those who keep a collection need it.
const MineResults = lazy(() => import("./mine-results.tsx"));

interface ResultsProps {
  readonly enemies: readonly AnsweredEnemy[];
  readonly filter: AnswersFilter;
  readonly rows: readonly AnswerRow[];
  readonly total: number;
  readonly unknown: number;
  readonly asOf: string;
  readonly mine: Mine;
  /** The query of the page with another number of attacks shown. */
  readonly queryWith: (shown: number) => URLSearchParams;
}

/** The ranked attacks, of everybody or of those whom the visitor owns. */
export function Results(props: ResultsProps) {
  const { enemies, filter, rows, total, unknown, asOf, mine, queryWith } = props;
  const more = (
    <p className="my-4">
      <Link
        className="btn"
        preventScrollReset
        to={{ search: mine.kept(queryWith(filter.shown + BATCH)).toString() }}
      >
        Show more
      </Link>
    </p>
  );
  return (
    <>
      <CollectionTools mine={mine.mine} choose={mine.choose} />
      {mine.holds === null ? (
        <ShownAttacks rows={rows} total={total} asOf={asOf} enemies={enemies} />
      ) : (
        <Suspense fallback={<p className="empty">Loading...</p>}>
          <MineResults enemies={enemies} filter={filter} holds={mine.holds} more={more} />
        </Suspense>
      )}
      {mine.holds === null && rows.length < total ? more : null}
      {unknown > 0 ? (
        <UnknownNote>{`the attacks of ${formatNumber(unknown)} released characters. They are counted, not ranked.`}</UnknownNote>
      ) : null}
      <p className="my-4 max-w-read">
        The index compares attacks by element and killers; it is not damage.{" "}
        <Link className="link inline-flex min-h-11 items-center" to={FORMULA_PATH}>
          How the index is made
        </Link>
      </p>
    </>
  );
}

/** How many attacks there are, and those that are shown. */
export function ShownAttacks({
  rows,
  total,
  asOf,
  enemies,
}: Pick<ResultsProps, "rows" | "total" | "asOf" | "enemies">) {
  return (
    <>
      <p className="count" role="status">
        {`${formatNumber(total)} ${total === 1 ? "attack" : "attacks"}`}
        {asOf === "" ? null : ` · as of ${monthName(asOf)}`}
      </p>
      {enemies.length === 0 ? (
        <p className="empty">Nobody stands here.</p>
      ) : (
        <CollectedList>
          <CharacterList ids={rows.map(({ character }) => character.id)}>
            <AnswersTable rows={rows} enemies={enemies} />
          </CharacterList>
        </CollectedList>
      )}
    </>
  );
}
