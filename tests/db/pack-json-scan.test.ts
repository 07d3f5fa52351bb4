import fc from "fast-check";
import { expect, test } from "vitest";
import { JsonScanError, lineFinder, scanJson } from "#db/pack/json-scan.ts";

test.each([
  ["", "a value is expected here, not the end of the file", 1, 1],
  ["[1,]", 'a value is expected here, not "]"', 1, 4],
  ['[\n{"a":1,}\n]', 'a key in double quotes or "}" is expected here, not "}"', 2, 8],
  ['[{"a" 1}]', '":" is expected here, not "1"', 1, 7],
  ["[1 2]", '"," or "]" is expected here, not "2"', 1, 4],
  ['["a\n"]', 'a closing " is expected here, not "\\n"', 1, 4],
  ['["\\x"]', 'a valid escape is expected here, not "\\\\"', 1, 3],
  ["[]\n[]", 'the end of the file is expected here, not "["', 2, 1],
])("%j has its fault named and placed", (text, message, line, column) => {
  const error = faultOf(text);
  expect(error?.message).toBe(`is not JSON: ${message}`);
  expect(error && lineFinder(text)(error.offset)).toEqual({ line, column });
});

test("deep nesting is refused before it can exhaust the stack", () => {
  expect(faultOf("[".repeat(1_000_000))?.message).toBe("is nested more than 32 deep");
});

test("keys that stand twice are found with their path", () => {
  const { repeatedKeys } = scanJson('[{"a":1},{"b":{"c":1,"\\u0063":2}}]');
  expect(repeatedKeys).toEqual([{ path: [1, "b", "c"], offset: 21 }]);
});

test("agrees with JSON.parse on what is JSON, and finds every element", () => {
  const json = fc.json({ maxDepth: 5, noUnicodeString: false });
  const broken = fc
    .tuple(json, fc.nat(), fc.constantFrom(...'[]{},:"\\0e.-tx\n\u0001 \u0085'))
    .map(([text, place, letter]) => {
      const at = place % text.length;
      return text.slice(0, at) + letter + text.slice(at + 1);
    });
  fc.assert(
    fc.property(fc.oneof(json, broken), (text) => {
      const value = parsedOrFault(text);
      const fault = faultOf(text);
      expect(fault === undefined).toBe(value !== invalid);
      if (Array.isArray(value)) expect(scanJson(text).elements).toHaveLength(value.length);
    }),
    { numRuns: 2000 },
  );
});

const invalid = Symbol("not JSON");

function parsedOrFault(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return invalid;
    throw error;
  }
}

function faultOf(text: string): JsonScanError | undefined {
  try {
    scanJson(text);
    return undefined;
  } catch (error) {
    if (error instanceof JsonScanError) return error;
    throw error;
  }
}
