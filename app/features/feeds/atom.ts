import { Feed } from "feed";
import { authorityOf } from "./feed-authority.ts";

/** The newest entries that a feed holds. */
export const FEED_ENTRIES = 50;

/** One entry of a feed; instants in ms since the epoch. */
export interface FeedEntry {
  /** Names the record for good: the same in every dataset. */
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly updated: number;
  /** HTML; what is data in it has been through `escapeHtml`. */
  readonly content: string;
}

/**
 * A feed as Atom (RFC 4287). Ids are tag URIs of the site's host. Without entries it is as old as
 * `since`. Addresses are relative where the site does not know its own.
 */
export function atomResponse(
  {
    path,
    title,
    page,
    since,
  }: {
    readonly path: string;
    readonly title: string;
    readonly page: string;
    readonly since: number;
  },
  entries: readonly FeedEntry[],
  origin: string | undefined,
): Response {
  const address = (to: string) => new URL(to, origin ?? NOWHERE).href;
  const tag = (id: string) => `tag:${authorityOf(origin)},2026:${id}`;
  const newest = Math.max(...entries.map(({ updated }) => updated));
  const feed = new Feed({
    id: tag(path.slice(1)),
    title: escapeHtml(title),
    copyright: "",
    generator: "LostWord Almanac",
    author: { name: "LostWord Almanac" },
    updated: new Date(entries.length === 0 ? since : newest),
    link: address(page),
    feedLinks: { atom: address(path) },
  });
  for (const { id, title: entryTitle, path: entryPath, updated, content } of entries) {
    feed.addItem({
      id: tag(id),
      title: escapeHtml(entryTitle),
      link: address(entryPath),
      date: new Date(updated),
      published: new Date(updated),
      content,
    });
  }
  return new Response(feed.atom1().replaceAll(NOWHERE, ""), {
    headers: { "content-type": "application/atom+xml; charset=utf-8" },
  });
}

/** Where a site that does not know its address stands, for the library, which takes whole ones only. */
const NOWHERE = "https://nowhere.invalid";

/** A text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
