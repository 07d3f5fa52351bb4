import type { ShouldRevalidateFunctionArgs } from "react-router";
import { withMine } from "#app/components/collection/mine-query.ts";
import { revalidateOnNewPath } from "#app/layout/visit/revalidation.ts";
import { planParameters } from "./search-params.ts";

/**
 * What is searched for in the pool is loaded, like all else of the query; the plan for another wish
 * or crystals are worked out in the browser.
 */
export function shouldRevalidate(navigation: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = navigation;
  return revalidateOnNewPath(navigation) || loadedQuery(currentUrl) !== loadedQuery(nextUrl);
}

function loadedQuery({ searchParams }: URL): string {
  const query = withMine(new URLSearchParams(searchParams), null);
  for (const key of Object.keys(planParameters)) if (key !== "find") query.delete(key);
  return query.toString();
}
