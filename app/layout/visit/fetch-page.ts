/** Ms after which a page that has not come is given up. */
const LONGEST_MS = 10_000;

/**
 * Fetches a page ahead of time: its data, and its code, which the answer names in its `Link` header
 * (module-links.ts). Resolves when the data have come or will not: then they are asked for again
 * when somebody goes there.
 */
export async function fetchPage(path: string): Promise<void> {
  try {
    const answer = await fetch(dataPath(path), {
      priority: "low",
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    // To the end: the browser keeps what has come as a whole.
    await answer.arrayBuffer();
    for (const href of namedModules(answer.headers.get("link"))) preload(href);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
  }
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
  link.fetchPriority = "low";
  document.head.append(link);
}
