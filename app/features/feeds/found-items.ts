import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { toRanges } from "#app/game/number-ranges.ts";
import { itemKindOf } from "#app/game/vocabulary/item-kinds.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextTowerMoment, towerRewards } from "#app/presenters/tower-rewards.ts";
import { ITEM_KEYS } from "../tower/rewards/item-keys.ts";
import { releasedItems, rewardSheet } from "../tower/rewards/reward-sheet.ts";
import { rewardsUrl } from "../tower/rewards/search-params.ts";
import type { Route } from "./+types/found-items";
import { filterErrors, refusedSearch, searchHandle } from "./asked-search.ts";
import { csvResponse } from "./csv.ts";

export const handle = searchHandle(rewardsUrl, rewardsUrl.encode);

/** GET /stages/scarlet-devil-tower/rewards.csv: what a range of floors gives, an item a line. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextTowerMoment(dataset, now));
  const asked = rewardsUrl.decode(url.searchParams);
  const refused = refusedSearch([
    ...rewardsUrl.refusals(url.searchParams),
    ...filterErrors(readFilter(asked.q, ITEM_KEYS, now)),
  ]);
  if (refused) return refused;
  const { content, lastFloor } = towerRewards(dataset, now);
  const rows = rewardSheet(releasedItems(content, now), asked, lastFloor).items.map(
    ({ item, name, total, entries }) => ({
      id: item,
      name,
      kind: itemKindOf(name),
      total,
      floors: toRanges(entries.map(({ floor }) => floor)),
    }),
  );
  return csvResponse("rewards", rows, ["id", "name", "kind", "total", "floors"]);
}
