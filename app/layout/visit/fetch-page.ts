/** Ms after which a page that has not come is given up. */
const LONGEST_MS = 10_000;

/** The code of the pages fetched, by their paths, as the answers named it (module-links.ts). */
const codeOf = new Map<string, readonly string[]>();

/**
 * Fetches the data of a page ahead of time. Resolves when they have come or will not: then they are
 * asked for again when somebody goes there.
 */
export async function fetchPage(path: string): Promise<void> {
  try {
    const answer = await fetch(dataPath(path), {
      priority: "low",
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    // To the end: the browser keeps what has come as a whole.
    await answer.arrayBuffer();
    codeOf.set(path, namedModules(answer.headers.get("link")));
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
  }
}

/** Preloads the code of a page whose data were fetched: the pointer or the focus is on its link. */
export function preloadCode(path: string): void {
  for (const href of codeOf.get(path) ?? []) preload(href);
  codeOf.delete(path);
}

/** Where the router asks for the data of a page. */
export function dataPath(path: string): string {
  return path === "/" ? "/_.data" : `${path.replace(/\/$/, "")}.data`;
}

/** The addresses of a `Link` header that are to be preloaded as modules. */
export function namedModules(link: string | null): string[] {
  const named = (link ?? "").matchAll(/<([^>]*)>;\s*rel="?modulepreload"?/g);
  return Array.from(named, ([, href = ""]) => href);
}

function preload(href: string): void {
  if (document.querySelector(`link[rel=modulepreload][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}
