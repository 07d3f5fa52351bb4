import { expect, test } from "vitest";
import { svgFaults } from "#tests/fixtures/svg-faults.ts";
import type { PicturedCharacter } from "../records.ts";
import { prayerBanner } from "./prayer-banner.ts";

const people = (count: number): PicturedCharacter[] =>
  ["reimu", "marisa", "sakuya", "youmu", "sanae", "reisen", "aya", "cirno", "nobody", "x"]
    .slice(0, count)
    .map((personId) => ({
      id: `l1-${personId}`,
      personId,
      nameJp: "博麗",
      worldId: "L1",
      rebirth: false,
    }));

test.each([0, 1, 2, 3, 4, 5, 7, 8])("%i rate-ups give a sound banner, each its own", (count) => {
  const banner = prayerBanner({ id: "p", type: "fes", rateUp: people(count) });
  expect(svgFaults(banner)).toEqual([]);
  expect(prayerBanner({ id: "p", type: "fes", rateUp: people(count) })).toBe(banner);
  expect(prayerBanner({ id: "p", type: "fes", rateUp: people(count + 1) }) === banner).toBe(
    count === 8,
  );
});

test("a banner tells its type, and hostile text stays out of it", () => {
  const id = `"><script>`;
  const fes = prayerBanner({ id, type: "fes", rateUp: [] });
  expect(svgFaults(fes)).toEqual([]);
  expect(prayerBanner({ id, type: "epic", rateUp: [] })).not.toBe(fes);
});

test("the ritual prayer shows its votive tablets, no other prayer without persons does", () => {
  const plain = prayerBanner({ id: "p", type: "gen", rateUp: [] });
  expect(prayerBanner({ id: "p", type: "gen", rateUp: [], isRitual: true })).not.toBe(plain);
  expect(prayerBanner({ id: "p", type: "gen", rateUp: [], isRitual: false })).toBe(plain);
});
