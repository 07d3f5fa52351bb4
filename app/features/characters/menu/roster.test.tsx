import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ListedContext } from "#app/components/character/listed-context.ts";
import type { ListedCharacter } from "#app/presenters/listed-character.ts";
import type { PickedByFacts } from "./picked-by-facts.ts";
import { Roster } from "./roster.tsx";
import type { RosterEntry } from "./roster-data.ts";
import { asksFacts, factsQuery } from "./roster-view.ts";
import { charactersMenuUrl } from "./search-params.ts";

const entry = (id: string, changes: Partial<RosterEntry>): RosterEntry => ({
  id,
  universe: "L1",
  type: "gen",
  status: "limited",
  name: id,
  place: 0,
  ...changes,
});

const CAST = [
  entry("Reimu", { role: "heal", debut: 1 }),
  entry("Marisa", { role: "atk", place: 1, debut: 2 }),
  entry("Alice", { universe: "A6", place: 2 }),
];

/** What lists show of them, as the server looks it up. */
const listed = (id: string): ListedCharacter | undefined => {
  const one = CAST.find((known) => known.id === id);
  return one && { ...one, img: null, name: { en: id }, shortName: { en: id } };
};

const NAMES = CAST.map(({ id }) => id).toSorted();

/** As the server picks: of fire is Marisa alone, who bears the tag human. */
function pickedOf(search: string): PickedByFacts {
  const state = charactersMenuUrl.decode(new URLSearchParams(search));
  return {
    query: factsQuery(state),
    ids: !asksFacts(state) ? null : state.sort === "name" ? NAMES : ["Marisa"],
    elements: [["fire", 1]],
    tags: [{ id: "human", label: "Human", isBorne: true, count: 1 }],
  };
}

function drawnAt(search: string, ids: readonly string[] | null = null): string {
  const name = new URLSearchParams(search).get("name") ?? "";
  const Site = createRoutesStub([
    {
      path: "/characters",
      Component: () => (
        <ListedContext value={{ of: listed, isAll: true }}>
          <Roster
            given={CAST}
            named={{ text: name, ids }}
            picked={pickedOf(search)}
            next={null}
            moment={0}
          />
        </ListedContext>
      ),
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
  ["?element=fire", ["Marisa"]],
  ["?tag=human", ["Marisa"]],
  ["?tag=nothing", ["Reimu", "Marisa", "Alice"]],
  ["?element=fire&role=heal", []],
  ["?world=nowhere", ["Reimu", "Marisa", "Alice"]],
  ["?role=nonsense&sort=nothing&size=huge", ["Reimu", "Marisa", "Alice"]],
])("the server draws whom %j asks for", (search, names) => {
  expect(shownAt(search)).toEqual(names);
});

test("of a name those are drawn whom the search has found", () => {
  expect(shownAt("?name=x&sort=name", ["Reimu", "Alice"])).toEqual(["Alice", "Reimu"]);
});

test("choices tell how many they would leave with all else that is set", () => {
  const html = drawnAt("?world=L1&role=heal");
  const count = (label: string) => new RegExp(`>${label} <span[^>]*>(\\d+)<`).exec(html)?.[1];
  expect([count("Attack"), count("Heal"), count("Support"), count("Fire")]).toEqual([
    "1",
    "1",
    "0",
    "1",
  ]);
});

test("what is set stands as chips, each a way to the list without it", () => {
  const html = drawnAt("?role=heal,atk&world=L1&q=role:heal+-world:A6");
  const chips = [...html.matchAll(/aria-label="Remove ([^"]*)" href="[^"?]*\?([^"]*)"/g)];
  expect(chips.map(([, label, query]) => [label, query?.replaceAll("&amp;", "&")])).toEqual([
    ["Attack", "q=role%3Aheal+-world%3AA6&role=heal&world=L1"],
    ["Heal", "q=role%3Aheal+-world%3AA6&role=atk&world=L1"],
    ["World: L1", "q=role%3Aheal+-world%3AA6&role=atk%2Cheal"],
    ["Role: Heal", "q=-world%3AA6&role=atk%2Cheal&world=L1"],
    ["Not World: A6 Scarlet", "q=role%3Aheal&role=atk%2Cheal&world=L1"],
  ]);
});

test("what an address names stands nowhere in the HTML but where it is known", () => {
  expect(drawnAt("?character=l80-nobody&world=L80")).not.toMatch(/l80/i);
});
