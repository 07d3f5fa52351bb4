/** Ms after which a page that has not come is given up. */
const LONGEST_MS = 10_000;

/** The code of the pages fetched, by their paths, as the answers named it (module-links.ts). */
const codeOf = new Map<string, readonly string[]>();

/** The files fetched: many pages draw what is in the same. */
const fetchedFiles = new Set<string>();

/**
 * Fetches the data of a page ahead of time, and the files that it draws. Resolves when they have
 * come or will not: then they are asked for again when somebody goes there.
 */
export async function fetchPage(path: string): Promise<void> {
  try {
    const link = await fetchWhole(dataPath(path));
    codeOf.set(path, linked(link, "modulepreload"));
    for (const file of linked(link, "prefetch")) {
      if (fetchedFiles.has(file)) continue;
      fetchedFiles.add(file);
      await fetchWhole(file);
    }
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
  }
}

/** Fetches to the end, as the browser keeps only what has come as a whole; gives what it links to. */
async function fetchWhole(address: string): Promise<string> {
  const answer = await fetch(address, {
    priority: "low",
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  await answer.arrayBuffer();
  return answer.headers.get("link") ?? "";
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

/** The addresses of a `Link` header that stand in this relation. */
export function linked(link: string, rel: "modulepreload" | "prefetch"): string[] {
  const all = link.matchAll(/<([^>]*)>;\s*rel="?(\w+)"?/g);
  return Array.from(all).flatMap(([, href = "", relation]) => (relation === rel ? [href] : []));
}

function preload(href: string): void {
  if (document.querySelector(`link[rel=modulepreload][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}
