import { expect, test, vi } from "vitest";
import { clientOf, rollLimit } from "./roll-limit.ts";

test("after so many rolls a client waits until their while is over, another one does not", async () => {
  vi.useFakeTimers({ now: 0 });
  const limit = rollLimit({ rolls: 3, seconds: 10 });
  const take = (address: string) => limit(address).take();
  expect([await take("a"), await take("a"), await take("a")]).toEqual([0, 0, 0]);
  vi.setSystemTime(2500);
  expect(await take("a")).toBe(8);
  expect(await take("b")).toBe(0);
  vi.setSystemTime(9999);
  expect(await take("a")).toBe(1);
  vi.setSystemTime(10_001);
  expect(await take("a")).toBe(0);
  vi.useRealTimers();
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["", ""],
  ["unknown", "unknown"],
])("%j rolls as %j", (address, client) => {
  expect(clientOf(address)).toBe(client);
});
