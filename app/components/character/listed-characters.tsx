import { createContext, type ReactNode, useContext, useMemo, useReducer, useState } from "react";
import { useHasCollection } from "#app/collection/use-collection.ts";
import { type Fetched, useApiAnswer } from "#app/lib/use-api-answer.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import type { ListedCharacter } from "#app/presenters/listed-character.ts";
import type { ListedById } from "#app/presenters/listed-characters.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { useMarking } from "../collection/marking.ts";

export const LISTED_CHARACTERS = "/listed-characters.json";

/**
 * Looks up what lists show of a character. On the server every record is at hand (entry.server.tsx).
 * A document holds them as markup alone: in the browser they come when a list must be drawn there.
 */
export const ListedContext = createContext<ListedById>(() => undefined);

/** What a list shows of a character; undefined while her record has not come. */
export function useListed(id: string) {
  return useContext(ListedContext)(id);
}

/** What lists show of all characters, by their ids in the order of their works. */
export type ListedRecords = ReadonlyMap<string, ListedCharacter>;

const AskContext = createContext<(() => void) | null>(null);

/** For a tile that the server has drawn nothing of: has the records fetched. */
export function useAskForListed(): (() => void) | null {
  return useContext(AskContext);
}

/**
 * The records of a list, as soon as it shows anything else than the server drew: another setting,
 * a mark of the visitor's, a later moment, or a tile that is not in the document. `next` is until
 * when the document is right, ms since the epoch.
 */
export function useListedRecords(next: number | null): Omit<Fetched<unknown>, "answer"> & {
  readonly records: ListedRecords | null;
  readonly ask: () => void;
} {
  const [isAsked, ask] = useReducer(() => true, useHydrated());
  const [first] = useState(next);
  const { jpContent, useTranslit, useTraditionalName } = useSettings();
  const isMarked = [useHasCollection(), useMarking() !== null].includes(true);
  const isDrawnAnew = jpContent || useTranslit || useTraditionalName || isMarked || next !== first;
  // Not given up again: what the browser has drawn, only the browser can draw.
  if (isDrawnAnew && !isAsked) ask();
  const { answer, ...fetched } = useApiAnswer<readonly ListedCharacter[]>(
    isAsked ? LISTED_CHARACTERS : null,
    {
      missing: "data is null 2",
      version: next,
    },
  );
  const records = useMemo(() => answer && new Map(answer.map((one) => [one.id, one])), [answer]);
  return { ...fetched, records, ask };
}

/** Around a list: gives the tiles in it the records that have come. */
export function ListedProvider({
  records,
  ask,
  children,
}: {
  records: ListedRecords | null;
  ask: () => void;
  children: ReactNode;
}) {
  const onServer = useContext(ListedContext);
  const listed = useMemo(
    () => (records === null ? onServer : (id: string) => records.get(id)),
    [records, onServer],
  );
  return (
    <ListedContext value={listed}>
      <AskContext value={ask}>{children}</AskContext>
    </ListedContext>
  );
}
