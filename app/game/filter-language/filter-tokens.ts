import type { Comparison, FilterTerm, FilterValue, Mistake, Span } from "./filter-tree.ts";

export type FilterToken = FilterTerm | (Span & { readonly kind: "open" | "close" | Operator });

type Operator = "and" | "or" | "not";

/** Operators are written in capitals: "or" in lower case is a word of a name. */
const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ["AND", "and"],
  ["OR", "or"],
  ["NOT", "not"],
]);

/** The text of a filter in pieces; what is wrong with one goes to `mistakes`. */
export function filterTokens(written: string, mistakes: Mistake[]): readonly FilterToken[] {
  const read = { text: narrowSigns(written), written, mistakes };
  const { text } = read;
  const tokens: FilterToken[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text[at] ?? "";
    if (SPACE.test(sign)) {
      at += 1;
    } else if (sign === "(" || sign === ")") {
      tokens.push({ kind: sign === "(" ? "open" : "close", from: at, to: at + 1 });
      at += 1;
    } else if (sign === "-" && /[^\s)]/u.test(text[at + 1] ?? " ")) {
      tokens.push({ kind: "not", from: at, to: at + 1 });
      at += 1;
    } else {
      const token = readPiece(read, at);
      tokens.push(token);
      at = token.to;
    }
  }
  return tokens;
}

const SPACE = /\s/u;
/** A key with its comparison. */
const KEY = /([a-z][a-z0-9-]*)(<=|>=|[:=<>])/iy;
const WORD = /[^\s()"]+/uy;
const VALUE = /[^\s()",]+/uy;

interface Reading {
  /** With the signs of the keyboard, each in its place. */
  readonly text: string;
  readonly written: string;
  readonly mistakes: Mistake[];
}

function readPiece(reading: Reading, from: number): FilterToken {
  const { text, mistakes } = reading;
  const keyed = matchAt(KEY, text, from);
  if (!keyed) {
    const value = readValue(reading, from, WORD);
    const operator = value.isQuoted ? undefined : OPERATORS.get(value.text);
    if (operator) return { kind: operator, from, to: value.to };
    return { kind: "term", key: null, comparison: ":", values: [value], from, to: value.to };
  }
  const [whole, key = "", sign] = keyed;
  const values: FilterValue[] = [];
  let to = from + whole.length;
  let isMore = true;
  while (isMore) {
    const value = readValue(reading, to, VALUE);
    if (value.to > to) values.push(value);
    isMore = text[value.to] === ",";
    to = value.to + (isMore ? 1 : 0);
  }
  if (values.length === 0) {
    mistakes.push({ from, to, message: `“${key}” stands here without a value.` });
  }
  return { kind: "term", key: key.toLowerCase(), comparison: comparisonOf(sign), values, from, to };
}

function readValue(reading: Reading, from: number, bare: RegExp): FilterValue {
  const { text } = reading;
  if (text[from] === '"') return readQuoted(reading, from);
  const found = matchAt(bare, text, from)?.[0] ?? "";
  return { text: found, isQuoted: false, from, to: from + found.length };
}

/** In quotes, as it is written; a backslash stands before a quote or another backslash. */
function readQuoted({ text, written, mistakes }: Reading, from: number): FilterValue {
  let value = "";
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    const next = text[at + 1];
    if (sign === '"') return { text: value, isQuoted: true, from, to: at + 1 };
    if (sign === "\\" && (next === '"' || next === "\\")) {
      at += 1;
      value += written[at] ?? "";
    } else {
      value += written[at] ?? "";
    }
  }
  mistakes.push({ from, to: from + 1, message: "This quote is not closed." });
  return { text: value, isQuoted: true, from, to: text.length };
}

function comparisonOf(sign: string | undefined): Comparison {
  switch (sign) {
    case "<=":
    case ">=":
    case "=":
    case "<":
    case ">":
      return sign;
    default:
      return ":";
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The signs of the language as input methods and phones write them, each in its place. */
function narrowSigns(text: string): string {
  return text.replace(/[（）：＝＜＞，－＂“”„]/g, (sign) => SIGNS[sign] ?? sign);
}

const SIGNS: Readonly<Record<string, string>> = {
  "（": "(",
  "）": ")",
  "：": ":",
  "＝": "=",
  "＜": "<",
  "＞": ">",
  "，": ",",
  "－": "-",
  "＂": '"',
  "“": '"',
  "”": '"',
  "„": '"',
};
