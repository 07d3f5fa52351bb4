/** JSON that cannot be read; `offset` is where in the text. */
export class JsonScanError extends Error {
  override readonly name = "JsonScanError";
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

export interface JsonScan {
  /** Offset of each element of the top-level array; empty when the text is no array. */
  readonly elements: number[];
  /** Keys that an object holds twice, which JSON.parse would pass over in silence. */
  readonly repeatedKeys: { path: (string | number)[]; offset: number }[];
}

const deepest = 32;
const literals = ["true", "false", "null"];
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const space = /[ \t\n\r]*/y;
const plainCharacters = /[^"\\\p{Cc}]*/uy;
/** Control characters that JSON allows as they are. */
const allowedControls = /[\u007F-\u009F]+/y;
const escapeSequence = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;

/**
 * Walks through JSON text without building values, for what JSON.parse does not tell: where the
 * first fault is, where each record stands, and which keys are repeated.
 * @throws {JsonScanError} at the first fault, or where values are nested more than 32 deep.
 */
export function scanJson(text: string): JsonScan {
  const elements: number[] = [];
  const repeatedKeys: JsonScan["repeatedKeys"] = [];
  const path: (string | number)[] = [];
  let at = 0;

  skipSpace();
  readValue();
  skipSpace();
  if (at < text.length) fail("the end of the file");
  return { elements, repeatedKeys };

  function readValue(): void {
    if (path.length > deepest) throw new JsonScanError(`is nested more than ${deepest} deep`, at);
    const first = text[at];
    if (first === "{") readObject();
    else if (first === "[") readArray();
    else if (first === '"') readString();
    else if (!match(number) && !skipLiteral()) fail("a value");
  }

  function readObject(): void {
    const keys = new Set<string>();
    readItems("}", () => {
      const start = at;
      if (text[at] !== '"') fail('a key in double quotes or "}"');
      const key: string = JSON.parse(readString());
      if (keys.has(key)) repeatedKeys.push({ path: [...path, key], offset: start });
      keys.add(key);
      skipSpace();
      if (text[at] !== ":") fail('":"');
      at += 1;
      skipSpace();
      path.push(key);
      readValue();
      path.pop();
    });
  }

  function readArray(): void {
    readItems("]", (index) => {
      if (path.length === 0) elements.push(at);
      path.push(index);
      readValue();
      path.pop();
    });
  }

  function readItems(end: "}" | "]", readItem: (index: number) => void): void {
    at += 1;
    skipSpace();
    for (let index = 0; index > 0 || text[at] !== end; index += 1) {
      readItem(index);
      skipSpace();
      if (text[at] === end) break;
      if (text[at] !== ",") fail(`"," or "${end}"`);
      at += 1;
      skipSpace();
    }
    at += 1;
  }

  function readString(): string {
    const start = at;
    at += 1;
    do match(plainCharacters);
    while (match(escapeSequence) || match(allowedControls));
    if (text[at] !== '"') fail(text[at] === "\\" ? "a valid escape" : 'a closing "');
    at += 1;
    return text.slice(start, at);
  }

  function skipLiteral(): boolean {
    const literal = literals.find((word) => text.startsWith(word, at));
    at += literal?.length ?? 0;
    return literal !== undefined;
  }

  function skipSpace(): void {
    match(space);
  }

  /** Moves behind what the sticky pattern matches here; false where it matches nothing. */
  function match(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  }

  function fail(expected: string): never {
    const found = at < text.length ? JSON.stringify(text[at]) : "the end of the file";
    throw new JsonScanError(`is not JSON: ${expected} is expected here, not ${found}`, at);
  }
}

/** Finds the line and column, both from 1, of offsets in a text. */
export function lineFinder(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) {
    starts.push(end + 1);
  }
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
