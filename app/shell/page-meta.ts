import type { MetaDescriptor } from "react-router";

const PRODUCT_NAME = "LostWord Almanac";

/**
 * Title with the product's suffix, description and canonical link of a page.
 * `canonical` is a path with its canonical query; the address of the site is never guessed.
 */
export function pageMeta({
  title,
  description,
  canonical,
}: {
  title: string;
  description?: string;
  canonical?: string;
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
    meta.push({ tagName: "link", rel: "canonical", href: canonical });
  }
  return meta;
}

/** A path with its query, without a question mark where the query is empty. */
export function pathWithQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
