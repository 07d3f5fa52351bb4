import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
  [0, "1.1.1.1", "9.9.9.9"],
  [1, undefined, "9.9.9.9"],
  [1, "", "9.9.9.9"],
  [1, "1.1.1.1, 2.2.2.2", "2.2.2.2"],
  [2, "1.1.1.1, 2.2.2.2", "1.1.1.1"],
  [1, "unknown", "9.9.9.9"],
  [1, "1.1.1.1:4711", "1.1.1.1"],
  [1, "[2001:DB8:0::1]:4711", "2001:db8::1"],
  [1, "2001:0db8::0001", "2001:db8::1"],
  [1, "[2001:db8::1]", "2001:db8::1"],
  [1, "::ffff:1.2.3.4", "1.2.3.4"],
  [1, "[::ffff:102:304]:80", "1.2.3.4"],
  [1, "fe80::1%eth0", "fe80::1"],
  [1, '"[2001:db8::1]:4711"', "2001:db8::1"],
  [5, "1.1.1.1, 2.2.2.2", "1.1.1.1"],
  [Number.POSITIVE_INFINITY, "1.1.1.1,2.2.2.2", "1.1.1.1"],
])("behind %s proxies, forwarded for %j", (proxies, forwarded, expected) => {
  const request = {
    headers: { "x-forwarded-for": forwarded },
    socket: { remoteAddress: "9.9.9.9" },
  };
  expect(clientAddress(request, proxies)).toBe(expected);
});
