import { expect, test } from "vitest";
import { entityTag, matchesEntityTag } from "./send.ts";

test("each encoding of a body has a strong tag of its own", () => {
  const tags = (["identity", "br", "zstd", "gzip"] as const).map((name) => entityTag("h", name));
  expect(tags).toEqual(['"h"', '"h-br"', '"h-zstd"', '"h-gzip"']);
});

test.each([
  [undefined, false],
  ["", false],
  ['"h-br"', true],
  ['W/"h-br"', true],
  ["*", true],
  [" * ", true],
  ['"other", W/"h-br"', true],
  ['"a,b","h-br"', true],
  ['"other"', false],
  ['"h"', false],
  ['"x, "h-br', false],
  ["h-br", false],
])("If-None-Match %j", (header, matches) => {
  expect(matchesEntityTag(header, '"h-br"')).toBe(matches);
});
