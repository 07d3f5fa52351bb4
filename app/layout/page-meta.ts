import type { MetaDescriptor } from "react-router";
import { absoluteAddress } from "./site-origin.tsx";
import type { StructuredData } from "./structured-data.ts";

const PRODUCT_NAME = "LostWord Almanac";

/**
 * Title with the product's suffix, description and canonical link of a page.
 * `canonical` is a path with its canonical query; the address of the site stands before it where
 * it is known, and is never guessed.
 */
export function pageMeta({
  title,
  description,
  canonical,
  preview,
  record,
}: {
  title: string;
  description?: string;
  canonical?: string;
  /** The picture beside links to the page: an absolute address, or null where none is known. */
  preview?: string | null;
  /** What search engines read of the record that the page is about. */
  record?: StructuredData;
}): MetaDescriptor[] {
  const meta: MetaDescriptor[] = [
    { title: `${title} – ${PRODUCT_NAME}` },
    { property: "og:title", content: title },
    { property: "og:site_name", content: PRODUCT_NAME },
  ];
  if (description) {
    meta.push({ name: "description", content: description });
    meta.push({ property: "og:description", content: description });
  }
  if (canonical) {
    meta.push({ tagName: "link", rel: "canonical", href: absoluteAddress(canonical) });
  }
  if (preview) {
    meta.push({ property: "og:image", content: preview });
    meta.push({ property: "og:image:width", content: "1200" });
    meta.push({ property: "og:image:height", content: "630" });
    meta.push({ name: "twitter:card", content: "summary_large_image" });
  }
  if (record) meta.push({ "script:ld+json": record });
  return meta;
}

/** The records that have a link preview, as its address names them; each is made in app/images. */
export type PreviewKind = "characters" | "story-cards" | "prayers" | "floors";

/**
 * The address of a record's link preview; null where the site does not know its own address, since
 * the Host of a request is not trusted.
 */
export function linkPreview(
  origin: string | undefined,
  kind: PreviewKind,
  id: string | number,
): string | null {
  const path = `/link-previews/${kind}/${encodeURIComponent(id)}.png`;
  return origin === undefined ? null : new URL(path, origin).href;
}

/** A path with its query, without a question mark where the query is empty. */
export function pathWithQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
