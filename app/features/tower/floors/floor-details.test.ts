import { expect, test, vi } from "vitest";
import { type FloorDetail, floorDetails } from "./floor-details.ts";

/** A slow network: each floor arrives when the test says so. */
function slowDetails() {
  const waiting = new Map<number, PromiseWithResolvers<FloorDetail>>();
  const load = vi.fn((floor: number) => {
    const pending = Promise.withResolvers<FloorDetail>();
    waiting.set(floor, pending);
    return pending.promise;
  });
  const arrive = async (floor: number) => {
    waiting.get(floor)?.resolve(aDetail(floor));
    await Promise.resolve();
  };
  const fail = async (floor: number, reason: unknown) => {
    waiting.get(floor)?.reject(reason);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { details: floorDetails(load), load, arrive, fail };
}

test("whatever the order of the answers, a floor's number leads to its own detail", async () => {
  const { details, arrive } = slowDetails();
  for (const floor of [1, 2, 3]) details.ask(floor);
  await arrive(3);
  await arrive(1);
  await arrive(2);
  for (const floor of [1, 2, 3]) {
    expect(details.of(floor)).toEqual({ state: "ready", detail: aDetail(floor) });
  }
});

test("while the chosen floor is on its way, it is loading, though others arrive", async () => {
  const { details, arrive } = slowDetails();
  details.ask(1);
  details.ask(2);
  await arrive(1);
  expect(details.of(2)).toEqual({ state: "loading" });
});

test("a floor is loaded once", async () => {
  const { details, load, arrive } = slowDetails();
  details.ask(1);
  details.ask(1);
  await arrive(1);
  details.ask(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a floor that came with the page is not loaded", () => {
  const { details, load } = slowDetails();
  details.put(aDetail(7));
  details.ask(7);
  expect(load).not.toHaveBeenCalled();
  expect(details.of(7)).toEqual({ state: "ready", detail: aDetail(7) });
});

test("a failure says why, and the floor can be asked for again", async () => {
  const { details, load, arrive, fail } = slowDetails();
  details.ask(1);
  await fail(1, new Error("tower floor detail data is null"));
  expect(details.of(1)).toEqual({ state: "failed", message: "the site sent no data for it" });
  details.ask(1);
  expect(details.of(1)).toEqual({ state: "loading" });
  await arrive(1);
  expect(details.of(1)?.state).toBe("ready");
  expect(load).toHaveBeenCalledTimes(2);
});

test("those who subscribed are told until they end it", async () => {
  const { details, arrive } = slowDetails();
  const changed = vi.fn();
  const end = details.subscribe(changed);
  details.ask(1);
  await arrive(1);
  expect(changed).toHaveBeenCalledTimes(2);
  end();
  details.ask(2);
  expect(changed).toHaveBeenCalledTimes(2);
});

function aDetail(floor: number): FloorDetail {
  return {
    floor,
    release: null,
    rewards: [],
    enemies: [null, null, null],
    enemyNumber: 0,
    tagNumber: 0,
    useGauge: false,
  };
}
