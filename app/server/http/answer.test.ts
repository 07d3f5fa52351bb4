import { expect, test } from "vitest";
import { type CachePolicy, isPart, makeAnswer } from "./answer.ts";

test.each<{ cache: CachePolicy; type: string; bytes: number; compressible: boolean }>([
  { cache: "page", type: "text/html", bytes: 1_024, compressible: true },
  { cache: "page", type: "text/html", bytes: 1_023, compressible: false },
  { cache: "immutable", type: "font/woff2", bytes: 20_000, compressible: false },
])("$bytes bytes of $type, kept as $cache: compressible $compressible", (given) => {
  const { compressible } = makeAnswer({
    status: 200,
    headers: { "content-type": given.type },
    body: Buffer.alloc(given.bytes, "a"),
    cache: given.cache,
  });
  expect(compressible).toBe(given.compressible);
});

test.each([
  ["image/avif", true],
  ["image/webp", true],
  ["font/woff2", true],
  ["text/css; charset=utf-8", true],
  ["text/javascript; charset=utf-8", true],
  ["image/svg+xml", false],
  ["text/html; charset=utf-8", false],
  ["text/plain; charset=utf-8", false],
  ["application/json", false],
  ["", false],
])("%s is only ever a part of a page: %s", (type, expected) => {
  expect(isPart(type)).toBe(expected);
});
