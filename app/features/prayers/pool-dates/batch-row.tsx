import { DateText } from "#app/settings/date-text.tsx";
import { CharacterGrid } from "../character-grid.tsx";
import type { ShownBatch } from "./shown-batches.ts";

/** A batch of a pool: its number, the day it joins, and its characters. */
export function BatchRow({ batch }: { batch: ShownBatch }) {
  const { no, date, dateMode, isToCome, characters } = batch;
  const title = `batch-${no}`;
  return (
    <section className="batch" aria-labelledby={title}>
      <header>
        <h2 id={title}>
          Batch <span className="num">{no}</span>
        </h2>
        <p className="num text-ink-2">
          <DateText at={date} format="short" mode={dateMode} />
        </p>
        {isToCome ? <span className="state soon">Upcoming</span> : null}
      </header>
      <CharacterGrid characters={characters} />
    </section>
  );
}
