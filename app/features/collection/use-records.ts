import { useMemo } from "react";
import { partsOf } from "#app/collection/box/box.ts";
import { type EntryKey, keyOf } from "#app/collection/box/entry.ts";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import type {
  CollectedCard,
  CollectedCharacter,
  CollectionRecords,
} from "#app/presenters/collection-records.ts";
import { useDisplayedName } from "#app/settings/settings-context.ts";

/** The records of the site by the keys of a box. */
export interface KnownRecords extends CollectionRecords {
  readonly characterOf: ReadonlyMap<EntryKey, CollectedCharacter>;
  readonly cardOf: ReadonlyMap<EntryKey, CollectedCard>;
}

/** What the site knows of characters and cards, once it has come. */
export function useRecords() {
  const fetched = useApiAnswer<CollectionRecords>("/collection-records.json", {
    missing: "The records of the site did not come",
    must: "characters",
  });
  const { answer } = fetched;
  const records = useMemo((): KnownRecords | null => {
    if (!answer) return null;
    const { characters, cards } = answer;
    return {
      ...answer,
      characterOf: new Map(characters.map((one) => [keyOf("character", one.id), one])),
      cardOf: new Map(cards.map((one) => [keyOf("card", one.id), one])),
    };
  }, [answer]);
  return { ...fetched, records };
}

/** What a thing of a box is called, unknown ones by their id. */
export function useRecordName(records: KnownRecords | null): (key: EntryKey) => string {
  const displayedName = useDisplayedName();
  return (key) => {
    const character = records?.characterOf.get(key);
    if (character) return displayedName(character.name);
    const card = records?.cardOf.get(key);
    if (card) return card.name;
    const { kind, id } = partsOf(key);
    return kind === "card" ? `Card ${id}` : id;
  };
}
