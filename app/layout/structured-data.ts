/** A step of the way to a page: what it is called, and its path. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/**
 * What search engines read of a record's page (schema.org): the way to it, and its subject.
 * Paths become whole addresses where the site knows its own (`origin`).
 */
export function structuredData({
  way,
  thing,
  image,
  origin,
}: {
  /** From the section to the page itself. */
  way: readonly Crumb[];
  thing: { readonly "@type": string; readonly name: string; readonly [property: string]: unknown };
  /** Path of the picture; null where there is none. */
  image: string | null;
  origin: string | undefined;
}) {
  const address = (path: string) => (origin === undefined ? path : new URL(path, origin).href);
  const here = way.at(-1);
  return {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: thing.name,
    inLanguage: "en",
    ...(here && { url: address(here.path) }),
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: way.map(({ name, path }, place) => ({
        "@type": "ListItem",
        position: place + 1,
        name,
        item: address(path),
      })),
    },
    mainEntity: { ...thing, ...(image !== null && { image: address(image) }) },
  };
}

export type StructuredData = ReturnType<typeof structuredData>;
