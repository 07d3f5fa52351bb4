import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
  [0, "1.1.1.1", "9.9.9.9"],
  [1, undefined, "9.9.9.9"],
  [1, "", "9.9.9.9"],
  [1, "1.1.1.1, 2.2.2.2", "2.2.2.2"],
  [2, "1.1.1.1, 2.2.2.2", "1.1.1.1"],
  [1, "a".repeat(65), "a".repeat(64)],
  [5, "1.1.1.1, 2.2.2.2", "1.1.1.1"],
  [Number.POSITIVE_INFINITY, "1.1.1.1,2.2.2.2", "1.1.1.1"],
])("behind %s proxies, forwarded for %j", (proxies, forwarded, expected) => {
  const request = {
    headers: { "x-forwarded-for": forwarded },
    socket: { remoteAddress: "9.9.9.9" },
  };
  expect(clientAddress(request, proxies)).toBe(expected);
});
