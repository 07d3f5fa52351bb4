import { expect, test } from "vitest";
import mechanics from "#seeds/mechanics.json" with { type: "json" };
import { PRAYER_TYPES } from "../vocabulary/prayer-types.ts";
import { pointsForCharacter } from "./exchange.ts";

const pointsOf = (id: string) => {
  const fact = mechanics.find((one) => one.id === id);
  return fact && "points" in fact.values ? fact.values.points : undefined;
};

test.each([
  ["festival", "exchange-festival-friend"],
  ["ultra", "exchange-ultra-festival-friend"],
] as const)("a character of the type %s costs what the facts of the game tell", (type, fact) => {
  expect(pointsOf(fact)).toBeGreaterThan(0);
  expect(pointsForCharacter([type])).toBe(pointsOf(fact));
});

test("an ultra festival has its own price, and other types have none that is known", () => {
  expect(pointsForCharacter(["festival", "ultra"])).toBe(pointsForCharacter(["ultra"]));
  const others = PRAYER_TYPES.filter(({ id }) => id !== "festival" && id !== "ultra");
  for (const { id } of others) expect(pointsForCharacter([id])).toBeNull();
});
