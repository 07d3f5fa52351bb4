import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { ILLUSTRATOR_KEYS } from "../story-cards/illustrators/illustrator-keys.ts";
import { illustratorList } from "../story-cards/illustrators/illustrator-list.ts";
import { illustratorsUrl, orderQuery } from "../story-cards/illustrators/search-params.ts";
import { nextCardMoment } from "../story-cards/list/card-list.ts";
import type { Route } from "./+types/found-illustrators";
import { filterErrors, refusedSearch, searchHandle } from "./asked-search.ts";
import { csvResponse, dayOf } from "./csv.ts";

export const handle = searchHandle(
  illustratorsUrl,
  (state) => new URLSearchParams(orderQuery(state)),
);

/** GET /story-cards/illustrators.csv: what a search of the illustrators finds. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextCardMoment(dataset, now));
  const asked = illustratorsUrl.decode(url.searchParams);
  const refused = refusedSearch([
    ...illustratorsUrl.refusals(url.searchParams),
    ...filterErrors(readFilter(asked.q, ILLUSTRATOR_KEYS, now)),
  ]);
  if (refused) return refused;
  const all = { ...asked, artist: null, shown: dataset.artists.length };
  const rows = illustratorList(dataset, all, now).illustrators.map((one) => ({
    id: one.id,
    name: one.jp,
    cards: one.storyCards.length,
    since: dayOf(one.earliest),
    "names of cards": one.storyCards.map(({ name }) => name).join("; "),
    twitter: one.twitter,
    pixiv: one.pixiv,
    website: one.website,
  }));
  return csvResponse("illustrators", rows, COLUMNS);
}

const COLUMNS = ["id", "name", "cards", "since", "names of cards", "twitter", "pixiv", "website"];
