import type { StoryCard } from "#app/api-schemas/story-cards.ts";
import { starsText } from "#app/components/story-card/stars.tsx";
import { buffTarget, buffTitle, buffValues } from "#app/game/story-card-text/buff-text.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { pathWithQuery } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { cardInfoPath } from "#app/presenters/record-paths.ts";
import { nextCardMoment, storyCardList } from "../story-cards/list/card-list.ts";
import { filterQuery, storyCardListUrl } from "../story-cards/list/search-params.ts";
import type { Route } from "./+types/found-cards";
import { filterErrors, refusedSearch, searchHandle, unknownErrors } from "./asked-search.ts";
import { atomResponse, escapeHtml, FEED_ENTRIES } from "./atom.ts";
import { csvResponse, dayOf } from "./csv.ts";

export const handle = searchHandle(storyCardListUrl, filterQuery);

/** GET /story-cards.csv and /story-cards.atom: what a search of the card list finds. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  const asked = storyCardListUrl.decode(url.searchParams);
  expiresAt(nextCardMoment(dataset, now));
  const all = { ...asked, card: null, form: null, shown: dataset.storyCards.length };
  const { cards, read, unknown } = storyCardList(dataset, all, now);
  const refused = refusedSearch([
    ...storyCardListUrl.refusals(url.searchParams),
    ...filterErrors(read),
    ...unknownErrors("featured", unknown.featured, "persons on cards, by ids or English names"),
    ...unknownErrors("options", unknown.tags, "tags that cards help"),
  ]);
  if (refused) return refused;
  if (url.pathname.endsWith(".csv")) return csvResponse("story-cards", cards.map(row), COLUMNS);
  const query = filterQuery(asked);
  const entries = cards
    .flatMap((card) => (card.releaseDate === null ? [] : [{ card, released: card.releaseDate }]))
    .toSorted((a, b) => b.released - a.released)
    .slice(0, FEED_ENTRIES)
    .map(({ card, released }) => ({
      id: `story-cards/${card.id}`,
      title: card.sampleRelease ? `${card.name} (sample)` : card.name,
      path: cardInfoPath(card.id),
      updated: released,
      content: `<p>${escapeHtml(`${starsText(card.rarity)}. ${effects(card) || "No effect"}`)}</p>`,
    }));
  return atomResponse(
    {
      path: pathWithQuery("/story-cards.atom", query),
      title: "Story cards of a search – LostWord Almanac",
      page: pathWithQuery("/story-cards", query),
      since: dataset.importedAt,
    },
    entries,
    origin,
  );
}

const COLUMNS = [
  "id",
  "name",
  "original",
  "stars",
  "type",
  ...STATS.map(({ id }) => id),
  "total",
  "effects",
  "artist",
  "released",
  "from",
  "sample",
];

function row(card: StoryCard) {
  const stats = STATS.map(({ id }) => {
    const own = card.stats.filter(({ type }) => type === id).map(({ max }) => max);
    return [id, own.length === 0 ? "" : Math.max(...own)] as const;
  });
  return {
    id: card.id,
    name: card.name,
    original: card.original?.text ?? "",
    stars: card.rarity,
    type: card.type,
    ...Object.fromEntries(stats),
    total: card.total.max,
    effects: effects(card),
    artist: card.artist.jp,
    released: dayOf(card.releaseDate),
    from: card.obtaining.map(({ display }) => display).join("; "),
    sample: card.sampleRelease ? "released" : "",
  };
}

function effects({ buffs, randomBuffs }: StoryCard): string {
  return [...buffs, ...randomBuffs.flat()]
    .map((buff) => {
      const role = buff.role === null ? "" : ` ${buff.role.toUpperCase()} only`;
      const turns = buff.turn === null ? "" : ` ${buff.turn} T`;
      return `${buffTitle(buff)} ${buffValues(buff, true).max}${turns} (${buffTarget(buff)}${role})`;
    })
    .join("; ");
}
