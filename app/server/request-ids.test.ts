import { expect, test } from "vitest";
import { newRequestId } from "./request-ids.ts";

test("request ids are 16 hexadecimal digits, and none comes twice", () => {
  const ids = Array.from({ length: 10_000 }, newRequestId);
  expect(ids.every((id) => /^[\da-f]{16}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
