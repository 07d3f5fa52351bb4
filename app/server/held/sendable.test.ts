import { expect, test } from "vitest";
import { makeAnswer } from "../http/answer.ts";
import { Sendable } from "./sendable.ts";

const page = () =>
  new Sendable(
    makeAnswer({ status: 200, headers: {}, body: "page ".repeat(1000), cache: "page" }),
    "kept",
  );

test("an encoding is made once, also for those who wait for it together", async () => {
  const sendable = page();
  const [first, second] = [sendable.body("br"), sendable.body("br")];
  expect(first).toBe(second);
  const made = await first;
  expect(sendable.body("br")).toBe(made);
});

test("a head is made once for its name, its own headers in place of the base's", () => {
  const sendable = page();
  const base = { "x-a": "base", "x-b": "base" };
  const make = () => ({ "x-b": "own", "set-cookie": ["a=1", "b=2"] });
  const head = sendable.head("br", base, make);
  expect(head).toEqual(["x-a", "base", "x-b", "own", "set-cookie", ["a=1", "b=2"]]);
  expect(sendable.head("br", base, make)).toBe(head);
  expect(sendable.head("gzip", base, () => ({}))).toEqual(["x-a", "base", "x-b", "base"]);
});

test("another base makes another head", () => {
  const sendable = page();
  sendable.head("br", { "x-a": "page" }, () => ({}));
  expect(sendable.head("br", { "x-a": "api" }, () => ({}))).toEqual(["x-a", "api"]);
});

test("a body that is moved into other memory is counted with what lies around it", () => {
  const answer = makeAnswer({ status: 200, headers: {}, body: "page", cache: "page" });
  let grown = 0;
  const sendable = new Sendable(answer, "kept", (bytes) => {
    grown += bytes;
  });
  const memory = Buffer.allocUnsafeSlow(14);
  memory.write("page", 10);
  sendable.move("identity", memory.subarray(10));
  expect([String(sendable.body("identity")), grown]).toEqual(["page", 10]);
});
