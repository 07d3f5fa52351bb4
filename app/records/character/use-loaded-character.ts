import { useEffect, useState } from "react";
import { characterRecords, type LoadedCharacter } from "./character-records.ts";

/** The record of a character: at once where it has been fetched before, null while it loads. */
export function useLoadedCharacter(id: string | null): LoadedCharacter | null {
  const [latest, setLatest] = useState<{ id: string; loaded: LoadedCharacter } | null>(null);
  useEffect(() => {
    if (id === null) {
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
    };
  }, [id]);
  if (id === null) {
    return null;
  }
  return latest?.id === id ? latest.loaded : characterRecords().arrived(id);
}
