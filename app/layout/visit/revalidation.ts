import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For pages that the server draws for each query: they load again when the path or the query
 * changes, a form was sent, or their moment has come, but not when only popups or the place on the
 * page do.
 */
export function revalidateOnNewUrl(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = change;
  return revalidateOnNewPath(change) || currentUrl.search !== nextUrl.search;
}

/** For pages that filter in the browser what they have loaded: the query alone loads nothing. */
export function revalidateOnNewPath({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs): boolean {
  return isSent(formMethod) || currentUrl.pathname !== nextUrl.pathname || areAskedAnew > 0;
}

/** Has the router load the page's data as it is now, by `revalidate`, its own. */
export async function askAnew(revalidate: () => Promise<void>): Promise<void> {
  areAskedAnew += 1;
  try {
    await revalidate();
  } finally {
    areAskedAnew -= 1;
  }
}

// The router asks the pages in the same way as when a popup opens, and does not say which it is.
let areAskedAnew = 0;

function isSent(formMethod: string | undefined): boolean {
  return formMethod !== undefined && formMethod.toUpperCase() !== "GET";
}
