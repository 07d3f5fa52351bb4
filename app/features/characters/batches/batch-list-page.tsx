import { memo, Suspense } from "react";
import { type Given, useSpoilerList } from "#app/components/character/use-spoiler-list.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { Countdown } from "#app/ui/countdown.tsx";
import { CharacterGrid } from "../character-list.tsx";
import { idsOfGroups } from "../groups.ts";
import { CharacterListPage } from "../list-page.tsx";
import type { CharacterPagePath } from "../section.ts";
import { type Batches, batches } from "./batches.ts";

/** A page of numbered batches with their dates. */
export function BatchListPage({
  path,
  call,
  given,
}: {
  path: CharacterPagePath;
  /** The call of the API that holds the hidden characters as well. */
  call: string;
  given: Given<Batches> & { readonly total: number; readonly sample: boolean };
}) {
  const { list, ...shown } = useSpoilerList(given, call, batches);
  return (
    <CharacterListPage
      path={path}
      ids={idsOfGroups(list)}
      total={given.total}
      shown={shown}
      sample={given.sample}
    >
      {list.length === 0 ? <p className="list-end">No batch is known.</p> : null}
      <BatchGrid batches={list} />
    </CharacterListPage>
  );
}

/**
 * Batches beside each other, as wide as most of them need; on a phone with their heading on the
 * left. Drawn only when it changes: a modal over the page must not wait for hundreds of characters.
 */
const BatchGrid = memo(function BatchGrid({ batches }: { batches: Batches }) {
  const most = Math.max(0, ...batches.map(({ characters }) => characters.length));
  const isNarrow = most < 3;
  return (
    <div
      className={`mt-3 grid gap-x-8 gap-y-5 sm:gap-y-8 ${isNarrow ? "grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] max-sm:gap-x-4 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]" : "grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]"}`}
    >
      {batches.map(({ no, date, dateMode, isOpen, characters }) => (
        <section
          key={no}
          id={`batch-${no}`}
          aria-labelledby={`batch-${no}-title`}
          className={sectionLook(isNarrow, isOpen)}
        >
          <header
            className={`mb-2.5 flex flex-wrap items-baseline justify-between ${headerLook(isNarrow, isOpen)}`}
          >
            <h2
              className={`font-title text-lead/snug font-semibold ${isNarrow ? "max-sm:text-read" : ""}`}
              id={`batch-${no}-title`}
            >
              Batch {no}
            </h2>
            <span className="num text-dense text-ink-2">
              <DateText at={date} mode={dateMode} format={isOpen ? "short" : "prayer"} />
            </span>
            {isOpen || date === null ? null : (
              <span className="num text-dense whitespace-nowrap text-ink-2">
                <span className="state soon">Upcoming</span>{" "}
                <Countdown to={date} refresh={200} label={`Time until batch ${no}`} />
              </span>
            )}
          </header>
          <Suspense>
            <CharacterGrid characters={characters} costume={isOpen ? "rebirth" : "original"} />
          </Suspense>
        </section>
      ))}
    </div>
  );
});

/** A batch that is to come has a line to itself: its countdown needs the room. */
function sectionLook(isNarrow: boolean, isOpen: boolean): string | undefined {
  if (isNarrow) return isOpen ? undefined : "col-span-full sm:col-span-2";
  const line = "max-sm:border-t max-sm:border-rule max-sm:pt-4";
  return isOpen
    ? `${line} max-sm:grid max-sm:grid-cols-[5.75rem_minmax(0,1fr)] max-sm:gap-x-3`
    : line;
}

function headerLook(isNarrow: boolean, isOpen: boolean): string {
  if (isNarrow) return "gap-x-1.5 border-b border-rule-2 pb-1.5";
  const line = "gap-x-3 sm:border-b sm:border-rule-2 sm:pb-1.5";
  return isOpen ? `${line} max-sm:flex-col max-sm:justify-start` : `${line} max-sm:justify-start`;
}
