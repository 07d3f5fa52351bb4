import { spelledForm } from "../text-match/name-forms.ts";
import { searchForm } from "../text-match/plain-text.ts";
import { type FilterChoice, type FilterKey, isPlain, type KeyOf, narrow } from "./filter-key.ts";
import type { FilterValue } from "./filter-tree.ts";
import { wildcardTest } from "./wildcard.ts";

/** A key of a closed list: a record has some of its values. */
export function choiceKey<Row>({
  choices,
  idsOf,
  ...described
}: KeyOf<
  Row,
  { readonly choices: readonly FilterChoice[]; readonly idsOf: (row: Row) => readonly string[] }
>): FilterKey<Row> {
  return {
    ...described,
    choices,
    idsOf,
    read: ({ key, comparison, value }) => {
      if (!isPlain(comparison)) return `“${key}” is compared with “:” alone.`;
      const wanted = new Set(chosen(choices, value));
      if (wanted.size === 0) return `“${key}” does not know “${value.text}”.${known(choices)}`;
      return (row) => idsOf(row).some((id) => wanted.has(id));
    },
  };
}

/** Yes or no. */
export function yesKey<Row>({
  is,
  ...described
}: KeyOf<Row, { readonly is: (row: Row) => boolean }>): FilterKey<Row> {
  return choiceKey({ ...described, choices: YES_OR_NO, idsOf: (row) => [is(row) ? "yes" : "no"] });
}

const YES_OR_NO: readonly FilterChoice[] = [
  { id: "yes", label: "Yes", aliases: ["true", "1", "y"] },
  { id: "no", label: "No", aliases: ["false", "0", "n"] },
];

/** The ids that a value names: by id, label or alias, and with stars all that are written so. */
function chosen(choices: readonly FilterChoice[], { text, isQuoted }: FilterValue): string[] {
  const names = ({ id, label, aliases = [] }: FilterChoice) => [id, label, ...aliases];
  const isStarred = !isQuoted && text.includes("*");
  // The closest writing that any has: as it is, by its letters, by one spelling of romaji.
  for (const form of WRITINGS) {
    const wanted = isStarred ? text.split("*").map(form).join("*") : form(text);
    const fits = isStarred ? wildcardTest(wanted) : (name: string) => name === wanted;
    const found = choices.filter((one) => names(one).some((name) => fits(form(name))));
    if (wanted !== "" && found.length > 0) return found.map(({ id }) => id);
  }
  return [];
}

const WRITINGS = [narrow, searchForm, spelledForm];

const MOST_TOLD = 12;

function known(choices: readonly FilterChoice[]): string {
  if (choices.length === 0 || choices.length > MOST_TOLD) return "";
  return ` It knows ${choices.map(({ id }) => id).join(", ")}.`;
}
