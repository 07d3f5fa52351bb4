import { expect, test } from "vitest";
import { DatabaseUnreachableError, EmbeddedDatabaseError } from "#db/errors.ts";
import { explainFailure } from "./failures.ts";

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: went wrong`), { code });
}

test.each([
  [new EmbeddedDatabaseError("Another process uses it."), "Another process uses it.", 1],
  [new DatabaseUnreachableError("It does not answer."), "It does not answer.", 3],
  [systemError("ENOSPC"), "The disk is full: no space is left to start the site.", 1],
  [
    new Error("query failed", { cause: systemError("53100") }),
    "The disk is full: no space is left to start the site.",
    1,
  ],
])("an expected failure is one sentence: %s", (error, sentence, exitCode) => {
  expect(explainFailure(error)).toEqual({ sentence, exitCode });
});

test("a failure of the bundled server is known by its name", () => {
  const error = Object.assign(new Error("Port 3000 is in use."), { name: "PortInUseError" });
  expect(explainFailure(error)).toEqual({ sentence: "Port 3000 is in use.", exitCode: 1 });
});

test("what nobody foresaw keeps its stack", () => {
  expect(explainFailure(new TypeError("x is not a function")).sentence).toContain("failures.test");
});
