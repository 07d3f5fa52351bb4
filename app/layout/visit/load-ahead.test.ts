import { expect, test } from "vitest";
import { mayLoadAhead } from "./load-ahead.ts";

test.each([
  [{}, true],
  [{ connection: null }, true],
  [{ onLine: true, connection: {} }, true],
  [{ onLine: false }, false],
  [{ onLine: false, connection: { effectiveType: "4g" } }, false],
  [{ connection: { effectiveType: "4g" } }, true],
  [{ connection: { effectiveType: "3g", saveData: false } }, true],
  [{ connection: { effectiveType: "2g" } }, false],
  [{ connection: { effectiveType: "slow-2g" } }, false],
  [{ connection: { effectiveType: "4g", saveData: true } }, false],
])("with a browser that tells %j things may be loaded ahead of time: %s", (hints, may) => {
  expect(mayLoadAhead(hints)).toBe(may);
});
