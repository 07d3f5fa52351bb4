import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LISTED_REIMU } from "#tests/support/listed-character.ts";
import { Cast } from "./cast.tsx";

const character = (id: string) => ({ ...LISTED_REIMU, id, name: { en: id, translit: null } });

test.each([
  { cast: 3, isFirst: false, lists: [null] },
  { cast: 45, isFirst: false, lists: ["1 to 20 of 45", "21 to 40 of 45", "41 to 45 of 45"] },
  { cast: 61, isFirst: true, lists: ["1 to 60 of 61", "61 of 61"] },
])(
  "$cast characters, in the first stretch: $isFirst, are heard as the lists $lists, each once and in order",
  ({ cast, isFirst, lists }) => {
    const ids = Array.from({ length: cast }, (_, index) => `c${index}`);
    const html = renderToStaticMarkup(<Cast characters={ids.map(character)} isFirst={isFirst} />);
    const found = [...html.matchAll(/<ul[^>]*>/g)].map(
      ([list]) => /aria-label="([^"]*)"/.exec(list)?.[1] ?? null,
    );
    expect(found).toEqual(lists);
    expect([...html.matchAll(/<li>.*?title="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
  },
);
