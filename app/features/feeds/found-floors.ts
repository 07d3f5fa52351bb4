import { floorMatches } from "#app/game/tower-filter.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextAttacksMoment } from "#app/presenters/attacks.ts";
import { nextTowerMoment } from "#app/presenters/tower-rewards.ts";
import { askedFloors } from "../tower/floors/asked-floors.ts";
import type { FloorRow } from "../tower/floors/floor-keys.ts";
import { floorsUrl } from "../tower/floors/search-params.ts";
import { floorRows } from "../tower/floors/tower-index.ts";
import type { Route } from "./+types/found-floors";
import { filterErrors, refusedSearch, searchHandle, unknownErrors } from "./asked-search.ts";
import { csvResponse } from "./csv.ts";

export const handle = searchHandle(floorsUrl, (state) =>
  floorsUrl.encode({ ...state, floor: null }),
);

/** GET /stages/scarlet-devil-tower.csv: what a search of the floors finds. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextTowerMoment(dataset, now));
  expiresAt(nextAttacksMoment(dataset, now));
  const state = floorsUrl.decode(url.searchParams);
  const { items, enemies, read, asking } = askedFloors(dataset, state, now);
  const unknown = (asked: string | null, known: unknown) =>
    asked !== null && known === null ? [asked] : [];
  const refused = refusedSearch([
    ...floorsUrl.refusals(url.searchParams),
    ...filterErrors(read),
    ...unknownErrors("enemy", unknown(state.enemy, asking.enemy), "who stands on a floor by id"),
    ...unknownErrors("reward", unknown(state.reward, asking.reward), "what a floor gives by id"),
  ]);
  if (refused) return refused;
  const nameOf = new Map(enemies.flatMap(({ name, units }) => units.map((id) => [id, name.en])));
  const itemOf = new Map(items.map(({ id, name }) => [id, name]));
  const recordOf = new Map(dataset.towerFloors.map((record) => [record.floor, record]));
  const rows = floorRows(dataset, now)
    .filter((row) => floorMatches(row, asking) && (read.test === null || read.test(row)))
    .map((row) => {
      const { rewards = [], sample, sampleFields = [] } = recordOf.get(row.floor) ?? {};
      return {
        floor: row.floor,
        boss: row.isBoss ? "yes" : "no",
        story: row.isStory ? "yes" : "no",
        enemies: standing(row)
          .map(({ unit }) => nameOf.get(unit.id) ?? "")
          .join("; "),
        weaknesses: elementsOf(row, "weaks"),
        resistances: elementsOf(row, "resists"),
        rewards: rewards.map(({ id, amount }) => `${amount} ${itemOf.get(id) ?? id}`).join("; "),
        sample: sample ? "all" : sampleFields.join(" "),
      };
    });
  return csvResponse("floors", rows, COLUMNS);
}

const COLUMNS = [
  "floor",
  "boss",
  "story",
  "enemies",
  "weaknesses",
  "resistances",
  "rewards",
  "sample",
];

const standing = ({ enemies }: FloorRow) => enemies.filter((enemy) => enemy !== null);

/** The elements of all who stand on a floor, each once. */
function elementsOf(row: FloorRow, key: "weaks" | "resists"): string {
  const all = new Set(standing(row).flatMap((enemy) => enemy[key]));
  return [...all].map((element) => labelOf(ELEMENTS, element)).join("; ");
}
