import { isRouteErrorResponse } from "react-router";
import { isCatalogueMessage } from "#app/lib/error-text.ts";

/** What the error view shows of an error. */
export interface ShownError {
  readonly status: number;
  /** The words of the error itself; null where they say nothing to a visitor. */
  readonly detail: string | null;
}

/** What production servers write in place of an error's own words. */
const SANITISED = "Unexpected Server Error";

/**
 * The status and words of whatever was thrown: 500 by default. The server's message of a refusal is
 * passed on.
 */
export function shownError(error: unknown): ShownError {
  if (isRouteErrorResponse(error)) {
    return { status: error.status, detail: typeof error.data === "string" ? error.data : null };
  }
  const said = error instanceof Error ? error.message : "";
  const saysNothing = said === "" || said === SANITISED || isCatalogueMessage(said);
  return { status: 500, detail: saysNothing ? null : said };
}
