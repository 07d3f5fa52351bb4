import { describe, expect, test } from "vitest";
import { isReleased, nextStatusMoment, statusAt } from "./character-state.ts";

const debut = Date.UTC(2026, 10, 24, 5);

describe("the status at an instant", () => {
  test.each([
    ["upcoming", debut - 1, "upcoming"],
    ["upcoming", debut, "limited"],
    ["announced", debut + 1, "announced"],
    ["non-limited", debut + 1, "non-limited"],
    [null, debut, "not-available"],
  ] as const)("of %s at %d is %s", (status, now, expected) => {
    expect(statusAt({ status, debut }, now)).toBe(expected);
  });

  test("stays upcoming without a debut", () => {
    expect(statusAt({ status: "upcoming", debut: null }, debut)).toBe("upcoming");
  });

  test("changes next at the debut of an upcoming character only", () => {
    expect(nextStatusMoment({ status: "upcoming", debut }, debut - 1)).toBe(debut);
    expect(nextStatusMoment({ status: "upcoming", debut }, debut)).toBeNull();
    expect(nextStatusMoment({ status: "limited", debut }, debut - 1)).toBeNull();
  });
});

test.each([
  ["non-limited", true],
  ["limited", true],
  ["upcoming", true],
  ["announced", false],
  ["not-available", false],
  ["story", false],
  ["enemy", false],
  ["both", false],
  ["guest", false],
] as const)("a character that is %s counts as released: %s", (status, expected) => {
  expect(isReleased(status)).toBe(expected);
});
