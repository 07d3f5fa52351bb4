import {
  findNodeAtLocation,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
  visit,
} from "jsonc-parser";

/** A fault of a JSON text; line and column from 1. */
export interface JsonFault {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** A JSON text that could be read. */
export interface JsonText {
  readonly value: unknown;
  /** Keys that an object holds twice, which JSON.parse would pass over in silence. */
  readonly repeatedKeys: readonly { path: (string | number)[]; line: number }[];
  /**
   * Line, from 1, of a value in an element of the top-level array; where nothing stands at the
   * path, of what would hold it.
   */
  lineOf(index: number, path?: readonly (string | number)[]): number | undefined;
}

const deepest = 32;

/** Reads JSON text, or describes its first error. */
export function readJson(text: string): JsonText | JsonFault {
  const elements: { offset: number; line: number }[] = [];
  const repeatedKeys: JsonText["repeatedKeys"][number][] = [];
  const keys: Set<string>[] = [];
  let depth = 0;
  const enter = (offset: number, line: number, column: number) => {
    if (depth === 1) elements.push({ offset, line: line + 1 });
    depth += 1;
    if (depth > deepest + 1) throw new Fault(`is nested more than ${deepest} deep`, line, column);
  };
  const leave = () => {
    depth -= 1;
  };
  try {
    visit(
      text,
      {
        onArrayBegin: (offset, _length, line, column) => enter(offset, line, column),
        onArrayEnd: leave,
        onObjectBegin: (offset, _length, line, column) => {
          enter(offset, line, column);
          keys.push(new Set());
        },
        onObjectEnd: () => {
          leave();
          keys.pop();
        },
        onObjectProperty: (key, _offset, _length, line, _column, pathSupplier) => {
          const known = keys.at(-1);
          if (known?.has(key))
            repeatedKeys.push({ path: [...pathSupplier(), key], line: line + 1 });
          known?.add(key);
        },
        onLiteralValue: (_value, offset, _length, line) => {
          if (depth === 1) elements.push({ offset, line: line + 1 });
        },
        onError: (code, offset, length, line, column) => {
          throw faultAt(code, text, { offset, length, line, column });
        },
      },
      { disallowComments: true, allowTrailingComma: false },
    );
    const lineOf: JsonText["lineOf"] = (index, path = []) => {
      const element = elements[index];
      if (!element || path.length === 0) return element?.line;
      const record = text.slice(element.offset, elements[index + 1]?.offset);
      return element.line + linesBefore(record, path);
    };
    return { value: JSON.parse(text), repeatedKeys, lineOf };
  } catch (error) {
    if (error instanceof Fault) return error.fault;
    // What only the engine's own parser refuses.
    if (error instanceof SyntaxError) {
      return { message: `is not JSON: ${error.message}`, line: 1, column: 1 };
    }
    throw error;
  }
}

/** How many lines of a record's text end before the value at the path, or what would hold it. */
function linesBefore(record: string, path: readonly (string | number)[]): number {
  const root = parseTree(record);
  for (let length = path.length; root && length > 0; length -= 1) {
    const node = findNodeAtLocation(root, [...path.slice(0, length)]);
    if (node) return record.slice(0, node.offset).split("\n").length - 1;
  }
  return 0;
}

/** Ends the walk through a text. */
class Fault extends Error {
  override readonly name = "Fault";
  readonly fault: JsonFault;

  /** @param line from 0, as the parser counts; column likewise */
  constructor(message: string, line: number, column: number) {
    super(message);
    this.fault = { message, line: line + 1, column: column + 1 };
  }
}

interface Place {
  readonly offset: number;
  readonly length: number;
  readonly line: number;
  readonly column: number;
}

function faultAt(
  code: ParseErrorCode,
  text: string,
  { offset, length, line, column }: Place,
): Fault {
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(",") && /^[\]}]/.test(text.slice(offset))) {
    const last = text[offset] === "]" ? "entry" : "field";
    const lines = before.split("\n");
    const place = [lines.length - 1, (lines.at(-1) ?? "").length - 1] as const;
    return new Fault(`has a comma behind the last ${last} of the list or object`, ...place);
  }
  const found = offset < text.length ? JSON.stringify(text.substr(offset, length || 1)) : "the end";
  return new Fault(`is not JSON: ${sentence(code, found)}`, line, column);
}

function sentence(code: ParseErrorCode, found: string): string {
  switch (printParseErrorCode(code)) {
    case "CommaExpected":
      return `a comma is missing before ${found}`;
    case "ColonExpected":
      return `":" is missing before ${found}`;
    case "PropertyNameExpected":
      return `the name of a field in double quotes is expected here, not ${found}`;
    case "ValueExpected":
      return `a value is expected here, not ${found}`;
    case "CloseBraceExpected":
      return `"}" is missing before ${found}`;
    case "CloseBracketExpected":
      return `"]" is missing before ${found}`;
    case "EndOfFileExpected":
      return `${found} stands behind the end of the list`;
    case "InvalidCommentToken":
      return "it has no comments";
    case "InvalidNumberFormat":
      return `${found} is no number`;
    case "UnexpectedEndOfString":
      return `the text ${found} is not closed`;
    case "InvalidUnicode":
    case "InvalidEscapeCharacter":
      return `${found} has a backslash before a sign that takes none`;
    case "InvalidCharacter":
      return `${found} has a control character`;
    default:
      return `${found} is not expected here`;
  }
}
