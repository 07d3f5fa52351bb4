import { expect, test } from "vitest";
import { LISTING_TABS } from "#app/game/vocabulary/characters.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { resolveInstant } from "#db/pack/instants.ts";
import { readPack } from "#db/pack/read.ts";
import type { PackFile } from "#db/pack/schema/index.ts";
import type { PackInstant } from "#db/pack/schema/values.ts";
import { wholePrayers } from "#db/pack/whole-records.ts";

// Refuses what `npm run db -- validate` refuses; what must hold of every pack is said there.
const { records } = await readPack(import.meta.dirname);
const prayers = [...wholePrayers(records)].map(({ record }) => record);

test("the facts alone are a pack too, without a single sample", async () => {
  const facts = await readPack(import.meta.dirname, { samples: false });
  expect(facts.records["characters.json"]).toEqual(records["characters.json"]);
  const samples = Object.entries(facts.records).filter(([file]) => file.startsWith("samples/"));
  expect(samples.filter(([, list]) => list.length > 0)).toEqual([]);
});

test("the contents of the home page lead to the places that the specification names", () => {
  expect(records["home-contents.json"].map(({ path }) => path)).toEqual([
    "/characters",
    "/story-cards",
    "/stages/scarlet-devil-tower",
    "/prayers/menu",
    "/update-log",
    "/settings",
  ]);
});

test("tabs of the conventional listing hold all characters", () => {
  const tabs = new Map(records["series.json"].map(({ id, tab }) => [id, tab]));
  const inTabs = Map.groupBy(records["characters.json"], ({ series }) => tabs.get(series));
  const known = new Set<string | undefined>(LISTING_TABS.map(({ id }) => id));
  expect([...inTabs.keys()].filter((tab) => !known.has(tab))).toEqual([]);
});

test("there are prayers of every type", () => {
  const types = new Set(prayers.flatMap((prayer) => prayer.types));
  expect(PRAYER_TYPES.filter(({ id }) => !types.has(id))).toEqual([]);
});

// Relative dates see to it that a first start shows each state of the site.
test.each(["2026-11-21T15:00:00Z", "2026-11-21T00:00:00Z", "2027-03-01T23:59:59Z"])(
  "imported at %s, something runs and something is to come in every section",
  (moment) => {
    const now = Date.parse(moment);
    const at = (value: PackInstant | undefined) =>
      value === undefined ? undefined : resolveInstant(value, now).getTime();
    const runs = (one: { start?: PackInstant | undefined; end?: PackInstant | undefined }) =>
      (at(one.start) ?? now + 1) <= now && now < (at(one.end) ?? 0);
    const comes = (moment: PackInstant | undefined) => (at(moment) ?? 0) > now;
    expect(prayers.filter(runs)).not.toEqual([]);
    expect(prayers.filter(({ start }) => comes(start))).not.toEqual([]);
    const all = <File extends PackFile>(...files: File[]) => files.flatMap((file) => records[file]);
    const maintenances = all("maintenances.json", "samples/maintenances.json");
    expect(all("forever-prayers.json", "samples/forever-prayers.json").filter(runs)).not.toEqual(
      [],
    );
    expect(maintenances.filter(runs)).not.toEqual([]);
    for (const dates of [
      maintenances.map(({ start }) => start),
      all("tower-floors.json", "samples/tower-floors.json").map(({ release }) => release),
      all("story-cards.json", "samples/story-card-values.json").map(({ release }) => release),
      all("characters.json", "samples/character-values.json").map(({ debut }) => debut),
    ]) {
      expect(dates.filter(comes)).not.toEqual([]);
    }
  },
);
