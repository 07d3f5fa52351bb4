import { beforeEach, expect, test, vi } from "vitest";
import { Coming, SCREEN, standForBrowser } from "#tests/support/waiting-stretch.ts";
import type { Draw } from "./drawing-turns.ts";

let awaitTurn: (part: Element, draw: Draw) => () => void;
let happen: EventTarget;

beforeEach(async () => {
  const { window, giveBack } = standForBrowser();
  happen = window;
  ({ awaitTurn } = await import("./drawing-turns.ts"));
  return giveBack;
});

test("at each rest of the page one part is drawn, in their order", () => {
  const rests: (() => void)[] = [];
  const requestIdleCallback = (rest: () => void) => rests.push(rest);
  vi.stubGlobal("window", Object.assign(happen, { requestIdleCallback }));
  const drawn = await3();
  expect(drawn).toEqual([]);
  const after: string[][] = [];
  while (rests.length > 0) {
    rests.shift()?.();
    after.push([...drawn]);
  }
  expect(after).toEqual([
    ["1 in its time"],
    ["1 in its time", "2 in its time"],
    ["1 in its time", "2 in its time", "3 in its time"],
  ]);
});

test.each([
  { where: "below the screen", top: 2 * SCREEN, how: "in its time" },
  { where: "above it", top: -2 * SCREEN, how: "in its time" },
  { where: "at its lower edge", top: SCREEN - 1, how: "urgently" },
  { where: "at its upper edge", top: -99, how: "urgently" },
])("a part that comes near $where is drawn $how, and not again", ({ top, how }) => {
  const drawn = await3();
  Coming.all[1]?.see({}, false);
  expect(drawn).toEqual([]);
  Coming.all[1]?.see({}, true, top);
  expect(drawn).toEqual([`2 ${how}`]);
  vi.runAllTimers();
  expect(drawn).toEqual([`2 ${how}`, "1 in its time", "3 in its time"]);
  happen.dispatchEvent(new Event("beforeprint"));
  expect(drawn).toHaveLength(3);
  expect(Coming.all.flatMap(({ watched }) => [...watched])).toEqual([]);
});

test("a page that is printed has all its parts drawn before", () => {
  const drawn = await3();
  happen.dispatchEvent(new Event("beforeprint"));
  expect(drawn).toEqual(["1 urgently", "2 urgently", "3 urgently"]);
  vi.runAllTimers();
  expect(drawn).toHaveLength(3);
});

test("a part that is gone is not drawn, and one that comes later is", () => {
  const drawn: string[] = [];
  const callOff = awaitPart("gone", drawn);
  callOff();
  vi.runAllTimers();
  happen.dispatchEvent(new Event("beforeprint"));
  expect(drawn).toEqual([]);
  awaitPart("later", drawn);
  vi.runAllTimers();
  expect(drawn).toEqual(["later in its time"]);
});

function await3(): string[] {
  const drawn: string[] = [];
  for (const name of ["1", "2", "3"]) awaitPart(name, drawn);
  return drawn;
}

function awaitPart(name: string, drawn: string[]): () => void {
  return awaitTurn({} as unknown as Element, ({ isUrgent }) => {
    drawn.push(`${name} ${isUrgent ? "urgently" : "in its time"}`);
  });
}
