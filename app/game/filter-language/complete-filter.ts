import { plainText } from "../text-match/plain-text.ts";
import { keyOf } from "./apply-filter.ts";
import type { FilterChoice, FilterTable } from "./filter-key.ts";
import { filterValue, printFilter } from "./print-filter.ts";

/** A whole text that goes on from what is typed, and what it means. */
export interface Completion {
  readonly text: string;
  readonly label: string;
}

const MOST = 12;

/** The last word of a text: `(role:at`, `killer:human,"Moon R`, `-wor`. */
const QUOTED_VALUE = /(?:^|[\s(-])([a-z][a-z0-9-]*):(?:[^\s,]*,)*("[^"]*)$/iu;
const BARE_VALUE = /(?:^|[\s(-])([a-z][a-z0-9-]*):(?:[^\s,]*,)*([^\s(),"]*)$/iu;
const BARE_KEY = /(?:^|[\s(-])([a-z][a-z0-9-]*|)$/iu;

/** What the last word of a text can become: a key, or a value of the key that it begins with. */
export function completions<Row>(text: string, table: FilterTable<Row>): Completion[] {
  const [, name, given = ""] = QUOTED_VALUE.exec(text) ?? BARE_VALUE.exec(text) ?? [];
  if (name !== undefined) {
    const before = text.slice(0, text.length - given.length);
    return matching(keyOf(table, name.toLowerCase())?.choices ?? [], given.replace('"', ""))
      .slice(0, MOST)
      .map(({ id, label }) => ({ text: `${before}${written(id)}`, label }));
  }
  const [, word] = BARE_KEY.exec(text) ?? [];
  if (word === undefined) return [];
  const before = text.slice(0, text.length - word.length);
  return table.keys
    .filter(({ key }) => key.startsWith(word.toLowerCase()) && key !== word)
    .map(({ key, label }) => ({ text: `${before}${key}:`, label }));
}

function matching(choices: readonly FilterChoice[], given: string): readonly FilterChoice[] {
  const asked = plainText(given);
  return choices.filter(
    ({ id, label }) => plainText(id).startsWith(asked) || plainText(label).startsWith(asked),
  );
}

function written(id: string): string {
  const values = [filterValue(id)];
  return printFilter({ kind: "term", key: null, comparison: ":", values, from: 0, to: 0 });
}
