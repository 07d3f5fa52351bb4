import { useEffect, useState } from "react";
import type { CharacterView } from "./character-view.tsx";

type View = typeof CharacterView;

let arrived: View | null = null;

/** Fetches what draws a record; the browser remembers it. */
export async function loadCharacterView(): Promise<View> {
  const loaded = await import("./character-view.tsx");
  arrived = loaded.CharacterView;
  return arrived;
}

/**
 * What draws the record in the modal, null until it has come: no page waits for its code, which
 * comes when the browser is idle, or a character is pointed at or opened. Not `lazy`, which would show the loading state for a
 * third of a second even when the code is there. What cannot be fetched is thrown.
 */
export function useCharacterView(isWanted: boolean): View | null {
  const [latest, setView] = useState(() => arrived);
  const view = latest ?? arrived;
  const isMissing = isWanted && view === null;
  useEffect(() => {
    if (!isMissing) {
      return;
    }
    loadCharacterView().then(
      (loaded) => setView(() => loaded),
      (error: unknown) =>
        setView(() => {
          throw error;
        }),
    );
  }, [isMissing]);
  return view;
}
