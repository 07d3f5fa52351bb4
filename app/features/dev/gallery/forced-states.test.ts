import { expect, test } from "vitest";
import { withForced } from "./forced-states.ts";

test("a rule for a state holds where the state is forced, with the same weight", () => {
  expect(withForced(".chip:active")).toBe(".chip:active, .chip:is([data-state='active'] *)");
});

test("what is pressed is hovered as well", () => {
  expect(withForced(".check:hover input:enabled")).toBe(
    ".check:hover input:enabled, .check:is([data-state='hover'] *, [data-state='active'] *) input:enabled",
  );
});

test("the focus rings what can have it alone", () => {
  expect(withForced(":focus-visible")).toMatch(
    /^:focus-visible, :is\(\[data-state='focus'\] :where\(a,/,
  );
});

test.each([".chip", ".is-hover", ".btn:focus-visible-not", ".x:is([data-state='hover'] *):hover"])(
  "%s stays as it is",
  (selector) => {
    expect(withForced(selector)).toBe(selector);
  },
);
