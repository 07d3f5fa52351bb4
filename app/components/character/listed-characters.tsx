import { type ReactNode, useContext, useMemo, useReducer, useState } from "react";
import { keepsCollection } from "#app/collection/use-collection.ts";
import { type Fetched, useApiAnswer } from "#app/lib/use-api-answer.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import type { ListedCharacter } from "#app/presenters/listed-character.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { useMarking } from "../collection/marking.ts";
import { AskContext, type Asked, ListedContext } from "./listed-context.ts";

/** The file of all characters as lists show them; `listed-file.ts` makes it. */
export const LISTED_CHARACTERS = "/listed-characters.json";

/** What lists show of all characters, by their ids in the order of their works. */
export type ListedRecords = ReadonlyMap<string, ListedCharacter>;

/**
 * The records of a list, as soon as it shows anything else than the server drew: another setting,
 * a mark of the visitor's, a later moment, or a tile that is not in the document. `next` is until
 * when the document is right, ms since the epoch.
 */
export function useListedRecords(
  next: number | null,
): ListedState & Omit<Fetched<unknown>, "answer"> {
  const isHydrated = useHydrated();
  const [asked, ask] = useReducer(
    (before: Asked | null, more: Asked) => (before === "all" ? before : more),
    isHydrated ? "all" : null,
  );
  const [first] = useState(next);
  const { jpContent, useTranslit, useTraditionalName } = useSettings();
  const isAll = asked === "all";
  if (!isAll && (jpContent || useTranslit || useTraditionalName || next !== first)) ask("all");
  const isMarking = useMarking() !== null;
  const isWanted = asked !== null || isMarking || (isHydrated && keepsCollection());
  const { answer, ...fetched } = useApiAnswer<readonly ListedCharacter[]>(
    isWanted ? LISTED_CHARACTERS : null,
    { missing: "data is null 2", version: next },
  );
  const records = useMemo(() => answer && new Map(answer.map((one) => [one.id, one])), [answer]);
  return { ...fetched, records, isAll, ask };
}

/** What tiles are drawn of, and what has all of them drawn. */
export interface ListedState {
  /** Null until they have come. */
  readonly records: ListedRecords | null;
  readonly isAll: boolean;
  readonly ask: (asked: Asked) => void;
}

/** Around a list: gives the tiles in it the records that have come. */
export function ListedProvider({
  state: { records, isAll, ask },
  children,
}: {
  state: ListedState;
  children: ReactNode;
}) {
  const onServer = useContext(ListedContext);
  const listed = useMemo(
    () =>
      records === null
        ? { ...onServer, isAll: onServer.isAll || isAll }
        : { of: (id: string) => records.get(id), isAll },
    [records, isAll, onServer],
  );
  return (
    <ListedContext value={listed}>
      <AskContext value={ask}>{children}</AskContext>
    </ListedContext>
  );
}
