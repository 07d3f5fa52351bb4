import type { MetaDescriptor } from "react-router";
import { linkPreview, pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import { cardInfoPath } from "#app/presenters/record-paths.ts";
import type { storyCardList } from "./card-list.ts";
import { filterQuery } from "./search-params.ts";

const TITLE = "Touhou LostWord Story Card Tracker";

/** Title, description and preview of the list, or of the card that the address opens. */
export function listMeta(
  data:
    | (Pick<ReturnType<typeof storyCardList>, "state" | "open"> & { origin: string | undefined })
    | undefined,
): MetaDescriptor[] {
  const open = data?.open;
  if (!data || !open) {
    const query = data ? filterQuery(data.state) : new URLSearchParams();
    return pageMeta({
      title: TITLE,
      description: "Every story card of Touhou LostWord with its stats, effects and artist.",
      canonical: pathWithQuery("/story-cards", query),
    });
  }
  return pageMeta({
    title: open.name,
    description: cardDescription(open),
    canonical: cardInfoPath(open.id),
    preview: linkPreview(data.origin, "story-cards", open.id),
  });
}

function cardDescription(card: { rarity: number; artist: { jp: string } }): string {
  const by = card.artist.jp === "" ? "" : ` by ${card.artist.jp}`;
  return `A story card of ${card.rarity === 1 ? "1 star" : `${card.rarity} stars`}${by}: stats, effects and where it is obtained.`;
}
