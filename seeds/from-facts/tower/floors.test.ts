import { expect, test } from "vitest";
import { towerFacts } from "./facts.ts";
import { towerFloorOf } from "./floors.ts";
import { RULES } from "./rules.example.ts";
import { towerRulesOf } from "./rules.ts";

test("what is told of enemies without telling them whole stays in details", () => {
  const floor = towerFloorOf({
    id: "floor-3",
    floor: 3,
    enemies: [{ name: "fairy maid", element: "none" }],
    partial: true,
    recommended: ["fire", "none"],
    storyFloor: true,
    sources: ["a page"],
  });
  expect(floor).toEqual({
    id: 3,
    boss: false,
    storyFloor: true,
    extraAttack: false,
    recommended: ["fire", "no-element"],
    enemies: [],
    rewards: [],
    details: { enemies: [{ name: "fairy maid", element: "no-element" }], partial: true },
    sources: ["a page"],
  });
});

test("a floor of which nothing is told of enemies has no details", () => {
  expect(towerFloorOf({ id: "floor-10", floor: 10, sources: [] })).not.toHaveProperty("details");
});

test("the rules are told as a mechanic", () => {
  const { id, sources, ...values } = RULES;
  expect(towerRulesOf(RULES)).toEqual({ id: "tower-rules", region: "any", values, sources });
});

test("facts without rules, and fields that are not known, are refused", () => {
  const floor = { id: "floor-1", floor: 1, sources: [] };
  expect(() => towerFacts.parse([floor])).toThrow("exactly one record of rules");
  expect(() => towerFacts.parse([RULES, { ...floor, colour: "red" }])).toThrow("colour");
  expect(towerFacts.parse([RULES, floor])).toEqual({ rules: RULES, floors: [floor] });
});
