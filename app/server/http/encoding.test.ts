import { expect, test } from "vitest";
import { negotiate } from "./encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, zstd", "zstd"],
  ["GZIP", "gzip"],
  ["br;q=0.5, gzip", "gzip"],
  ["br;q=0, gzip;q=0.1", "gzip"],
  ["*", "br"],
  ["*;q=0.5, gzip", "gzip"],
  ["br;q=0, *", "zstd"],
  ["deflate", "identity"],
  ["identity", "identity"],
  ["identity;q=0", "identity"],
  ["*;q=0", "identity"],
  ["gzip;q=0, identity;q=0", "identity"],
])("to %j goes %s", (header, encoding) => {
  expect(negotiate({ "accept-encoding": header })).toBe(encoding);
});

test("of a file only its twins are offered", () => {
  const browser = { "accept-encoding": "gzip, deflate, br, zstd" };
  expect(negotiate(browser, ["br", "gzip", "identity"])).toBe("br");
  expect(negotiate(browser, ["gzip", "identity"])).toBe("gzip");
  expect(negotiate(browser, ["identity"])).toBe("identity");
});
