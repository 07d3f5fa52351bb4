import { isListed } from "#app/game/prayer-paging.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { findSpecialPrayer, type SpecialMode } from "#app/presenters/prayer-detail.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import {
  cardInfoPath,
  characterInfoPath,
  elementPath,
  itemPath,
  tagPath,
} from "#app/presenters/record-paths.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { canonicalPaths } from "#app/site-map.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { Route } from "./+types/sitemap";

/** Pages without content for a search engine. */
const NOT_SEARCHED: ReadonlySet<string> = new Set([
  "/data/correction",
  "/offline",
  "/search",
  "/settings",
]);

/**
 * GET /sitemap.xml: the canonical address of every page and of every record that has one. Such a list holds absolute
 * addresses only, so there is none until the site knows its own (`ORIGIN`).
 */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  if (origin === undefined) {
    throw new Response("The site does not know its address: ORIGIN is not set.\n", { status: 404 });
  }
  const missing = MODES.filter((mode) => !findSpecialPrayer(dataset, mode)).map(chancesPath);
  const pages = canonicalPaths().filter(
    (path) => !NOT_SEARCHED.has(path) && !missing.includes(path),
  );
  const prayers = dataset.prayers.filter(isListed).map(({ id }) => prayerPath(id));
  expiresAt(nextRecordMoment(dataset, now));
  const addresses = [...pages, ...prayers, ...recordPaths(dataset, now)].map(
    (path) => `<url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>`,
  );
  const document = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    "</urlset>",
  ];
  return new Response(`${document.join("\n")}\n`, {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}

/** The pages of what is released at `now`. */
function recordPaths(dataset: Dataset, now: number): string[] {
  const cards = dataset.storyCards.filter(({ release }) => isRevealed(release, now));
  return [
    ...releasedOnly(dataset, now).characters.map(({ id }) => characterInfoPath(id)),
    ...cards.map(({ id }) => cardInfoPath(id)),
    ...dataset.items.map(({ id }) => itemPath(id)),
    ...dataset.stageItems.map(({ id }) => itemPath(String(id))),
    ...dataset.characterTags.map(({ id }) => tagPath(id)),
    ...ELEMENTS.map(({ id }) => elementPath(id)),
  ];
}

/** When another record is released, or null. */
function nextRecordMoment(dataset: Dataset, now: number): number | null {
  return nextMoment(
    [nextThumbnailMoment(dataset, now), ...dataset.storyCards.map(({ release }) => release)],
    now,
  );
}

const MODES = ["standard", "ritual"] as const;

/** Chances stand only where the game's own prayer is in the dataset. */
function chancesPath(mode: SpecialMode): string {
  return `/prayer/${mode}-prayer/info`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
