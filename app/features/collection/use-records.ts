import { useMemo } from "react";
import { partsOf } from "#app/collection/box/box.ts";
import { type EntryKey, keyOf } from "#app/collection/box/entry.ts";
import { LISTED_CHARACTERS } from "#app/components/character/listed-characters.tsx";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import type { CollectedCard, CollectionRecords } from "#app/presenters/collection-records.ts";
import type { ListedCharacter } from "#app/presenters/listed-character.ts";
import { useDisplayedName } from "#app/settings/settings-context.ts";

/** The records of the site by the keys of a box. */
export interface KnownRecords extends CollectionRecords {
  readonly characters: readonly ListedCharacter[];
  readonly characterOf: ReadonlyMap<EntryKey, ListedCharacter>;
  readonly cardOf: ReadonlyMap<EntryKey, CollectedCard>;
}

/** What the site knows of characters and cards, once it has come. */
export function useRecords() {
  const missing = "The records of the site did not come";
  const listed = useApiAnswer<readonly ListedCharacter[]>(LISTED_CHARACTERS, { missing });
  const others = useApiAnswer<CollectionRecords>("/collection-records.json", {
    missing,
    must: "cards",
  });
  const records = useMemo((): KnownRecords | null => {
    const characters = listed.answer;
    if (!characters || !others.answer) return null;
    return {
      ...others.answer,
      characters,
      characterOf: new Map(characters.map((one) => [keyOf("character", one.id), one])),
      cardOf: new Map(others.answer.cards.map((one) => [keyOf("card", one.id), one])),
    };
  }, [listed.answer, others.answer]);
  const failed = [listed, others].filter(({ fault }) => fault !== null);
  return {
    records,
    fault: failed[0]?.fault ?? null,
    tryAgain: () => {
      for (const one of failed) one.tryAgain();
    },
  };
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
