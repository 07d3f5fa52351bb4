import { expect, test } from "vitest";
import { arcOf, compareWorlds, familyOf, tabOf } from "./world-codes.ts";

test("worlds stand in order: L1, L worlds, arcs by number, other A worlds, the rest", () => {
  const order =
    "L1 L0g L1a L10.1 L80 LM1 Lr A6 A6& A7 A7& A7A A7.5& A10 A12.5& AA Ar8 B1 C3 C3>> Z3";
  const worlds = order.split(" ");
  expect(worlds.toReversed().sort(compareWorlds)).toEqual(worlds);
});

test.each([
  ["L1", "l1"],
  ["A6", "retro"],
  ["A12.5&", "retro"],
  ["AA", "retro"],
  ["Ar8", "retro"],
  ["L80", "relic"],
  ["LM1", "hifuu"],
  ["LR1", "hifuu"],
  ["L1a", "main"],
  ["Lr", "main"],
  ["C5>", "main"],
] as const)("world %s is in the tab %s", (world, tab) => {
  expect(tabOf(world)).toBe(tab);
});

test.each([
  ["A6æ", "6"],
  ["A7B", "7"],
  ["A15A&", "15"],
  ["A12.5&", "12.5"],
  ["AA", undefined],
  ["Az1", undefined],
  ["B3", undefined],
])("world %s is of arc %s", (world, arc) => {
  expect(arcOf(world)).toBe(arc);
});

test.each([
  ["C3'", "C3"],
  ["C3∫", "C3"],
  ["B3;6", "B3"],
  ["D8.-5", "D8"],
  ["Cf1#", "Cf1"],
  ["L0g", "L0g"],
  ["L25ws", "L25ws"],
])("world %s is of the family %s", (world, family) => {
  expect(familyOf(world)).toBe(family);
});
