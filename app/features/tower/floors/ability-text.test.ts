import { expect, test } from "vitest";
import {
  type Ability,
  abilityItemText,
  immunitiesOf,
  itemsBesidesImmunities,
} from "./ability-text.ts";

const nothing = { attr: null, attrName: null, attrType: null, value: null } as const;

test.each([
  [{ type: "graze", value: 2 }, "Graze", "2"],
  [{ type: "boost", value: null }, "Boost", ""],
  [
    { type: "dmg-boost", attr: "liquid", attrName: "Liquid", attrType: "bullet", value: 20 },
    "Damage boost",
    "Liquid 20%",
  ],
  [
    {
      type: "dmg-reduction",
      attr: "maid",
      attrName: "Maid",
      attrType: "character-tag",
      value: -15,
    },
    "Damage reduction",
    "Maid −15%",
  ],
  [
    { type: "anomaly-counter", attr: "burn", attrName: "Burn", attrType: "anomaly", value: 3 },
    "Anomaly counter",
    "Burn 3",
  ],
] as const)("an item %j is a %s of %j", (item, type, detail) => {
  expect(abilityItemText({ ...nothing, ...item })).toEqual({ type, detail });
});

test("immunities are told apart from the other items and stand in the game's order", () => {
  const ability = abilityOf("poison", "blind");
  expect(immunitiesOf(ability)).toEqual(["blind", "poison"]);
  expect(itemsBesidesImmunities(ability).map(({ type }) => type)).toEqual(["graze"]);
});

test("an immunity that names no anomaly is one to all five", () => {
  const all = ["blind", "burn", "freeze", "paralyze", "poison"];
  expect(immunitiesOf(abilityOf(null))).toEqual(all);
});

test("an ability without immunities has none", () => {
  expect(immunitiesOf(abilityOf())).toEqual([]);
});

function abilityOf(...immunities: (string | null)[]): Ability {
  const items = immunities.map((attr) => ({
    type: "anomaly-immunity" as const,
    attr,
    attrName: attr,
    attrType: attr === null ? null : ("anomaly" as const),
    value: null,
  }));
  return { name: "Ability", items: [...items, { ...nothing, type: "graze", value: 1 }] };
}
