import { describe, expect, test } from "vitest";
import { latestMoment } from "#app/game/reveal.ts";
import { homeState, stateMoments } from "./home-state.ts";

const HOUR = 3_600_000;
const at = Date.UTC(2026, 5, 15);
const hour = (count: number) => at + count * HOUR;

const records = {
  prayers: [
    { id: "coming", start: hour(5), end: hour(20) },
    { id: "ending", start: hour(-9), end: hour(4) },
    { id: "open", start: hour(0), end: null },
    { id: "later", start: hour(30), end: null },
    { id: "over", start: hour(-9), end: hour(-1) },
  ],
  maintenances: [
    { id: 1, start: hour(2), end: hour(6), devLetterTime: hour(1) },
    { id: 2, start: hour(48), end: null, devLetterTime: null },
  ],
  upcoming: [
    { id: "undated", debut: null },
    { id: "second", debut: hour(9) },
    { id: "first", debut: hour(5) },
  ],
};

const shown = (now: number) => {
  const { ongoing, upcoming, maintenance, characters } = homeState(records, now);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(" ");
  const announced = maintenance
    ? `${maintenance.record.id} ${maintenance.status}, letter ${maintenance.devLetter}`
    : null;
  return [ids(ongoing), ids(upcoming), announced, ids(characters)];
};

describe("as time passes", () => {
  test.each([
    [0, ["ending open", "coming later", "1 waiting, letter starts in", "first second undated"]],
    [1, ["ending open", "coming later", "1 waiting, letter started", "first second undated"]],
    [2, ["ending open", "coming later", "1 ongoing, letter ended", "first second undated"]],
    [4, ["open", "coming later", "1 ongoing, letter ended", "first second undated"]],
    [5, ["coming open", "later", "1 ongoing, letter ended", "second undated"]],
    [6, ["coming open", "later", "2 waiting, letter null", "second undated"]],
    [9, ["coming open", "later", "2 waiting, letter null", "undated"]],
    [20, ["open", "later", "2 waiting, letter null", "undated"]],
    [48, ["open later", "", "2 ongoing, letter null", "undated"]],
  ] as const)("after %d hours", (count, state) => {
    expect(shown(hour(count))).toEqual(state);
    expect(shown(hour(count) - 1)).not.toEqual(state);
  });

  test("nothing changes but at the moments told", () => {
    const moments = stateMoments(records);
    for (let now = at; now <= hour(60); now += HOUR / 4) {
      expect(shown(latestMoment(at, moments, now))).toEqual(shown(now));
    }
  });
});

test("without records every part is empty", () => {
  const nothing = { prayers: [], maintenances: [], upcoming: [] };
  const empty = { ongoing: [], upcoming: [], maintenance: null, characters: [] };
  expect(homeState(nothing, at)).toEqual(empty);
  expect(stateMoments(nothing)).toEqual([]);
});
