import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For pages that the server draws for each query: they load again when the path or the query
 * changes, or a form was sent, but not when only popups or the place on the page do.
 */
export function revalidateOnNewUrl({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs): boolean {
  return (
    isSent(formMethod) ||
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.search !== nextUrl.search
  );
}

/** For pages that filter in the browser what they have loaded: the query alone loads nothing. */
export function revalidateOnNewPath({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs): boolean {
  return isSent(formMethod) || currentUrl.pathname !== nextUrl.pathname;
}

function isSent(formMethod: string | undefined): boolean {
  return formMethod !== undefined && formMethod.toUpperCase() !== "GET";
}
