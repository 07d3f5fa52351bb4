import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aPrayerDetail } from "#tests/fixtures/rates/prayer-detail.ts";
import { offeredRolls } from "./offered-rolls.ts";
import { runFrom } from "./replayed-run.ts";
import { RollButtons } from "./roll-buttons.tsx";
import { newRun } from "./simulator-run.ts";

const detail = aPrayerDetail({ maxPulls: 2 });
const prayer = { ...detail, columns: { sc: true, gc: true }, hidden: [], linked: null };

/** The opening tag of each button, in their order: single, ten, god-crystal ten, step-up. */
function buttons(isRolling: boolean, steps = ""): string[] {
  const run = runFrom(detail, "seed", steps) ?? newRun(detail);
  const offered = offeredRolls(prayer, run.state);
  const html = renderToStaticMarkup(
    <RollButtons {...{ prayer, run, offered, isRolling }} onRoll={() => undefined} />,
  );
  return html.match(/<button[^>]*>/g) ?? [];
}

test("while a roll is on its way its buttons wait", () => {
  expect(buttons(true).map((tag) => tag.includes('aria-disabled="true"'))).toEqual(
    Array(4).fill(true),
  );
  expect(buttons(false).join("")).not.toContain("disabled");
});

test("what has come to its end is disabled for good", () => {
  const over = buttons(false, "2g.3u1").map((tag) => tag.includes('disabled=""'));
  expect(over).toEqual([false, false, true, true]);
});
