import type { z } from "zod";
import type { oembedAnswer, oembedQuery } from "#app/api-schemas/oembed.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import type { Dataset } from "#db/queries/dataset.ts";

const WIDTH = 420;
/** Of an embed with a title and one line. */
const ONE_LINE = 140;

/** GET /api/oembed: the embed of a page of this site; undefined for an address that has none. */
export function oembed(
  dataset: Dataset,
  { url, maxwidth = WIDTH, maxheight }: z.output<typeof oembedQuery>,
  origin: string,
): z.infer<typeof oembedAnswer> | undefined {
  const page = new URL(url);
  const embed = page.origin === new URL(origin).origin ? embedOf(dataset, page) : undefined;
  if (!embed) return undefined;
  const width = Math.min(WIDTH, maxwidth);
  const height = Math.min(embed.height, maxheight ?? embed.height);
  const { href } = new URL(embed.path, origin);
  const title = embed.title.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return {
    version: "1.0",
    type: "rich",
    provider_name: "LostWord Almanac",
    provider_url: new URL(origin).href,
    title: embed.title,
    html: `<iframe src="${href}" title="${title}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`,
    width,
    height,
  };
}

function embedOf(
  { prayers }: Pick<Dataset, "prayers">,
  { pathname }: URL,
): { path: string; title: string; height: number } | undefined {
  if (pathname === "/" || pathname === "/prayers" || pathname === "/embed/next") {
    return { path: "/embed/next", title: "Prayers in Touhou LostWord", height: 440 };
  }
  if (pathname === "/embed/reset") {
    return { path: "/embed/reset", title: "Daily reset of Touhou LostWord", height: ONE_LINE };
  }
  const [, id] = /^\/(?:prayers\/info|embed\/prayer)\/([^/]+)$/.exec(pathname) ?? [];
  const prayer = prayers.find((one) => isListed(one) && encodeURIComponent(one.id) === id);
  if (!prayer) return undefined;
  const { id: known, name } = prayer;
  return { path: `/embed/prayer/${encodeURIComponent(known)}`, title: name, height: ONE_LINE };
}
