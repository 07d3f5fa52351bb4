import { nameForms, spelledForm } from "../text-match/name-forms.ts";
import { plainText, searchForm } from "../text-match/plain-text.ts";
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
  const forms = new WeakMap<Row, readonly string[]>();
  const formsOf = (row: Row) => {
    const known = forms.get(row) ?? [...new Set(textsOf(row).flatMap(nameForms))];
    forms.set(row, known);
    return known;
  };
  return ({ text, isQuoted }, isWhole = false) => {
    if (!isQuoted && text.includes("*") && /[^*]/.test(text)) {
      const tests = [starred(text, searchForm), starred(text, spelledForm)];
      return (row) => formsOf(row).some((form) => tests.some((fits) => fits(form)));
    }
    const wanted = nameForms(text);
    if (wanted.length === 0) return `“${text}” has no letter to look for.`;
    return (row) =>
      formsOf(row).some((form) =>
        wanted.some((one) => (isWhole ? form === one : form.includes(one))),
      );
  };
}

function starred(text: string, form: (text: string) => string): (text: string) => boolean {
  return wildcardTest(plainText(text).split("*").map(form).join("*"));
}
