import type { Pack } from "#db/pack/pack.ts";
import type { WrittenRecords } from "./small-pack/written.ts";
import { aCharacter, aPerson, barePack } from "./small-pack.ts";

/** Seven characters of three persons in every standing; files that are given replace those here. */
export function castPack(given: WrittenRecords = {}): Pack {
  return barePack({
    "worlds.json": [{ id: "F1;4" }, { id: "L1" }, { id: "A14" }, { id: "C5>" }],
    "series.json": [{ id: "eosd", tab: "l1", titleEn: "Embodiment of Scarlet Devil" }],
    "persons.json": [
      aPerson({ id: "remilia", nameEn: "Remilia Scarlet", nameJp: "レミリア・スカーレット" }),
      aPerson({ nameEn: "Reimu Hakurei", translit: "Hakurei Reimu" }),
      aPerson({ id: "marisa", nameEn: "Marisa Kirisame", nameJp: "霧雨魔理沙" }),
      aPerson({ id: "cirno", nameEn: "Cirno", nameJp: "チルノ" }),
    ],
    "characters.json": [
      aCharacter({ type: "gen", role: "heal" }),
      aCharacter({ id: "f1-reimu", world: "F1;4", titleEn: "Dancer", type: "mfes", role: "atk" }),
      aCharacter({ id: "l1-marisa", person: "marisa", type: "gen", role: "atk", rebirth: true }),
      aCharacter({ id: "c5-marisa", person: "marisa", world: "C5>", type: "fes", role: "atk" }),
      aCharacter({ id: "c5-remilia", person: "remilia", world: "C5>", type: "sfes", role: "spd" }),
      aCharacter({ id: "l1-remilia", person: "remilia", rebirth: true }),
      aCharacter({ id: "l1-cirno", person: "cirno" }),
    ],
    "samples/character-values.json": [
      { id: "l1-reimu", status: "upcoming", debut: { in: "3d", at: "05:00" } },
      { id: "f1-reimu", status: "limited", debut: "2024-05-01T05:00:00Z" },
      { id: "l1-marisa", status: "non-limited", debut: "2024-05-01T02:00:00Z" },
      {
        id: "c5-marisa",
        status: "not-available",
        releaseJp: "2023-01-01T00:00:00Z",
        unreleasedKind: "jp",
      },
      {
        id: "c5-remilia",
        status: "announced",
        releaseJp: { in: "1d", at: "05:00" },
        unreleasedKind: "announced",
      },
      { id: "l1-remilia", unreleasedKind: "story" },
      // Once released, she no longer stands in the list that the pack named.
      { id: "l1-cirno", status: "limited", unreleasedKind: "jp" },
    ],
    "batches.json": [
      {
        id: "standard-1",
        kind: "standard",
        no: 1,
        date: "2024-05-01T02:00:00Z",
        characters: ["l1-marisa", "l1-cirno"],
      },
      {
        id: "ritual-1",
        kind: "ritual",
        no: 1,
        date: "2024-08-01T05:00:00Z",
        characters: ["l1-cirno", "l1-marisa"],
      },
      {
        id: "rebirth-2",
        kind: "rebirth",
        no: 2,
        date: "2025-01-01T05:00:00Z",
        characters: ["l1-marisa"],
      },
      {
        id: "rebirth-1",
        kind: "rebirth",
        no: 1,
        dateMode: "no-date",
        characters: ["l1-cirno"],
      },
      {
        id: "rebirth-costume-1",
        kind: "rebirth-costume",
        no: 1,
        date: "2025-02-01T05:00:00Z",
        characters: ["l1-marisa"],
      },
    ],
    "samples/batches.json": [
      {
        id: "rebirth-3",
        kind: "rebirth",
        no: 3,
        date: { in: "5d", at: "05:00" },
        characters: ["f1-reimu"],
      },
    ],
    "update-entries.json": [
      { id: 1, timestamp: "2024-05-02T00:00:00Z", title: "Characters", sections: ["characters"] },
      { id: 2, timestamp: "2024-06-02T00:00:00Z", title: "Tower", sections: ["tower"] },
    ],
    ...given,
  });
}
