import { scattered } from "../chance.ts";
import { type DebutPrayerType, debutPlan, PRAYER_OF_TYPE, TITLES } from "./debut-prayers.ts";
import { fromImport, later, orderOf } from "./moments.ts";
import { listed, type Plan } from "./plan.ts";
import { outBy, type ReleasedCharacter, type Roster } from "./roster.ts";

/** Days that a debut prayer runs, by the days from the import to its start: two are running. */
const DEBUTS = new Map([
  [-19, 10],
  [-11, 7],
  [-6, 10],
  [-2, 14],
  [8, 14],
  [15, 14],
]);

/**
 * Prayers around the import: two debuts and a collection are running, two debuts have just ended,
 * and four prayers are to come within three weeks. A debut beyond those has no prayer yet.
 */
export function comingPlansOf(roster: Roster): Plan[] {
  const collected = comingBack("festival", 12, roster);
  const back = comingBack("ultra", 2, roster);
  return [
    ...[...DEBUTS].map(([start, days]) => ({
      ...debutPlanOn(start, roster),
      days,
      simulator: true,
    })),
    {
      id: "festival-collection-running",
      name: `${TITLES.festival} Collection: ${listed(collected)}`,
      types: ["festival", "collection"],
      start: fromImport(-4),
      days: 20,
      rateUps: collected.map((character) => ({ character })),
      stepUps: ["asc5", "special"],
    },
    {
      id: "ultra-rerun-coming",
      name: `${TITLES.ultra} Rerun: ${listed(back)}`,
      types: ["ultra"],
      start: fromImport(3),
      days: 12,
      rateUps: back.map((character) => ({ character })),
      dust: 20,
    },
    {
      id: "lucky-bag-coming",
      name: "Lucky Bag",
      types: ["lucky-bag"],
      start: fromImport(20),
      days: 10,
      columns: "gc",
      gcCost: 300,
      maxPulls: 3,
    },
  ];
}

function debutPlanOn(day: number, roster: Roster): Plan {
  const order = orderOf(fromImport(day));
  const [first, ...others] = roster.characters.filter(({ debut }) => orderOf(debut) === order);
  const type = first && PRAYER_OF_TYPE[first.type];
  if (!type) throw new Error(`nobody comes out ${day} days from the import`);
  return debutPlan(type, [first, ...others], roster);
}

/** Characters of the type who have been out for a while. */
function comingBack(
  type: DebutPrayerType,
  count: number,
  { characters }: Roster,
): ReleasedCharacter[] {
  const same = characters.filter((character) => PRAYER_OF_TYPE[character.type] === type);
  return scattered(outBy(same, later(fromImport(0), -120)), `coming/${type}`).slice(0, count);
}
