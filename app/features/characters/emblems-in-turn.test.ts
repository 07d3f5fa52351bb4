import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import { EMBLEM_PIXELS } from "#app/artwork/image-paths.ts";
import {
  eachTime,
  emblem,
  SCREEN,
  StateChange,
  show,
  standForBrowser,
  stretchOf,
} from "#tests/support/waiting-stretch.ts";
import { BLANK } from "./emblems-in-turn.ts";

let prepareAhead: (stretch: Element) => () => void;
let happen: EventTarget;

beforeEach(async () => {
  const { window, giveBack } = standForBrowser();
  happen = window;
  ({ prepareAhead } = await import("./stretch-ahead.ts"));
  return giveBack;
});

test("the empty picture is one nobody sees, of the emblems' size, and short", async () => {
  const [kind, base64 = ""] = BLANK.split(",");
  expect(kind).toBe("data:image/gif;base64");
  const picture = sharp(Buffer.from(base64, "base64"));
  expect(await picture.metadata()).toMatchObject({ width: EMBLEM_PIXELS, height: EMBLEM_PIXELS });
  const { channels } = await picture.stats();
  expect(channels.at(-1)?.max).toBe(0);
  expect(BLANK.length).toBeLessThan(100);
});

test.each([
  ["far below, two screens and more", "held", 3.1 * SCREEN, 4 * SCREEN],
  ["near below", "asked for", 2.9 * SCREEN, 4 * SCREEN],
  ["on the screen", "asked for", 0, SCREEN],
  ["near above", "asked for", -3 * SCREEN, -1.9 * SCREEN],
  ["far above", "held", -3 * SCREEN, -2.1 * SCREEN],
])("the emblems of a stretch %s at the first rest are %s", async (_where, then, top, bottom) => {
  const { stretch, addresses, asked } = stretchOf(1, { top, bottom });
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual([then === "held" ? BLANK : "/0"]);
  expect(asked()).toBe(then === "held" ? 0 : 1);
});

test("the emblems of a stretch that is near and waits are empty first, and then asked for one after another", async () => {
  const { stretch, emblems, addresses } = stretchOf(2, { top: SCREEN, bottom: 2 * SCREEN });
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(emblems.map(({ begun }) => begun)).toEqual([
    [BLANK, "/0"],
    [BLANK, "/1"],
  ]);
  expect(addresses()).toEqual(["/0", "/1"]);
});

test("the emblems of a stretch that a browser shows farther ahead are asked for", async () => {
  const { stretch, addresses, asked } = stretchOf(2, { isShown: true });
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/0", "/1"]);
  expect(asked()).toBe(2);
});

test("the emblems of a stretch that does not wait, as its parts do, are left to the browser", async () => {
  const { stretch, addresses, asked } = stretchOf(2, { contentVisibility: "visible" });
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect([addresses(), asked()]).toEqual([["/0", "/1"], 0]);
});

test("an emblem is empty before the stretch is laid out, which would be undone otherwise", async () => {
  const { stretch, emblems } = stretchOf(1);
  const seen: (string | null | undefined)[] = [];
  Object.assign(stretch.lastElementChild ?? {}, {
    getBoundingClientRect: () => seen.push(emblems[0]?.getAttribute("src"), emblems[0]?.loading),
  });
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(seen).toEqual([BLANK, "lazy"]);
});

test("the empty picture begins to load, which a lazy one would not", async () => {
  const { stretch, emblems } = stretchOf(1);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(emblems[0]?.begun).toEqual([BLANK]);
});

test("an emblem that has come keeps its address", async () => {
  const { stretch, emblems, addresses } = stretchOf(2);
  emblems[0] = emblem("/come", 104);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/come", BLANK]);
});

test("the emblems of a stretch that is shown are asked for one after another, at rest", async () => {
  const { stretch, addresses, asked } = stretchOf(7);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  vi.spyOn(performance, "now").mockImplementation(eachTime(2));
  show(stretch);
  expect(asked()).toBe(0);
  const after: number[] = [];
  while (vi.getTimerCount() > 0) {
    await vi.advanceTimersToNextTimerAsync();
    after.push(asked());
  }
  // Each takes 2 ms here, and a task is over after 4.
  expect(after).toEqual([2, 4, 6, 7]);
  expect(addresses()).toEqual(["/0", "/1", "/2", "/3", "/4", "/5", "/6"]);
});

test("a task that is slow asks for one emblem nevertheless", async () => {
  const { stretch, asked } = stretchOf(3);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  vi.spyOn(performance, "now").mockImplementation(eachTime(100));
  show(stretch);
  await vi.advanceTimersToNextTimerAsync();
  expect(asked()).toBe(1);
});

test("of a stretch that is no longer shown no more emblems are asked for, until it is again", async () => {
  const { stretch, asked } = stretchOf(7);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  vi.spyOn(performance, "now").mockImplementation(eachTime(2));
  show(stretch);
  await vi.advanceTimersToNextTimerAsync();
  show(stretch, false);
  await vi.runAllTimersAsync();
  expect(asked()).toBe(2);
  show(stretch);
  await vi.runAllTimersAsync();
  expect(asked()).toBe(7);
});

test.each([
  ["asked for when nobody is told of its row", false, 2],
  ["held while its row waits", true, 0],
])("the emblems of a part that is no box any more are %s", async (_what, isRowPrepared, count) => {
  const { stretch: row } = stretchOf(0);
  const { stretch: part, asked } = stretchOf(2);
  Object.assign(part, { closest: () => row });
  for (const stretch of isRowPrepared ? [part, row] : [part]) prepareAhead(stretch);
  await vi.runAllTimersAsync();
  Object.assign(part, { display: "contents", contentVisibility: "visible" });
  happen.dispatchEvent(new Event("resize"));
  await vi.runAllTimersAsync();
  expect(asked()).toBe(count);
});

test("in another height what is held stays held", async () => {
  const { stretch, addresses } = stretchOf(2);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  happen.dispatchEvent(new Event("resize"));
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual([BLANK, BLANK]);
});

test("an address that the page has set anew meanwhile is kept", async () => {
  const { stretch, emblems, addresses } = stretchOf(1);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  emblems[0]?.setAttribute("src", "/costume");
  show(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/costume"]);
});

test("held emblems get their addresses again for printing", async () => {
  const { stretch, addresses } = stretchOf(2);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  happen.dispatchEvent(new Event("beforeprint"));
  expect(addresses()).toEqual(["/0", "/1"]);
});

test("held emblems stay held when the list is drawn anew, and are asked for once it is shown", async () => {
  const { stretch, emblems, addresses } = stretchOf(2);
  const end = prepareAhead(stretch);
  await vi.runAllTimersAsync();
  for (const each of emblems) each.naturalWidth = 104;
  // One that came with the new drawing.
  emblems.push(emblem("/new", 0));
  end();
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual([BLANK, BLANK, BLANK]);
  show(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/0", "/1", "/new"]);
});

test("one that has not loaded its empty picture yet keeps its own address in mind", async () => {
  const { stretch, addresses } = stretchOf(1);
  const end = prepareAhead(stretch);
  await vi.runAllTimersAsync();
  end();
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  show(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/0"]);
});

test.each([
  ["asked for no more when it leaves the page", false, 0],
  ["asked for when it stays, as the first of the list", true, 2],
])(
  "the emblems of a stretch that is prepared no more are %s",
  async (_what, isConnected, count) => {
    const { stretch, asked } = stretchOf(2);
    const end = prepareAhead(stretch);
    await vi.runAllTimersAsync();
    show(stretch);
    Object.assign(stretch, { isConnected });
    end();
    await vi.runAllTimersAsync();
    expect(asked()).toBe(count);
  },
);

test("what a part of a row tells says nothing of the row", async () => {
  const { stretch: row, asked } = stretchOf(2);
  const part = stretchOf(0).stretch;
  prepareAhead(row);
  await vi.runAllTimersAsync();
  // As it comes by on its way up.
  const told = new StateChange({ skipped: false });
  Object.defineProperty(told, "target", { value: part });
  row.dispatchEvent(told);
  await vi.runAllTimersAsync();
  expect(asked()).toBe(0);
});

test("a stretch that is shown while another is asked for waits its turn", async () => {
  const [one, other] = [stretchOf(3), stretchOf(2)];
  for (const { stretch } of [one, other]) prepareAhead(stretch);
  await vi.runAllTimersAsync();
  vi.spyOn(performance, "now").mockImplementation(eachTime(2));
  show(one.stretch);
  show(other.stretch);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersToNextTimerAsync();
  expect([one.asked(), other.asked()]).toEqual([2, 0]);
  await vi.runAllTimersAsync();
  expect([one.asked(), other.asked()]).toEqual([3, 2]);
});
