import { expect, test } from "vitest";
import { range } from "#tests/fixtures/large-pack.ts";
import { askedSite } from "#tests/fixtures/running-site.ts";
import { aCharacter, aPerson, barePack } from "#tests/fixtures/small-pack.ts";

const CHARACTERS = 200;
const { ask } = askedSite(
  barePack({
    "worlds.json": [{ id: "L1" }],
    "series.json": [{ id: "eosd", tab: "l1", titleEn: "Embodiment of Scarlet Devil" }],
    "persons.json": range(CHARACTERS, (n) => aPerson({ id: `person-${n}` })),
    "characters.json": range(CHARACTERS, (n) =>
      aCharacter({ id: `l1-${n}`, person: `person-${n}`, unitId: n, type: "gen", role: "heal" }),
    ),
    "samples/character-values.json": range(CHARACTERS, (n) => ({
      id: `l1-${n}`,
      status: "non-limited",
      debut: "2024-05-01T05:00:00Z",
    })),
  }),
  "2026-07-01T12:00:00Z",
);

test.each(["/characters/release-order", "/characters/role-type"])(
  "%s holds all of a long list where it belongs, and nothing back for a script",
  async (path) => {
    const html = await (await ask(path)).text();
    const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
    expect(new Set(main.match(/ href="\/characters\?character=[^"]+"/g)).size).toBe(CHARACTERS);
    expect(html).not.toMatch(/<template|<!--\$[?~!]-->|\$RC\(/);
  },
);

const DATA = /<script[^>]*>window\.__reactRouterContext.*?<\/script>/gs;

test.each(["/characters", "/characters/release-order", "/characters/role-type"])(
  "%s is sent once: its names and pictures stand in the markup and not in the data",
  async (path) => {
    const html = await (await ask(path)).text();
    const data = html.match(DATA)?.join("") ?? "";
    const holds = (text: string) =>
      ["l1-199", "Reimu", "/thumbnail"].map((one) => text.includes(one));
    expect(holds(data)).toEqual([true, false, false]);
    expect(holds(html.replaceAll(DATA, ""))).toEqual([true, true, true]);
  },
);

test("the file of what lists show knows every character", async () => {
  const records = await (await ask("/listed-characters.json")).json();
  expect(records).toHaveLength(CHARACTERS);
  expect(records).toContainEqual(
    expect.objectContaining({ id: "l1-7", type: "gen", role: "heal", status: "non-limited" }),
  );
});
