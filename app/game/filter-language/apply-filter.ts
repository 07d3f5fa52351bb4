import { isOneSlip } from "../text-match/slip.ts";
import type { FilterKey, FilterTable, RowTest } from "./filter-key.ts";
import { type FilterNode, type FilterTerm, joined, type Mistake } from "./filter-tree.ts";
import { parseFilter } from "./parse-filter.ts";
import { printFilter } from "./print-filter.ts";

/** A filter that was read with the keys of a list. */
export interface ReadFilter<Row> {
  readonly tree: FilterNode | null;
  /** Null where every record will do. */
  readonly test: RowTest<Row> | null;
  /** In the order of the text. */
  readonly mistakes: readonly Mistake[];
  /** Why the text is not applied at all, or null. */
  readonly refusal: string | null;
  /** Whether what it finds changes from day to day (UTC). */
  readonly isDaily: boolean;
}

/**
 * Reads a filter for a list. A term with a mistake counts as if it were not there; the same on the
 * server and in browsers.
 */
export function readFilter<Row>(
  text: string,
  table: FilterTable<Row>,
  now: number,
): ReadFilter<Row> {
  const { tree, mistakes, refusal } = parseFilter(text);
  const found = [...mistakes];
  const test = tree && testOf(tree, { table, now, mistakes: found });
  return {
    tree,
    test,
    mistakes: found.toSorted((a, b) => a.from - b.from),
    refusal,
    isDaily: tree !== null && someTerm(tree, ({ key }) => keyOf(table, key)?.isDaily ?? false),
  };
}

/** The key of this name or alias. */
export function keyOf<Row>(
  { keys }: FilterTable<Row>,
  name: string | null,
): FilterKey<Row> | undefined {
  return keys.find(({ key, aliases = [] }) => key === name || aliases.some((one) => one === name));
}

/** What of a filter a list can read, as a text without mistakes. */
export function soundFilter<Row>(
  { tree, refusal }: ReadFilter<Row>,
  table: FilterTable<Row>,
): string {
  return tree === null || refusal !== null ? "" : printFilter(soundPart(tree, table));
}

function soundPart<Row>(node: FilterNode, table: FilterTable<Row>): FilterNode | null {
  const isSound = (term: FilterTerm) => {
    const mistakes: Mistake[] = [];
    termTest(term, { table, now: 0, mistakes });
    return mistakes.length === 0;
  };
  switch (node.kind) {
    case "term": {
      const values = node.values.filter((value) => isSound({ ...node, values: [value] }));
      return values.length === 0 ? null : { ...node, values };
    }
    case "not": {
      const part = soundPart(node.part, table);
      return part && { kind: "not", part };
    }
    default:
      return joined(
        node.kind,
        node.parts.flatMap((part) => soundPart(part, table) ?? []),
      );
  }
}

interface Reading<Row> {
  readonly table: FilterTable<Row>;
  readonly now: number;
  readonly mistakes: Mistake[];
}

function testOf<Row>(node: FilterNode, reading: Reading<Row>): RowTest<Row> | null {
  switch (node.kind) {
    case "term":
      return termTest(node, reading);
    case "not": {
      const test = testOf(node.part, reading);
      return test && ((row) => !test(row));
    }
    case "and": {
      const tests = testsOf(node.parts, reading);
      return tests.length === 0 ? null : (row) => tests.every((test) => test(row));
    }
    case "or": {
      const tests = testsOf(node.parts, reading);
      return tests.length === 0 ? null : (row) => tests.some((test) => test(row));
    }
  }
}

function testsOf<Row>(parts: readonly FilterNode[], reading: Reading<Row>): RowTest<Row>[] {
  return parts.flatMap((part) => testOf(part, reading) ?? []);
}

function termTest<Row>(term: FilterTerm, reading: Reading<Row>): RowTest<Row> | null {
  const { table, now, mistakes } = reading;
  const key = keyOf(table, term.key);
  if (term.key !== null && !key) {
    const { from } = term;
    mistakes.push({ from, to: from + term.key.length, message: unknownKey(term.key, table) });
    return null;
  }
  const tests = term.values.flatMap((value) => {
    const read = key
      ? key.read({ key: key.key, comparison: term.comparison, value, now })
      : table.words(value);
    if (typeof read !== "string") return [read];
    mistakes.push({ from: value.from, to: value.to, message: read });
    return [];
  });
  const [only] = tests;
  if (tests.length <= 1) return only ?? null;
  return (row) => tests.some((test) => test(row));
}

function unknownKey<Row>(asked: string, { keys }: FilterTable<Row>): string {
  const names = keys.flatMap(({ key, aliases = [] }) => [key, ...aliases]);
  const meant = names.find(
    (name) => isOneSlip(asked, name) || (asked.length > 1 && name.startsWith(asked)),
  );
  const hint = meant
    ? `Did you mean “${meant}”?`
    : `It has ${keys.map(({ key }) => key).join(", ")}.`;
  return `This list has no key “${asked}”. ${hint} A name with a colon stands in quotes.`;
}

function someTerm(node: FilterNode, test: (term: FilterTerm) => boolean): boolean {
  switch (node.kind) {
    case "term":
      return test(node);
    case "not":
      return someTerm(node.part, test);
    default:
      return node.parts.some((part) => someTerm(part, test));
  }
}
