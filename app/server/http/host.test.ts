import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { requestHost } from "./host.ts";

function hostOf(hosts: string[], url = "/", httpVersion = "1.1") {
  const request: Pick<IncomingMessage, "headersDistinct" | "url" | "httpVersion"> = {
    headersDistinct: hosts.length === 0 ? {} : { host: hosts },
    url,
    httpVersion,
  };
  return requestHost(request);
}

test.each([
  "almanac.example",
  "almanac.example:3000",
  "127.0.0.1",
  "[::1]:80",
  "a.example:",
  "%61.example",
])("%s is a host", (host) => {
  expect(hostOf([host])).toBe(host);
});

test.each(["", "a b/<i>", "a@b", "a:b@c", "a/b", "a:80:80", "[::1", "::1", "[a]", "a,b", "%zz"])(
  "%j is none",
  (host) => {
    expect(hostOf([host])).toBe(host === "a,b" ? "a,b" : undefined);
  },
);

test("a request of HTTP/1.1 names one host, one of HTTP/1.0 may name none", () => {
  expect(hostOf([])).toBeUndefined();
  expect(hostOf(["a", "a"])).toBeUndefined();
  expect(hostOf([], "/", "1.0")).toBe("");
});

test("an absolute target names the host, and must name one that can be", () => {
  expect(hostOf(["b.example"], "http://a.example")).toBe("a.example");
  expect(hostOf(["b.example"], "http:///x")).toBeUndefined();
  expect(hostOf(["b c"], "http://a.example/")).toBeUndefined();
});
