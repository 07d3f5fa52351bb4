import { type Box, entriesOf } from "../box/box.ts";
import type { NamedBox, WrittenFile } from "./box-file.ts";
import { FILE_FORMAT, FILE_VERSION } from "./file-form.ts";

/** The profiles as the text of a file. @param now ms since the epoch */
export function fileOf(profiles: readonly NamedBox[], now: number): string {
  const file: WrittenFile = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    exportedAt: new Date(now).toISOString(),
    profiles: profiles.map(({ name, box }) => ({
      name,
      characters: charactersOf(box),
      cards: cardsOf(box),
      amounts: Object.fromEntries(box.amounts),
    })),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

function charactersOf(box: Box) {
  return Object.fromEntries(
    entriesOf(box, "character").map(([id, { count, ...entry }]) => [
      id,
      { owned: count > 0, ...entry },
    ]),
  );
}

function cardsOf(box: Box) {
  return Object.fromEntries(
    entriesOf(box, "card").map(([id, { count, limitBreak, wanted, note }]) => [
      id,
      { copies: count, limitBreak, wanted, note },
    ]),
  );
}
