import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FilterNode, FilterValue } from "./filter-tree.ts";
import { COMPARISONS, joined } from "./filter-tree.ts";
import { parseFilter } from "./parse-filter.ts";
import { filterValue, printFilter } from "./print-filter.ts";

/** A tree without the places of its parts. */
function shape(node: FilterNode | null): unknown {
  return JSON.parse(
    JSON.stringify(node, (name, value) => (name === "from" || name === "to" ? undefined : value)),
  );
}

const printed = (text: string) => printFilter(parseFilter(text).tree);
const messages = (text: string) =>
  parseFilter(text).mistakes.map(({ from, to, message }) => [text.slice(from, to), message]);

describe("what a text means", () => {
  test.each([
    ["  reimu   hakurei ", "reimu hakurei"],
    ["role:atk AND agi>=1200", "role:atk agi>=1200"],
    ["a OR b c", "a OR (b c)"],
    ["(a OR b) c", "(a OR b) c"],
    ["((a))", "a"],
    ["(a b) c", "a b c"],
    ["a OR (b OR c)", "a OR b OR c"],
    ["NOT a", "-a"],
    ["-(a b)", "-(a b)"],
    ["--a", "--a"],
    ["-world:A*", "-world:A*"],
    ['killer:"Moon Rabbit",human', 'killer:"Moon Rabbit",human'],
    ["or and not", "or and not"],
    ["10:30", "10:30"],
    ["role:atk,", "role:atk"],
    ["ROLE:ATK", "role:ATK"],
    ["（role：atk OR “Moon Rabbit”） －b", '(role:atk OR "Moon Rabbit") -b'],
    ['"say \\"hi\\" \\\\ \\n"', '"say \\"hi\\" \\\\ \\\\n"'],
    ["name：“a，b”", 'name:"a，b"'],
    ["valueOf constructor:__proto__", "valueOf constructor:__proto__"],
    ["- a", "- a"],
    ["a-b", "a-b"],
    ["", ""],
  ])("%s", (text, meaning) => {
    expect(printed(text)).toBe(meaning);
    expect(parseFilter(text).mistakes).toEqual([]);
  });
});

describe("a mistake is pointed at where it stands, and the rest is read", () => {
  test.each([
    ["(a b", "a b", "(", "This bracket is not closed."],
    ["a) b", "a b", ")", "No bracket is open here."],
    ["a ()", "a", "()", "Nothing stands in these brackets."],
    ["a OR", "a", "OR", "OR stands between two terms."],
    ["OR a", "a", "OR", "OR stands between two terms."],
    ["a AND", "a", "AND", "AND stands between two terms."],
    ["AND a", "a", "AND", "AND stands between two terms."],
    ["a NOT", "a", "NOT", "NOT stands before a term."],
    ["role: a", "a", "role:", "“role” stands here without a value."],
    ['a "b c', 'a "b c"', '"', "This quote is not closed."],
  ])("%s", (text, meaning, place, message) => {
    expect(printed(text)).toBe(meaning);
    expect(messages(text)).toEqual([[place, message]]);
  });
});

describe("beyond the limits nothing is read, and a sentence says why", () => {
  test.each([
    ["characters", "a".repeat(501), /500 characters/],
    ["terms", "a ".repeat(101), /100 terms/],
    ["values", `a:${"b,".repeat(101)}`, /100 terms/],
    ["brackets", `${"(".repeat(21)}a${")".repeat(21)}`, /20 deep/],
    ["open brackets", "(".repeat(500), /20 deep/],
    ["signs of NOT", `${"-".repeat(400)}a`, /20 deep/],
    ["both in turn", `${"-(".repeat(11)}a`, /20 deep/],
  ])("%s", (_, text, reason) => {
    const { tree, refusal, mistakes } = parseFilter(text);
    expect(refusal).toMatch(reason);
    expect({ tree, mistakes }).toEqual({ tree: null, mistakes: [] });
  });

  test("within them all is read", () => {
    expect(parseFilter("a ".repeat(100)).refusal).toBeNull();
    expect(parseFilter(`${"(".repeat(20)}a${")".repeat(20)} (b) -(c)`).refusal).toBeNull();
  });
});

const values = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: 12 }).map(filterValue),
  fc.constantFrom<FilterValue>(
    { text: "A*", isQuoted: false, from: 0, to: 0 },
    { text: "*", isQuoted: true, from: 0, to: 0 },
    { text: "1200..", isQuoted: false, from: 0, to: 0 },
  ),
);
const terms = fc.oneof(
  values.map((value): FilterNode => {
    return { kind: "term", key: null, comparison: ":", values: [value], from: 0, to: 0 };
  }),
  fc
    .tuple(
      fc.constantFrom("role", "yang-atk", "x"),
      fc.constantFrom(...COMPARISONS),
      fc.array(values, { minLength: 1, maxLength: 3 }),
    )
    .map(
      ([key, comparison, list]): FilterNode => ({
        kind: "term",
        key,
        comparison,
        values: list,
        from: 0,
        to: 0,
      }),
    ),
);
const trees = fc.letrec<{ node: FilterNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small", maxDepth: 4 },
    terms,
    tie("node").map((part): FilterNode => ({ kind: "not", part })),
    fc
      .tuple(
        fc.constantFrom("and" as const, "or" as const),
        fc.array(tie("node"), { minLength: 1, maxLength: 3 }),
      )
      .map(([kind, parts]) => joined(kind, parts) ?? fallback),
  ),
})).node;
const fallback: FilterNode = {
  kind: "term",
  key: null,
  comparison: ":",
  values: [filterValue("a")],
  from: 0,
  to: 0,
};

test("a tree that is printed is read as itself", () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const text = printFilter(tree);
      fc.pre(text.length <= 500);
      const { tree: read, mistakes, refusal } = parseFilter(text);
      fc.pre(refusal === null);
      expect(mistakes).toEqual([]);
      expect(shape(read)).toEqual(shape(tree));
    }),
    { numRuns: 3000 },
  );
});

const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 500 }),
  fc
    .array(
      fc.constantFrom(
        ...'()-"\\:=<>,* ',
        "OR",
        "AND",
        "NOT ",
        "role:",
        "a",
        "月",
        "..",
        "\u202E",
        "＂",
      ),
      { maxLength: 120 },
    )
    .map((pieces) => pieces.join("").slice(0, 500)),
);

test("a value that begins with an equals sign does not change the comparison", () => {
  expect(printed("a>,=")).toBe("a>,=");
  expect(printed("a<,=b,c")).toBe("a<,=b,c");
});

test("no text fails, and what was read of it is printed as what reads the same", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { tree, mistakes, refusal } = parseFilter(text);
      for (const { from, to } of mistakes) {
        expect(from).toBeLessThan(to);
        expect(to).toBeLessThanOrEqual(text.length);
      }
      if (refusal !== null) return;
      const again = printFilter(tree);
      fc.pre(again.length <= 500);
      expect(shape(parseFilter(again).tree)).toEqual(shape(tree));
    }),
    { numRuns: 3000 },
  );
});
