import { useEffect, useState } from "react";
import { characterRecords, type LoadedCharacter } from "./character-records.ts";

/**
 * The record of a character: at once where it has been fetched before, null while it loads. It is
 * loaded each time `isWanted` becomes true, so that one that could not be had is asked for again.
 */
export function useLoadedCharacter(id: string | null, isWanted: boolean): LoadedCharacter | null {
  const [latest, setLatest] = useState<{ id: string; loaded: LoadedCharacter } | null>(null);
  useEffect(() => {
    if (id === null || !isWanted) {
      return;
    }
    let wanted = true;
    void characterRecords()
      .load(id)
      .then((loaded) => {
        if (wanted) {
          setLatest({ id, loaded });
        }
      });
    return () => {
      wanted = false;
      setLatest((now) => (now?.loaded.outcome === "missing" ? null : now));
    };
  }, [id, isWanted]);
  if (id === null) {
    return null;
  }
  return latest?.id === id ? latest.loaded : characterRecords().arrived(id);
}
