import { isInName, NAME_FORMS, type NameForms, nameForms } from "../text-match/name-forms.ts";
import { plainText } from "../text-match/plain-text.ts";
import { type FilterKey, isPlain, type KeyOf, type RowTest } from "./filter-key.ts";
import type { FilterValue } from "./filter-tree.ts";
import { wildcardTest } from "./wildcard.ts";

/** A key of names: `name:reimu` is in one of them, `name=reimu` is all of one, stars stand for any. */
export function textKey<Row extends object>({
  textsOf,
  ...described
}: KeyOf<Row, { readonly textsOf: (row: Row) => readonly string[] }>): FilterKey<Row> {
  const find = textFinder(textsOf);
  return {
    ...described,
    read: ({ key, comparison, value }) =>
      isPlain(comparison)
        ? find(value, comparison === "=")
        : `“${key}” is compared with “:” or “=” alone.`,
  };
}

/** Looks for a text in those of a record, in every writing; the forms of a record are made once. */
export function textFinder<Row extends object>(
  textsOf: (row: Row) => readonly string[],
): (value: FilterValue, isWhole?: boolean) => RowTest<Row> | string {
  const forms = new WeakMap<Row, readonly NameForms[]>();
  const formsOf = (row: Row) => {
    const known = forms.get(row) ?? [...new Set(textsOf(row))].map(nameForms);
    forms.set(row, known);
    return known;
  };
  return ({ text, isQuoted }, isWhole = false) => {
    const wanted = nameForms(text);
    if (!isQuoted && text.includes("*") && /[^*]/.test(text)) {
      const tests = NAME_FORMS.map((form) => starred(text, form));
      return (row) => formsOf(row).some((name) => tests.some((fits) => fits(name)));
    }
    if (wanted.plain === "") return `“${text}” has no letter to look for.`;
    return (row) =>
      formsOf(row).some((name) =>
        isWhole ? name.spelled === wanted.spelled : isInName(wanted, name),
      );
  };
}

function starred(text: string, form: keyof NameForms): (name: NameForms) => boolean {
  const parts = plainText(text).split("*");
  const fits = wildcardTest(parts.map((part) => nameForms(part)[form]).join("*"));
  return (name) => fits(name[form]);
}
