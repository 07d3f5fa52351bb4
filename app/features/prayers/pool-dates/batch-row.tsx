import { DateText } from "#app/settings/date-text.tsx";
import { CharacterGrid } from "../character-grid.tsx";
import type { ShownBatch } from "./shown-batches.ts";

/** A batch of a pool: its number, the day it joins, and its characters. */
export function BatchRow({ batch }: { batch: ShownBatch }) {
  const { no, date, dateMode, isToCome, characters } = batch;
  const title = `batch-${no}`;
  return (
    <section
      className="grid gap-3.5 border-t border-rule pt-4 pb-5 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-6 lg:pb-5.5"
      aria-labelledby={title}
    >
      <header className="flex flex-wrap items-baseline gap-x-4 lg:grid lg:content-start lg:gap-1">
        <h2 className="font-title text-h4 leading-tight font-semibold" id={title}>
          Batch <span className="num">{no}</span>
        </h2>
        <p className="num text-dense text-ink-2">
          <DateText at={date} format="short" mode={dateMode} />
        </p>
        {isToCome ? <span className="state soon">Upcoming</span> : null}
      </header>
      <CharacterGrid characters={characters} />
    </section>
  );
}
