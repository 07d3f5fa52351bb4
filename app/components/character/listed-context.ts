import { createContext, useContext, useEffect, useReducer } from "react";
import type { Entry } from "#app/collection/box/entry.ts";
import type { ListedCharacter } from "#app/presenters/listed-character.ts";
import type { ListedById } from "#app/presenters/listed-characters.ts";

interface Listed {
  readonly of: ListedById;
  /** Whether the browser draws all tiles, not only those with a mark of the visitor's. */
  readonly isAll: boolean;
}

/**
 * What lists show of characters. On the server every record is at hand (entry.server.tsx). A document
 * holds them as markup alone: in the browser they come when a tile must be drawn there.
 */
export const ListedContext = createContext<Listed>({ of: () => undefined, isAll: false });

/**
 * What a tile shows of a character; undefined while what the server drew of her is right, or her
 * record has not come.
 */
export function useListed(id: string, { count, wanted }: Entry): ListedCharacter | undefined {
  const { of, isAll } = useContext(ListedContext);
  const [isDrawnHere, drawHere] = useReducer(() => true, isAll);
  const ask = useContext(AskContext);
  const isMarked = count > 0 || wanted;
  // Not given back: what the browser has drawn, only the browser can draw.
  if (!isDrawnHere && (isAll || isMarked)) drawHere();
  useEffect(() => {
    if (isMarked) ask?.("some");
  }, [isMarked, ask]);
  return isDrawnHere ? of(id) : undefined;
}

/** Of how many tiles the records are asked for: of some that bear marks, or of all. */
export type Asked = "some" | "all";

export const AskContext = createContext<((asked: Asked) => void) | null>(null);

/** For a tile that the server has drawn nothing of: has the records fetched, and all drawn. */
export function useAskForListed() {
  return useContext(AskContext);
}
