import { memo } from "react";
import { DateText } from "#app/settings/date-text.tsx";
import { Countdown } from "#app/ui/countdown.tsx";
import { CharacterList } from "../character-list.tsx";
import { idsOfGroups } from "../groups.ts";
import { CharacterListPage } from "../list-page.tsx";
import type { CharacterPagePath } from "../section.ts";
import { type Given, useSpoilerList } from "../use-spoiler-list.ts";
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
  given: Given<Batches> & { readonly sample: boolean };
}) {
  const { list, total, hidden } = useSpoilerList(given, call, batches);
  return (
    <CharacterListPage
      path={path}
      ids={idsOfGroups(list)}
      total={total}
      hidden={hidden}
      sample={given.sample}
    >
      {list.length === 0 ? <p className="list-end">No batch is known.</p> : null}
      <BatchLedger batches={list} />
    </CharacterListPage>
  );
}

/** Drawn only when it changes: a modal over the page must not wait for hundreds of characters. */
const BatchLedger = memo(function BatchLedger({ batches }: { batches: Batches }) {
  return (
    <CharacterList
      rows={batches.map(({ no, date, dateMode, isOpen, characters }) => ({
        id: `batch-${no}`,
        title: `Batch ${no}`,
        below: (
          <span className="text-ink-2 text-dense">
            <DateText at={date} mode={dateMode} format={isOpen ? "short" : "prayer"} />
          </span>
        ),
        count:
          isOpen || date === null ? null : (
            <>
              <span className="state soon">Upcoming</span>{" "}
              <Countdown to={date} refresh={200} label={`Time until batch ${no}`} />
            </>
          ),
        characters,
        costume: isOpen ? "rebirth" : "original",
      }))}
    />
  );
});
