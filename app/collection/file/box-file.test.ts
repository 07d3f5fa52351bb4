import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBox } from "#tests/fixtures/any-box.ts";
import { type Box, boxOf } from "../box/box.ts";
import { keyOf, NO_ENTRY } from "../box/entry.ts";
import { csvOf, readCsv } from "./box-csv.ts";
import { readFile } from "./box-file.ts";
import { LARGEST_FILE } from "./file-form.ts";
import { fileOf } from "./write-file.ts";

test("a file gives back every profile, ids that nobody knows included", () => {
  fc.assert(
    fc.property(fc.array(anyBox, { minLength: 1, maxLength: 3 }), (boxes) => {
      const profiles = boxes.map((box, at) => ({ name: `Profile ${at}`, box }));
      const read = readFile(fileOf(profiles, 0));
      const readProfiles = read.outcome === "read" ? read.profiles : [];
      expect(readProfiles.map(({ name, box }) => [name, sorted(box)])).toEqual(
        profiles.map(({ name, box }) => [name, sorted(box)]),
      );
    }),
  );
});

test("a file of version 1 is read as it was written", () => {
  const text = `{"format":"lostword-almanac-collection","version":1,"exportedAt":"2026-11-28T00:00:00.000Z",
    "profiles":[{"name":"Main","characters":{"l1-reimu":{"owned":true,"limitBreak":3,"rebirth":true},
    "zz-unknown":{"wanted":true}},"cards":{"12":{"copies":4,"note":"raid"}},"amounts":{"coins":7}}]}`;
  const read = readFile(text);
  const box = boxOf(
    [
      [keyOf("character", "l1-reimu"), { ...NO_ENTRY, count: 1, limitBreak: 3, rebirth: true }],
      [keyOf("character", "zz-unknown"), { ...NO_ENTRY, wanted: true }],
      [keyOf("card", 12), { ...NO_ENTRY, count: 4, note: "raid" }],
    ],
    [["coins", 7]],
  );
  expect(read).toEqual({ outcome: "read", profiles: [{ name: "Main", box }] });
});

test.each([
  ["noise", "x".repeat(LARGEST_FILE + 1), /far larger/],
  ["no JSON", "PK\u0003\u0004", /no collection/],
  ["a file of another game", '{"format":"GOOD","version":2}', /no collection/],
  ["a later version", '{"format":"lostword-almanac-collection","version":7}', /version 7/],
  [
    "a damaged one",
    '{"format":"lostword-almanac-collection","version":1,"exportedAt":"2026-11-28T00:00:00Z","profiles":[{"name":"a","cards":{"1":{"copies":100}}}]}',
    /damaged at "profiles\.0\.cards\.1\.copies"/,
  ],
])("%s is refused with a sentence", (_, text, message) => {
  expect(readFile(text)).toEqual({ outcome: "refused", message: expect.stringMatching(message) });
});

test("reading never throws, whatever it is given", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readFile(text).outcome).toBe("refused");
      expect(["read", "refused"]).toContain(readCsv(text).outcome);
    }),
  );
});

test("a table gives back characters and cards with their notes", () => {
  fc.assert(
    fc.property(anyBox, (box) => {
      const read = readCsv(csvOf(box, (key) => `=${key}, "of" the game`));
      expect(read.outcome === "read" && sorted(read.box)[0]).toEqual(sorted(box)[0]);
    }),
  );
});

test("a note that looks as if it had been escaped comes back as it was", () => {
  const box = boxOf([[keyOf("card", 1), { ...NO_ENTRY, count: 1, note: "'=1+1" }]]);
  expect(readCsv(csvOf(box, () => "name"))).toEqual({ outcome: "read", box });
});

test("a long note of signs outside the plane that notes are counted in goes through table and file", () => {
  const csv = `kind,id,count,note\ncard,1,1,a${"🍵".repeat(100)}`;
  const table = readCsv(csv);
  const box = table.outcome === "read" ? table.box : boxOf([]);
  expect(box.entries.get(keyOf("card", 1))?.note).toBe(`a${"🍵".repeat(59)}`);
  const profiles = Array.from({ length: 60 }, () => ({ name: "Same", box }));
  expect(readFile(fileOf(profiles, 0))).toEqual({ outcome: "read", profiles });
});

test("a table runs no formula in a spreadsheet", () => {
  const box = boxOf([[keyOf("card", 1), { ...NO_ENTRY, count: 1, note: "=1+1" }]]);
  expect(csvOf(box, () => "+name")).toContain(`card,1,"'+name",1,0,no,no,no,"'=1+1"`);
});

test("a table that lacks a column, or has a faulty row, is refused with its place", () => {
  expect(readCsv("name;owned\nReimu;1")).toMatchObject({
    message: expect.stringMatching(/"kind"/),
  });
  const faulty = "kind,id,count\ncard,1,1\ncard,1,many";
  expect(readCsv(faulty)).toMatchObject({ message: expect.stringMatching(/^Row 3: count/) });
});

function sorted({ entries, amounts }: Box) {
  const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
    a < b ? -1 : 1;
  return [[...entries].sort(byKey), [...amounts].sort(byKey)];
}
