import { expect, test } from "vitest";
import { worldLook } from "../worlds.ts";
import { worldMark } from "./world-mark.ts";

const mark = (code: string) => worldMark(code, worldLook(code), 3, 125);

test("the first world has no mark", () => {
  expect(mark("L1")).toBe("");
});

test.each([
  ["L1a", "L1A"],
  ["Lr", "LR"],
  ["L0o", "L00"],
  ["C3<", "C3>"],
  ["A6", "A6&"],
  ["C3≥", "C3≦"],
])("%s is not written like %s", (one, other) => {
  const look = worldLook("A6");
  expect(worldMark(one, look, 3, 125)).not.toBe(worldMark(other, look, 3, 125));
});

test("a long code leaves room for the crest", () => {
  const width = Number(/<rect[^>]* width="([\d.]+)"/.exec(mark("MMMMMMMMMMMM"))?.[1]);
  expect(width).toBeLessThan(110);
});
