import Papa from "papaparse";
import { RECORD_ID } from "#app/game/vocabulary/vocabulary.ts";
import { type Box, boxOf, entriesOf } from "../box/box.ts";
import { ENTRY_KINDS, type Entry, type EntryKey, keyOf } from "../box/entry.ts";
import { LARGEST_FILE } from "./file-form.ts";

/** The columns, in their order. `count`: copies of a card, 1 for a character that is owned. */
const COLUMNS = [
  "kind",
  "id",
  "name",
  "count",
  "limit-break",
  "rebirth",
  "costume",
  "wanted",
  "note",
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string>>;

/** Characters and cards of a box as a table for spreadsheets. @param nameOf what a record is called */
export function csvOf(box: Box, nameOf: (key: EntryKey) => string): string {
  const rows = ENTRY_KINDS.flatMap((kind) =>
    entriesOf(box, kind).map(([id, entry]) => ({
      kind,
      id,
      name: nameOf(keyOf(kind, id)),
      count: entry.count,
      "limit-break": entry.limitBreak,
      rebirth: yesOrNo(entry.rebirth),
      costume: yesOrNo(entry.costume),
      wanted: yesOrNo(entry.wanted),
      note: entry.note,
    })),
  );
  // What begins as a formula would run as one in a spreadsheet. So that each can be read again, what
  // looks as if it had been escaped is escaped once more.
  return Papa.unparse(rows, { columns: [...COLUMNS], escapeFormulae: /^'*[=+\-@\t\r]/ });
}

export type ReadCsv =
  | { readonly outcome: "read"; readonly box: Box }
  | { readonly outcome: "refused"; readonly message: string };

/** What a table holds, or a sentence that says what is wrong with it. */
export function readCsv(text: string): ReadCsv {
  const refused = (message: string) => ({ outcome: "refused", message }) as const;
  if (text.length > LARGEST_FILE) return refused("This table is far larger than any collection.");
  const [head = [], ...lines] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  const names = head.map((name) => name.trim());
  const missing = (["kind", "id", "count"] as const).filter((column) => !names.includes(column));
  if (missing.length > 0) return refused(`This table has no column "${missing.join('", "')}".`);
  const data = lines.map(
    (line): Row => Object.fromEntries(line.map((field, at) => [names[at], field])),
  );
  const entries: [EntryKey, Entry][] = [];
  for (const [index, row] of data.entries()) {
    const kind = ENTRY_KINDS.find((one) => one === row.kind?.trim());
    const id = row.id?.trim() ?? "";
    const numbers = [row.count, row["limit-break"]].map((field) => Number(field?.trim() || 0));
    const [count = 0, limitBreak = 0] = numbers;
    const fault = !kind
      ? "kind is neither character nor card"
      : !RECORD_ID.test(id)
        ? "id is no id of a record"
        : numbers.every(Number.isSafeInteger)
          ? null
          : "count and limit-break are to be whole numbers";
    if (!kind || fault !== null) return refused(`Row ${index + 2}: ${fault}.`);
    const entry = {
      count,
      limitBreak,
      rebirth: isYes(row.rebirth),
      costume: isYes(row.costume),
      wanted: isYes(row.wanted),
      note: (row.note ?? "").replace(/^'(?='*[=+\-@\t\r])/, ""),
    };
    entries.push([keyOf(kind, id), entry]);
  }
  return { outcome: "read", box: boxOf(entries) };
}

function yesOrNo(value: boolean): string {
  return value ? "yes" : "no";
}

function isYes(text: string | undefined): boolean {
  return /^(yes|true|1|x)$/i.test(text?.trim() ?? "");
}
