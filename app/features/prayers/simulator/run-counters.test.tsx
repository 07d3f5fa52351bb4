import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RunCounters } from "./run-counters.tsx";

const total = { sc: 1050, gc: 0, dust: 0, coin: 148, pulls: 210, pickUps: 3 };

test.each([
  [0, "0%"],
  [15, "25%"],
  [36, "60%"],
  [60, "100%"],
  [85, "100%"],
])("a roll worth %d tokens fills the bar to %s", (coin, width) => {
  const html = renderToStaticMarkup(<RunCounters coin={coin} total={total} covered={[]} />);
  expect(html).toContain(`--max:${width}`);
});

test("the counters show the run's sums", () => {
  const html = renderToStaticMarkup(<RunCounters coin={10} total={total} covered={[]} />);
  const shown = [...html.matchAll(/<dd[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(shown).toEqual(["1,050", "0", "0", "148", "210", "3"]);
});

test("cards that are still covered have given nothing yet", () => {
  const card = { type: "chara", id: "one", name: "One", img: null, metadata: null } as const;
  const covered = [{ ...card, isRateUp: true }];
  const html = renderToStaticMarkup(<RunCounters coin={15} total={total} covered={covered} />);
  const shown = [...html.matchAll(/<dd[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(shown).toEqual(["1,050", "0", "0", "138", "209", "2"]);
  expect(html).toContain(">5 ");
});
