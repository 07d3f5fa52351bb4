import type { ListingTab } from "#app/game/vocabulary/listing-tabs.ts";

/** The parts of a world code: `A12.5&` is letters A, number 12.5, rest &. */
interface WorldCode {
  letters: string;
  number: number;
  rest: string;
}

/** Order of worlds: L1, the other L worlds, the arcs by number, AA, Ar, Az, all others by code. */
export function compareWorlds(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)];
  return (
    rank(a) - rank(b) ||
    compareText(left.letters, right.letters) ||
    left.number - right.number ||
    compareText(left.rest, right.rest)
  );
}

/** The tab of the conventional listing that holds a world's characters. */
export function tabOf(world: string): ListingTab {
  if (world === "L1") return "l1";
  if (world === "L80") return "relic";
  if (world === "LM1" || world === "LR1") return "hifuu";
  return world.startsWith("A") ? "retro" : "main";
}

/** The arc's number as written: "6" for A6, A6& and A6æ, "12.5" for A12.5&; none for AA and Ar8. */
export function arcOf(world: string): string | undefined {
  return /^A(\d+(?:\.\d+)?)/.exec(world)?.[1];
}

/** What related worlds share: C3 for C3, C3' and C3>>; L0g stays L0g. */
export function familyOf(world: string): string {
  return /^[A-Za-z]+\d*[a-z]*/.exec(world)?.[0] ?? world;
}

function rank(world: string): number {
  if (world === "L1") return 0;
  if (world.startsWith("L")) return 1;
  if (arcOf(world) !== undefined) return 2;
  return world.startsWith("A") ? 3 : 4;
}

function parse(world: string): WorldCode {
  const [, letters = "", number = "0", rest = ""] =
    /^([A-Za-z]+)(\d+(?:\.\d+)?)?(.*)$/u.exec(world) ?? [];
  return { letters, number: Number(number), rest };
}

/** By code unit, so that the order does not depend on the machine's language. */
function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
