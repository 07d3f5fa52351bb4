import { beforeEach, expect, test, vi } from "vitest";

let page: typeof import("./part-of-page.ts");
let events: string[];

beforeEach(async () => {
  vi.resetModules();
  page = await import("./part-of-page.ts");
  events = [];
});

const run = () => events.push("run");

test("what waits for no part runs at once", () => {
  page.whenNoPartIsAwaited(run);
  expect(events).toEqual(["run"]);
});

test("it runs once, when the last part is taken over", () => {
  const [first, second] = [new page.PartOfPage(), new page.PartOfPage()];
  first.awaitTurn();
  second.awaitTurn();
  page.whenNoPartIsAwaited(run);
  second.takeOver();
  expect(events).toEqual([]);
  first.takeOver();
  expect(events).toEqual(["run"]);
  first.takeOver();
  expect(events).toEqual(["run"]);
});

test("a part within a part is awaited before the outer one is struck off", () => {
  const [outer, inner] = [new page.PartOfPage(), new page.PartOfPage()];
  outer.awaitTurn();
  page.whenNoPartIsAwaited(run);
  inner.awaitTurn();
  outer.takeOver();
  expect(events).toEqual([]);
  inner.takeOver();
  expect(events).toEqual(["run"]);
});

test("a part that goes before its turn is awaited no more", () => {
  const goes = new page.PartOfPage().awaitTurn();
  page.whenNoPartIsAwaited(run);
  goes();
  expect(events).toEqual(["run"]);
});

test("a part that is drawn in the browser, and so taken over before what stands around it, is not awaited", () => {
  const part = new page.PartOfPage();
  part.takeOver();
  const goes = part.awaitTurn();
  page.whenNoPartIsAwaited(run);
  expect(events).toEqual(["run"]);
  goes();
});

test("what is called off does not run", () => {
  const part = new page.PartOfPage();
  part.awaitTurn();
  page.whenNoPartIsAwaited(run)();
  part.takeOver();
  expect(events).toEqual([]);
});
