import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { Roster } from "./roster.tsx";
import type { RosterEntry } from "./roster-data.ts";

const entry = (id: string, changes: Partial<RosterEntry>): RosterEntry => ({
  id,
  universe: "L1",
  type: "gen",
  status: "limited",
  img: null,
  name: { en: id },
  shortName: { en: id },
  place: 0,
  ...changes,
});

const CAST = [
  entry("Reimu", { role: "heal", debut: 1 }),
  entry("Marisa", { role: "atk", place: 1, debut: 2 }),
  entry("Alice", { universe: "A6", place: 2 }),
];

function drawnAt(search: string, ids: readonly string[] | null = null): string {
  const name = new URLSearchParams(search).get("name") ?? "";
  const Site = createRoutesStub([
    {
      path: "/characters",
      Component: () => <Roster given={CAST} named={{ text: name, ids }} next={null} />,
    },
  ]);
  return renderToStaticMarkup(<Site initialEntries={[`/characters${search}`]} />);
}

function shownAt(search: string, ids: readonly string[] | null = null): string[] {
  const html = drawnAt(search, ids);
  return [...html.matchAll(/<span class="name"[^>]*>([^<]*)</g)].map(([, text = ""]) => text);
}

test.each([
  ["", ["Reimu", "Marisa", "Alice"]],
  ["?role=atk", ["Marisa"]],
  ["?world=A6", ["Alice"]],
  ["?sort=name", ["Alice", "Marisa", "Reimu"]],
  ["?sort=release", ["Marisa", "Reimu", "Alice"]],
  ["?world=nowhere", ["Reimu", "Marisa", "Alice"]],
  ["?role=nonsense&sort=nothing&size=huge", ["Reimu", "Marisa", "Alice"]],
])("the server draws whom %j asks for", (search, names) => {
  expect(shownAt(search)).toEqual(names);
});

test("of a name those are drawn whom the search has found", () => {
  expect(shownAt("?name=x&sort=name", ["Reimu", "Alice"])).toEqual(["Alice", "Reimu"]);
});

test("what an address names stands nowhere in the HTML but where it is known", () => {
  expect(drawnAt("?character=l80-nobody&world=L80")).not.toMatch(/l80/i);
});
