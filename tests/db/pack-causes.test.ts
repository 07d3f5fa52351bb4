import { execFileSync } from "node:child_process";
import { mkdir, readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isObject } from "#db/pack/candidates.ts";
import { formatRecords } from "#db/pack/format.ts";
import { packFileNames, schemaOf } from "#db/pack/pack.ts";
import { describePackError } from "#db/pack/refused.ts";
import { faultsIn, writeInto } from "#tests/fixtures/resilience.ts";
import { aPerson, smallPack, writeToTemporaryFolder } from "#tests/fixtures/small-pack.ts";

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await writeToTemporaryFolder());
});
afterEach(() => remove());

/** All that is told of the folder, a line for each error. */
async function errorLines(): Promise<string[]> {
  return (await faultsIn(folder)).map(describePackError);
}

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(folder, file), "utf8");
  expect(text).toMatch(from);
  await writeInto(folder, file, text.replace(from, to));
}

describe("one mistake is one message", () => {
  test.each<[title: string, file: string, from: string | RegExp, to: string, expected: string]>([
    [
      "a comma behind the last record",
      "worlds.json",
      '"F1;4"}\n]',
      '"F1;4"},\n]',
      "worlds.json:3:14: has a comma behind the last entry of the list or object",
    ],
    [
      "a comma behind the last field",
      "worlds.json",
      '"F1;4"}',
      '"F1;4",}',
      "worlds.json:3:13: has a comma behind the last field of the list or object",
    ],
    [
      "no comma between records",
      "worlds.json",
      "},\n{",
      "}\n{",
      'worlds.json:3:1: is not JSON: a comma is missing before "{"',
    ],
    [
      "an artist gets the id of another",
      "artists.json",
      '"id":3',
      '"id":7',
      "artists.json:3: record 7, id: 7 stands already in line 2",
    ],
    [
      "a character gets the id of another",
      "characters.json",
      '"id":"f1-meiling"',
      '"id":"l1-reimu"',
      'characters.json:3: record l1-reimu, id: "l1-reimu" stands already in line 2',
    ],
    [
      "an id that many records name is misspelt",
      "persons.json",
      '"id":"meiling"',
      '"id":"mailing"',
      'characters.json:3: record f1-meiling, person: names "meiling", but persons.json has no record with that id (named in 2 places)',
    ],
    [
      "an id is no id",
      "persons.json",
      '"id":"meiling"',
      '"id":"Meiling!"',
      "persons.json:3: record Meiling!, id: is not an id: lower-case letters, digits, _ and -, at most 80",
    ],
    [
      "a field is misspelt",
      "persons.json",
      '"nameEn":"Hong Meiling"',
      '"nameEng":"Hong Meiling"',
      "persons.json:3: record meiling, nameEng: is not a known field: nameEn is missing",
    ],
    [
      "the unit of an effect is another's",
      "story-cards.json",
      '"unit":"percent"',
      '"unit":"level"',
      'story-cards.json:2: record 12, buffs[2].unit: must be percent for character-tag maid, not "level"',
    ],
    [
      "a chance above 1",
      "samples/prayers.json",
      '"gc":0.8',
      '"gc":1.24',
      "samples/prayers.json:2: record coming, pool[2].gc: must be at most 1, not 1.24",
    ],
    [
      "a column does not sum to 1",
      "samples/prayers.json",
      '"gc":0.8',
      '"gc":0.84',
      "samples/prayers.json:2: record coming, pool: column gc sums to 1.04, not 1: character pick-up 0.1, character normal 0.1, card5 normal 0.84",
    ],
    [
      "a date with an offset",
      "prayers.json",
      "2022-05-11T05:00:00Z",
      "2022-05-11T14:00:00+09:00",
      'prayers.json:2: record anniversary, start: must be in UTC, with Z: 2022-05-11T05:00:00Z, not "2022-05-11T14:00:00+09:00"',
    ],
    [
      "a date without a zone",
      "prayers.json",
      "2022-05-11T05:00:00Z",
      "2022-05-11T05:00",
      'prayers.json:2: record anniversary, start: must be in UTC, with Z at its end, such as 2024-05-01T05:00:00Z, not "2022-05-11T05:00"',
    ],
    [
      "a prayer before the debut of her who is new",
      "prayers.json",
      "2022-05-11T05:00:00Z",
      "2022-05-10T05:00:00Z",
      "prayers.json:2: record anniversary, rateUpCharacters[0].character: is f1-meiling, who comes out 2022-05-11T05:00:00Z, after 2022-05-10T05:00:00Z",
    ],
    [
      "a prayer after the debut of her who is new",
      "prayers.json",
      "2022-05-11T05:00:00Z",
      "2022-05-12T05:00:00Z",
      "prayers.json:2: record anniversary, rateUpCharacters[0].status: is new, but f1-meiling came out 2022-05-11T05:00:00Z, not with the prayer's start 2022-05-12T05:00:00Z",
    ],
    [
      "another price in the exchange",
      "samples/prayer-values.json",
      '"exchange":50',
      '"exchange":30',
      "samples/prayer-values.json:2: record anniversary, rateUpCards[0].exchange: must be 50 for a card of rarity 5, not 30",
    ],
    [
      "somebody released without a debut",
      "characters.json",
      ',"debut":"2022-05-11T05:00:00Z"',
      "",
      "characters.json:3: record f1-meiling, status: is limited, which is released, but debut is missing",
    ],
    [
      "a batch before the debut of its member",
      "samples/batches.json",
      '"date":{"ago":"30d","at":"05:00"}',
      '"date":"2022-05-10T05:00:00Z"',
      "samples/batches.json:2: record standard-2, characters[0]: is f1-meiling, who comes out 2022-05-11T05:00:00Z, after 2022-05-10T05:00:00Z",
    ],
  ])("%s", async (_title, file, from, to, expected) => {
    await change(file, from, to);
    expect(await errorLines()).toEqual([expected]);
  });

  test.each(["artists", "worlds", "persons", "characters", "story-cards", "items", "series"])(
    "%s.json is missing",
    async (name) => {
      await rm(join(folder, `${name}.json`));
      const lines = await errorLines();
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(new RegExp(`^${name}\\.json: is missing: \\S+\\.json:\\d+ names `));
    },
  );

  test.each(["utf16le", "utf16be"])("a file in %s", async (encoding) => {
    const bytes = Buffer.from(`\ufeff${formatRecords([{ id: "L1" }])}`, "utf16le");
    await writeInto(folder, "worlds.json", encoding === "utf16le" ? bytes : bytes.swap16());
    expect(await errorLines()).toEqual(["worlds.json: is in UTF-16: save it as UTF-8"]);
  });

  test("other bytes than UTF-8, with their line", async () => {
    const text = Buffer.from('[\n{"id":"L1"},\n{"id":"\u00e9"}\n]', "latin1");
    await writeInto(folder, "worlds.json", text);
    expect(await errorLines()).toEqual(["worlds.json: is not UTF-8 text: line 3 has other bytes"]);
  });

  test("a field of a record that is written over several lines is told with its own line", async () => {
    const persons = [aPerson(), { ...aPerson({ id: "meiling" }), given: "" }];
    await writeInto(folder, "persons.json", JSON.stringify(persons, null, 2));
    expect(await errorLines()).toEqual(["persons.json:13: record meiling, given: is empty"]);
  });
});

describe("only regular files are opened", () => {
  const sentence = "is not a regular file but a pipe, a socket or a device";

  test("a pipe is refused, and nobody waits", async () => {
    await rm(join(folder, "items.json"));
    execFileSync("mkfifo", [join(folder, "items.json")]);
    expect(await errorLines()).toContain(`items.json: ${sentence}`);
  });

  test("a link to a device is refused", async () => {
    await rm(join(folder, "items.json"));
    await symlink("/dev/zero", join(folder, "items.json"));
    expect(await errorLines()).toContain(`items.json: ${sentence}`);
  });

  test("pack.json too, and a folder in the place of a file", async () => {
    await rm(join(folder, "pack.json"));
    execFileSync("mkfifo", [join(folder, "pack.json")]);
    await rm(join(folder, "worlds.json"));
    await mkdir(join(folder, "worlds.json"));
    expect(await errorLines()).toEqual([
      `pack.json: ${sentence}`,
      "worlds.json: is a folder, not a file",
    ]);
  });

  test("a file in the place of the folder of samples is told once", async () => {
    await rm(join(folder, "samples"), { recursive: true });
    await writeInto(folder, "samples", "x");
    const lines = await errorLines();
    expect(lines.filter((line) => line.startsWith("samples:"))).toEqual([
      "samples: is a file, not a folder",
    ]);
  });
});

describe("a path of the log stays on this site", () => {
  const entry = (url: string) => [
    {
      id: 1,
      timestamp: "2021-05-11T05:00:00Z",
      title: "T",
      data: [{ detail: "d", links: [{ text: "t", url }] }],
    },
  ];

  test.each([
    "/\\evil.example/",
    "\\\\evil.example/",
    "//evil.example/",
    "/.//evil.example/",
    "/x/..//evil.example/",
    "/\t/evil.example/",
    "/ x",
    "javascript:alert(1)",
    "https://evil.example\\@site",
    "prayers",
    "",
  ])("%j is refused", async (url) => {
    await writeInto(folder, "update-entries.json", formatRecords(entry(url)));
    const [line, ...others] = await errorLines();
    expect(others).toEqual([]);
    expect(line).toMatch(/^update-entries\.json:2: record 1, data\[0\]\.links\[0\]\.url: /);
  });

  test("a card of the home page too", async () => {
    await change("home-contents.json", "/prayers/menu", "/\\\\\\\\evil.example");
    expect((await errorLines())[0]).toMatch(/^home-contents\.json:2: record prayers, path: /);
  });
});

test.each(["\u202e", "\u2066", "\u200f", "\u061c", "\u206e"])(
  "a sign that turns the direction of text, %j, is refused in every text of a pack",
  (sign) => {
    const { records } = smallPack();
    const accepted = packFileNames.flatMap((file) =>
      records[file].flatMap((record) =>
        [...variants(record, sign)].filter((one) => schemaOf(file).safeParse(one).success),
      ),
    );
    expect(accepted).toEqual([]);
  },
);

/** Copies of a value, in each of which one text has the sign in it. */
function* variants(value: unknown, sign: string): Generator<unknown> {
  if (typeof value === "string") yield `${value.slice(0, 1)}${sign}${value.slice(1)}`;
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) {
      for (const one of variants(element, sign)) yield value.with(index, one);
    }
  } else if (isObject(value)) {
    for (const [key, field] of Object.entries(value)) {
      for (const one of variants(field, sign)) yield { ...value, [key]: one };
    }
  }
}
