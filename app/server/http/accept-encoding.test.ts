import { expect, test } from "vitest";
import { chooseEncoding } from "./accept-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, zstd", "zstd"],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["BR", "br"],
  ["br;q=0.5, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.500", "br"],
  ["br;q=0, *", "zstd"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
  ["identity, br;q=0.9", "identity"],
  ["identity;q=0", "identity"],
  ["identity;q=0.1, br;q=0.2", "br"],
  ["compress, deflate", "identity"],
  ["br; q=1.0 , gzip;q=0.2", "br"],
  ["br;q=2, gzip;q=nonsense", "identity"],
])("%j is sent %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
