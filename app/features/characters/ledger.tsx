import { type ReactNode, useRef } from "react";
import type { ListedCharacter } from "#app/records/character/listed-character.ts";
import { hydratedApart } from "#app/widgets/hydrated-apart.tsx";
import { inNextTask } from "#app/widgets/next-task.ts";
import { Cast } from "./cast.tsx";
import { useDrawnInTurn } from "./drawn-in-turn.ts";
import { restOnceLeft } from "./first-stretch.ts";
import { PREPARED_AHEAD, prepareAhead, prepareDrawnByServer } from "./stretch-ahead.ts";
import { type Stretch, stretchesOf } from "./stretches.ts";

/** A row of a ledger: what its characters have in common on the left, the characters on the right. */
export interface LedgerRow {
  /** Names the row on the page, for links to it. */
  readonly id: string;
  readonly title: ReactNode;
  /** Stands under the title, such as the Japanese title. */
  readonly below?: ReactNode;
  /** Stands at the end of the heading, such as how many are released. */
  readonly count?: ReactNode;
  readonly characters: readonly ListedCharacter[];
  readonly caption?: "name" | "universe";
  readonly costume?: "original" | "rebirth";
}

/**
 * A list of characters in rows, by stretches. The first is drawn with the page and rests once it is
 * scrolled away; each later one is shown while it is near, and is made ready before. Of a list that
 * takes the place of another, those out of sight are drawn in turn.
 */
export function Ledger({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <div className="chron">
      {stretchesOf(rows).map((stretch, index) => (
        <StretchOfRows key={stretch.rows[0]?.id} {...stretch} isFirst={index === 0} />
      ))}
    </div>
  );
}

const StretchOfRows = hydratedApart(function StretchOfRows({
  rows,
  isInParts,
  narrowLines,
  wideLines,
  isFirst,
}: Stretch<LedgerRow> & { isFirst: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawnInTurn(place, isFirst);
  const size = { "--rows": rows.length, "--narrow": narrowLines, "--wide": wideLines };
  return (
    // By itself in a box: when it comes near, a browser walks all that stands beside it.
    <div ref={place}>
      {isDrawn ? (
        <div
          className={classOf({ isInParts, isFirst })}
          // A new one in each drawing, since what is drawn anew has to be made ready again.
          ref={(stretch) => (stretch === null ? undefined : care(isFirst)(stretch))}
          style={size}
        >
          {rows.map((row) => (
            <Row key={row.id} row={row} isFirst={isFirst} />
          ))}
        </div>
      ) : (
        <div className="stretch to-come" style={size}>
          {rows.map(({ id }) => (
            // For links to the row.
            <section key={id} id={id} />
          ))}
        </div>
      )}
    </div>
  );
});

function classOf({ isInParts, isFirst }: { isInParts: boolean; isFirst: boolean }): string {
  return `stretch${isInParts ? " in-parts" : ""}${isFirst ? "" : ` ${PREPARED_AHEAD}`}`;
}

function care(isFirst: boolean): (stretch: Element) => () => void {
  return isFirst ? restOnceLeft : prepareAhead;
}

const Row = hydratedApart(function Row({ row, isFirst }: { row: LedgerRow; isFirst: boolean }) {
  const { id, title, below, count, ...cast } = row;
  return (
    <section className="series" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {below}
        {count ? <span className="num">{count}</span> : null}
      </header>
      <Cast {...cast} isFirst={isFirst} />
    </section>
  );
});

// Not when the list is drawn, which is later; and not in the task that runs all the page's scripts.
if (typeof document !== "undefined") inNextTask(prepareDrawnByServer);
