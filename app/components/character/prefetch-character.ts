import { loadCharacterView } from "./arrived-character-view.ts";
import { characterRecords } from "./character-records.ts";

/** Fetches what the modal of a character needs, before it is asked for. */
export function prefetchCharacter(id: string): void {
  // What cannot be fetched now is asked for again when the modal opens, and fails there.
  loadCharacterView().catch(() => undefined);
  void characterRecords()
    .load(id)
    .then((loaded) => {
      if (loaded.outcome === "found") {
        fetchFaces(loaded.record.name);
      }
    });
}

/**
 * The slices of our faces in which the Japanese name stands: with the system's in their place it
 * would be set twice, and to find those takes longer than all else. Where ours are not used there
 * are none to fetch.
 */
function fetchFaces({ jp, kana }: { readonly jp: string; readonly kana: string | null }): void {
  const styles = getComputedStyle(document.documentElement);
  const fetchFace = (weight: number, family: string, text: string) =>
    // A slice that does not come leaves the name to the system's faces.
    document.fonts.load(`${weight} 1em ${family}`, text).catch(() => undefined);
  void fetchFace(600, styles.getPropertyValue("--font-title"), jp);
  void fetchFace(400, styles.getPropertyValue("--font-text"), kana ?? "");
}
