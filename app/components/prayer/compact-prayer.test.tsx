import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { CompactPrayer } from "./compact-prayer.tsx";
import type { RateUp, ShownPrayer } from "./shown-prayer.ts";

const reimu: RateUp = {
  kind: "character",
  id: "f1;4-reimu",
  name: { en: "Reimu Hakurei" },
  image: "characters/l1-reimu/thumbnail?v=1",
  type: "fes",
  mark: "new",
};

const prayer: ShownPrayer = {
  id: "festival-1",
  name: "Festival of Springs",
  image: null,
  start: Date.UTC(2026, 5, 1, 5),
  end: Date.UTC(2026, 5, 20, 5),
  timing: "ongoing",
  types: ["festival"],
  stepUps: [],
  rateUps: [reimu],
  more: 0,
};

function markup(changed: Partial<ShownPrayer> = {}): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <CompactPrayer prayer={{ ...prayer, ...changed }} />
    </MemoryRouter>,
  );
}

test.each([
  ["upcoming", "starts in", prayer.start],
  ["ongoing", "ends in", prayer.end],
] as const)("an %s prayer says: %s", (timing, words, moment) => {
  expect(markup({ timing })).toContain(`<small>${words}</small>`);
  expect(markup({ timing })).toContain(`data-to="${moment}"`);
});

test.each([
  ["is over", { timing: "none" }],
  ["has no end", { timing: "ongoing", end: null }],
] as const)("a prayer that %s counts down to nothing", (_, changed) => {
  expect(markup(changed)).not.toMatch(/starts in|ends in|data-to/);
});

test("names lead to the prayer and to its rate-ups, odd ids encoded", () => {
  expect(markup()).toContain('href="/prayers/info/festival-1"');
  expect(markup()).toContain('href="/characters?character=f1%3B4-reimu"');
  expect(markup()).toContain('alt="Reimu Hakurei"');
});

test("new and added rate-ups are marked, others are not", () => {
  const card: RateUp = { kind: "card", id: 9, name: "Misty Lake", image: null, mark: null };
  expect(markup()).toContain(">New<");
  expect(markup({ rateUps: [{ ...reimu, mark: "extra" }, card] })).toContain(">Extra<");
  expect(markup({ rateUps: [card] })).not.toMatch(/>(New|Extra)</);
});

test("of a hidden rate-up stands a veil", () => {
  expect(markup({ rateUps: [{ kind: "hidden", of: "card" }] })).toContain("Hidden card");
});

test("more rate-ups than are drawn are told of", () => {
  expect(markup({ more: 18 })).toContain("-- 18 more... --");
  expect(markup()).not.toContain("more...");
});
